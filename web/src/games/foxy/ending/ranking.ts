// Who came where: by points, then by points from the circle, then by numbers not crossed out.
import type { TallyView } from '../view';

/** One seat in the ranking. */
export interface Place {
  seat: number;
  /** From 1; those who share a place have the same. */
  place: number;
  points: number;
  circlePoints: number;
  crossed: number;
}

type Standing = Omit<Place, 'place'>;

/** The running totals of all seats after so many cards. */
export function totalsAfter(tally: TallyView[], cards: number): number[] {
  const turned = tally.slice(0, cards);
  const seats = tally[0]?.marks.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    turned.reduce((sum, { marks }) => sum + (marks[seat]?.points ?? 0), 0),
  );
}

/** All seats, the best first. */
export function rankingOf(tally: TallyView[]): Place[] {
  const standings = (tally[0]?.marks ?? []).map((_, seat) => standingOf(tally, seat));
  standings.sort(better);
  return standings.map((standing) => ({
    ...standing,
    place: 1 + standings.findIndex((other) => better(other, standing) === 0),
  }));
}

function standingOf(tally: TallyView[], seat: number): Standing {
  const marks = tally.flatMap((each) => each.marks[seat] ?? []);
  const sum = (of: typeof marks) => of.reduce((total, { points }) => total + points, 0);
  return {
    seat,
    points: sum(marks),
    circlePoints: sum(marks.filter(({ circled }) => circled)),
    crossed: marks.filter(({ crossed }) => crossed).length,
  };
}

function better(one: Standing, other: Standing): number {
  return (
    other.points - one.points ||
    other.circlePoints - one.circlePoints ||
    one.crossed - other.crossed
  );
}

/** What decided between two places with the same points, in words; nothing where points did. */
export function tieWords(places: Place[]): string {
  const [first, second] = places;
  if (!first || !second || first.points !== second.points) return '';
  if (first.circlePoints !== second.circlePoints) return 'The same points: the circle decides.';
  if (first.crossed !== second.crossed) return 'The same points: fewer crossed-out numbers decide.';
  return 'A shared victory!';
}
