// How the exact number of a card comes about.
import { animals } from '../art/kinds';
import type { AnimalKey, FoxKey, TallyView } from '../view';

/** The tracks that add up to a card's exact number; none for a fox that asks for something else. */
export function countedTracks({ card }: TallyView, fox: FoxKey): AnimalKey[] {
  if (!card.is_fox) return card.animals;
  return fox === 'cat' ? ['cat'] : [];
}

const asked: Record<FoxKey, string> = {
  different: 'different animals',
  most: 'of the animal seen most',
  singles: 'cards with one animal',
  cat: 'cats, with the fox',
};

/** What the fox's number counts. */
export function foxWords(fox: FoxKey): string {
  return asked[fox];
}

/** The animals that got a cross with this card: those with more than after the card before. */
export function crossed(now: TallyView, before: TallyView | undefined): AnimalKey[] {
  return animals.filter((animal) => now.tracks[animal] > (before?.tracks[animal] ?? 0));
}
