import { beforeEach, expect, test } from 'vitest';
import type { CoachSays, LessonInfo, State } from '../../wire';
import { sampleChoice, sampleDesk } from '../../sample';
import { nothingMarked } from '../picking';
import { Coach } from './coach.svelte';
import { progressIn } from './progress';

const says = (words: string, choices: number[] = [], light: string[] = []): CoachSays => ({
  words,
  light,
  choices,
  otherwise: `No, ${words}`,
});

function tableWith(lesson: Partial<LessonInfo> | null): State {
  const full: LessonInfo | null = lesson && {
    name: 'first',
    title: 'First',
    place: 0,
    steps: 4,
    says: [says('Look.', [], ['die:0']), says('Take it.', [3], ['die:0'])],
    over: false,
    lost: false,
    ...lesson,
  };
  return { table: 'abc', game: 'snatch', desks: [sampleDesk(0)], lesson: full } as unknown as State;
}

function coachAt(state: State, telling = false): Coach {
  return new Coach(
    () => state,
    () => telling,
  );
}

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
});

test('the coach says one thing after another, and then waits for a choice', () => {
  const coach = coachAt(tableWith({}));
  expect([coach.says?.words, coach.number, coach.reads]).toEqual(['Look.', 1, true]);
  expect(coach.lets(sampleChoice(3))).toBe(false);
  expect(coach.wrong).not.toBe('');
  coach.goOn();
  expect([coach.says?.words, coach.number, coach.reads]).toEqual(['Take it.', 2, false]);
  expect(coach.wrong).toBe('');
  coach.goOn();
  expect(coach.number).toBe(2);
});

test('another choice is explained, and the awaited one goes through', () => {
  const coach = coachAt(tableWith({}));
  coach.goOn();
  expect(coach.lets(sampleChoice(4))).toBe(false);
  expect(coach.wrong).toBe('No, Take it.');
  expect(coach.lets(sampleChoice(90, { plays: [3, 4] }))).toBe(true);
  expect(coach.wrong).toBe('');
});

test('what is shown is the awaited choice, in one step if that can be', () => {
  const coach = coachAt(tableWith({}));
  coach.goOn();
  const [whole, step] = [sampleChoice(90, { plays: [3, 4] }), sampleChoice(3)];
  expect(coach.example([sampleChoice(1), whole, step])).toBe(step);
  expect(coach.example([sampleChoice(1), whole])).toBe(whole);
  expect(coach.example([sampleChoice(1)])).toBeNull();
});

test('what the coach speaks of is marked, and while there is only something to read nothing else is', () => {
  const coach = coachAt(tableWith({}));
  const marks = { ...nothingMarked, open: new Set(['die:1']) };
  expect(coach.marks(marks)).toEqual({ ...nothingMarked, hint: new Set(['die:0']) });
  coach.goOn();
  expect(coach.marks(marks)).toEqual({ ...marks, hint: new Set(['die:0']) });
});

test('while moves are told or others are to move the coach listens', () => {
  expect(coachAt(tableWith({}), true).says).toBeNull();
  expect(coachAt(tableWith({ says: [] })).listens).toBe(true);
});

test('what has been read is kept for whoever comes back to the same table', () => {
  const coach = coachAt(tableWith({}));
  coach.goOn();
  expect(coachAt(tableWith({})).number).toBe(2);
  expect(coachAt({ ...tableWith({}), table: 'another' }).number).toBe(1);
  expect(coachAt(tableWith({ place: 2, says: [says('On.')] })).number).toBe(3);
});

test('whoever leaves while others are to move hears what is said then', () => {
  coachAt(tableWith({ place: 2, says: [] })).keep();
  expect(coachAt(tableWith({ place: 2, says: [says('On.')] })).says?.words).toBe('On.');
});

test('a lesson that was read to its end has been learned, also when it is begun again', () => {
  coachAt(tableWith({ place: 3, says: [says('The end.')], over: true })).keep();
  expect(progressIn('snatch', 'first')).toMatchObject({ learned: true, over: true });
  coachAt({ ...tableWith({}), table: 'again' }).keep();
  expect(progressIn('snatch', 'first')).toMatchObject({ learned: true, over: false });
});

test('at the end, at a lost lesson and without one everything goes through', () => {
  for (const lesson of [
    { place: 3, says: [says('The end.')], over: true },
    { lost: true, says: [] },
    null,
  ])
    expect(coachAt(tableWith(lesson)).lets(sampleChoice(9))).toBe(true);
});

test('whoever watches or plays on has no coach', () => {
  expect(coachAt({ ...tableWith({}), desks: [] }).lesson).toBeNull();
  const coach = coachAt(tableWith({}));
  coach.gone = true;
  expect(coach.lesson).toBeNull();
});
