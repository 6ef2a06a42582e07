// The table in words, for everyone who listens instead of looking.
import { counted, listed } from '../../phrases';
import type { CardView, DieView, FarmView, HeldView, SeatView, View } from './view';

const plurals: Record<string, string> = {
  sheep: 'sheep',
  bacon: 'bacon',
  butter: 'butter',
  pancake: 'pancakes',
};

/** Name a kind of card as it is called when one of it lies there. */
export function nameOf(kind: string): string {
  return kind === 'pancake' ? 'pancakes' : kind;
}

/** Name some cards of a kind. */
export function someOf(kind: string, count: number): string {
  if (count === 1) return nameOf(kind);
  return `${count} ${plurals[kind] ?? `${kind}s`}`;
}

/** Say what is on a card. */
export function cardWords(card: CardView): string {
  const mouse = card.mouse ? ` with a ${card.mouse} mouse` : '';
  return nameOf(card.kind) + mouse + (card.bone ? ' with a bone' : '');
}

/** Say what lies at a farm: the inner card first. */
export function farmWords(farm: FarmView): string {
  const cards = [farm.inner, farm.outer].filter((card) => card !== null).map(cardWords);
  return `Farm ${farm.letter}: ${cards.length > 0 ? cards.join(', ') : 'no cards'}`;
}

/** Say what a die shows. */
export function dieWords(die: DieView): string {
  return `Die showing ${die.value}`;
}

/** Say what equal cards someone holds. */
export function heldWords(held: HeldView): string {
  const mice = held.mouse ? ` with ${held.count > 1 ? 'one' : 'a'} ${held.mouse} mouse` : '';
  return someOf(held.kind, held.count) + mice + (held.mouse && held.count > 1 ? ' each' : '');
}

/** Say where the figures stand, what the dice show and how far the game has come. */
export function tableWords(view: View, names: string[]): string[] {
  const letter = (farm: number) => view.farms[farm]?.letter ?? '?';
  const free = view.dice.filter((die) => die.used_by === null).map((die) => String(die.value));
  const decks = view.decks;
  return [
    view.phase === 'over'
      ? 'The game is over.'
      : `Day ${view.day} of ${view.days}, round ${view.round} of ${view.rounds}.`,
    `The wolf stands at farm ${letter(view.wolf)}, the fox at farm ${letter(view.fox)}.`,
    `Dice in the forest: ${listed(free, 'none')}.`,
    `${names[view.start] ?? 'Nobody'} has the start marker.`,
    `Cards left: ${decks.inner} red, ${decks.outer} blue` +
      (view.young ? '.' : `, ${decks.farmer} farmer.`),
  ];
}

/** Say what lies on a seat's mat. */
export function matWords(seat: SeatView, young: boolean): string[] {
  const bones = counted(seat.bones, 'bone');
  const say = (cards: HeldView[]) => listed(cards.map(heldWords), 'no cards');
  if (young) return [`${bones}.`, `Cards: ${say([...seat.wolf, ...seat.fox])}.`];
  return [`${bones}.`, `Wolf side: ${say(seat.wolf)}.`, `Fox side: ${say(seat.fox)}.`];
}
