// Picking: a player points at things on the table, in any order, until one choice is left.
import type { ChoiceInfo } from '../wire';
import { otherChoices } from './words/table';

/** What a board marks on the things it draws, by their refs. */
export interface Marks {
  /** Worth picking now: it narrows the choice, or swaps one pick for another. */
  open: Set<string>;
  /** Picked already; picking it again puts it back. */
  picked: Set<string>;
  /** Pointed at by the choice under the mouse, in focus or about to be played. */
  preview: Set<string>;
  /** Pointed at by the hint. */
  hint: Set<string>;
}

/** A heading with the choices under it. */
export interface Group {
  ref: string;
  heading: string;
  choices: ChoiceInfo[];
}

export const nothingMarked: Marks = {
  open: new Set(),
  picked: new Set(),
  preview: new Set(),
  hint: new Set(),
};

/** The choices that point at everything picked; of equal things one stands for the other, but never for two. */
export function remaining(choices: ChoiceInfo[], picked: string[]): ChoiceInfo[] {
  return choices.filter((choice) => {
    const meant = picked.map((ref) => choice.also[ref] ?? ref);
    return meant.every((ref, at) => choice.at.includes(ref) && meant.indexOf(ref) === at);
  });
}

/** Everything that a choice points at, and what is as good. */
function pointsAt(choice: ChoiceInfo): string[] {
  return [...choice.at, ...Object.keys(choice.also)];
}

/** What a choice points at, with the equal things that were picked in place of its own. */
export function meantBy(choice: ChoiceInfo, picked: string[]): string[] {
  return choice.at.map((ref) => picked.find((own) => choice.also[own] === ref) ?? ref);
}

/** Picks after pointing at a thing: put back if it was picked, else added in place of what contradicts it. */
export function pick(choices: ChoiceInfo[], picked: string[], ref: string): string[] {
  if (picked.includes(ref)) return picked.filter((other) => other !== ref);
  if (remaining(choices, [ref]).length === 0) return picked;
  let kept = [ref];
  for (const other of byLikeness(picked, ref)) {
    if (remaining(choices, [...kept, other]).length > 0) kept = [...kept, other];
  }
  return [...picked.filter((other) => kept.includes(other)), ref];
}

/** Earlier picks, the newest first and those of the new thing's own kind last: they are the ones it replaces. */
function byLikeness(picked: string[], ref: string): string[] {
  const newestFirst = [...picked].reverse();
  const alike = (other: string) => kindOf(other) === kindOf(ref);
  return [...newestFirst.filter((other) => !alike(other)), ...newestFirst.filter(alike)];
}

/** The kind of thing a ref names: "die" for "die:4". */
export function kindOf(ref: string): string {
  return ref.split(':', 1)[0] ?? ref;
}

/** The things worth picking: those that narrow what remains, and those that would take a pick's place. */
export function openRefs(choices: ChoiceInfo[], picked: string[]): Set<string> {
  const open = narrowing(remaining(choices, picked));
  for (const own of picked) {
    const others = picked.filter((ref) => ref !== own);
    for (const ref of narrowing(remaining(choices, others))) {
      if (kindOf(ref) === kindOf(own)) open.add(ref);
    }
  }
  for (const ref of picked) open.delete(ref);
  return open;
}

/** The things that some of the choices point at and others do not; none means that only the list can tell them apart. */
export function narrowing(choices: ChoiceInfo[]): Set<string> {
  const open = new Set<string>();
  for (const choice of choices) {
    for (const ref of pointsAt(choice)) {
      if (choices.some((other) => !pointsAt(other).includes(ref))) open.add(ref);
    }
  }
  return open;
}

/** What the board marks: what may be picked, what is, what the choice in view points at, and the hint. */
export function marksOf(
  choices: ChoiceInfo[],
  picked: string[],
  previewed: ChoiceInfo | null,
  hinted: ChoiceInfo | null,
): Marks {
  return {
    open: openRefs(choices, picked),
    picked: new Set(picked),
    preview: new Set(previewed ? meantBy(previewed, picked) : []),
    hint: new Set(hinted?.at ?? []),
  };
}

/** Marks with these things hinted at as well. */
export function hinting(marks: Marks, refs: string[]): Marks {
  return { ...marks, hint: new Set([...marks.hint, ...refs]) };
}

/** The choice about to be played: the one selected, or the only one left that is not another way to do the same. */
export function chosenOf(left: ChoiceInfo[], selected: number | null): ChoiceInfo | null {
  const named = left.find((choice) => choice.id === selected);
  if (named) return named;
  const sensible = left.filter((choice) => sensibleWay(left, choice) === choice);
  return sensible.length === 1 ? (sensible[0] ?? null) : null;
}

/** The other ways to do what a choice does, of those on offer: the sensible one first. */
export function otherWays(choices: ChoiceInfo[], choice: ChoiceInfo): ChoiceInfo[] {
  const sensible = sensibleWay(choices, choice);
  const ways = choices.filter((each) => sensibleWay(choices, each) === sensible);
  return [sensible, ...ways.filter((each) => each !== sensible)].filter((each) => each !== choice);
}

/** The sensible way to do what a choice does: itself, unless it says otherwise and that one is on offer. */
function sensibleWay(choices: ChoiceInfo[], choice: ChoiceInfo): ChoiceInfo {
  return choices.find((each) => each.id === choice.alternative_to) ?? choice;
}

/** Choices under headings, by the first thing they point at; one group without a heading where that helps nobody. */
export function grouped(choices: ChoiceInfo[], enough = 8): Group[] {
  const byThing = new Map<string, ChoiceInfo[]>();
  for (const choice of choices) {
    const ref = choice.at[0] ?? '';
    byThing.set(ref, [...(byThing.get(ref) ?? []), choice]);
  }
  if (choices.length < enough || byThing.size < 2 || byThing.size === choices.length) {
    return [{ ref: '', heading: '', choices }];
  }
  const groups: Group[] = [];
  for (const [ref, under] of byThing) {
    const last = groups.at(-1);
    const heading = under[0]?.heading ?? '';
    if (under.length > 1 && heading) groups.push({ ref, heading, choices: under });
    else if (last && isAssorted(last)) last.choices.push(...under);
    else groups.push({ ref, heading: groups.length > 0 ? otherChoices : '', choices: under });
  }
  return groups;
}

function isAssorted(group: Group): boolean {
  return group.heading === '' || group.heading === otherChoices;
}
