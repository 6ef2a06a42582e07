// What there is to do at each step, in a headline and a sentence.
import type { SeatView, Step } from '../../view';

export interface Headline {
  title: string;
  words: string;
}

const steps: Partial<Record<Step, Headline>> = {
  die: { title: 'Change a die', words: 'Pick the die you want to turn.' },
  face: { title: 'Change a die', words: 'Pick the face it shall show.' },
  extra: { title: 'Extra die', words: 'Pick the trait of the die you roll in addition.' },
  replace: { title: 'Three foxes', words: 'Let one of them be a parent, or keep yours.' },
  assign: {
    title: 'Research: studies',
    words: 'Bring each pup to a study. A pup completes one level.',
  },
  penalty: { title: 'Siblings', words: 'Your parents were siblings: give back a token.' },
  trade: { title: 'Trade', words: 'Trade up to two tokens, all in one direction.' },
  upgrade: {
    title: 'Research: upgrades',
    words: 'Pick upgrades on your mat and pay with tokens of one trait, or finish here.',
  },
  mixed: { title: 'Mixed payment', words: 'Pick the upgrade on your mat.' },
  paying: {
    title: 'Mixed payment',
    words: 'Pick the tokens you pay with. The first stays on your mat.',
  },
  patron: { title: 'A patron', words: 'Pick the patron you want to join, beside the board.' },
  tile: { title: 'Swap tiles', words: 'Pick the tile you want to swap with.' },
  wild: { title: 'A wild token', words: 'Pick the trait token you take.' },
  study: { title: 'A new study', words: 'Keep one of the studies on offer.' },
  keep: { title: 'Keep a pup', words: 'Pick the pup that will be one of your next parents.' },
  order: { title: 'Into the kennel', words: 'Pick the pup that moves in next.' },
};

/** What the seat is to do now. */
export function headlineOf(seat: SeatView): Headline {
  const number = seat.pups.length + 1;
  const pup = `Pup ${number} of ${seat.litter}`;
  if (seat.step === 'roll') {
    const words =
      number === 1 ? 'Both parents and your mat give the dice.' : 'The same parents once more.';
    return { title: pup, words };
  }
  if (seat.step === 'arrange') {
    return { title: `${pup}: a ${seat.roll?.sex ?? 'new'} fox`, words: arrangingWords(seat) };
  }
  if (seat.step === 'foxes') {
    return {
      title: 'Three foxes',
      words: `Draw fox ${seat.drawn.length + 1} of 3 from either deck.`,
    };
  }
  return steps[seat.step] ?? { title: 'Research', words: '' };
}

/** Say what can still be placed. */
function arrangingWords({ roll }: SeatView): string {
  const isFree = roll?.dice.some((die) => die.parts.some((part) => part.placed === null));
  if (isFree) return 'Drag friendly pieces to the traits they stand for.';
  if (roll && roll.tokens_left > 0)
    return 'Spend friendly tokens if you like, then record the pup.';
  return 'Everything is placed: record the pup.';
}
