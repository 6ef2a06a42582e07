import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../wire';
import type { CardView, MarkView, View } from './view';
import { awaitedWords, cardWords, markWords, timesWords } from './words';

const card: CardView = {
  ref: 'card',
  number: 3,
  landscape: 'sea',
  animals: ['octopus', 'cat'],
  is_fox: false,
};
const mark: MarkView = { number: 5, circled: false, points: 5, crossed: false, off: 0 };
const people = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map(
  (name, seat) => ({ seat, name }) as SeatInfo,
);
const table = (...written: boolean[]) =>
  ({ seats: written.map((has_written) => ({ has_written })) }) as View;

describe('the table in words', () => {
  it('says what a card shows', () => {
    expect(cardWords(card)).toBe('In the sea: an octopus and a cat');
    expect(cardWords({ ...card, landscape: 'savannah', animals: ['zebra'] })).toBe(
      'In the savannah: a zebra',
    );
    expect(cardWords({ ...card, landscape: null, animals: [], is_fox: true })).toBe('The fox');
  });

  it('says whom the table waits for, and never oneself', () => {
    expect(awaitedWords(table(true, false, false), people.slice(0, 3), 0)).toBe(
      'Ben and Cleo are still writing.',
    );
    expect(awaitedWords(table(false, false), people.slice(0, 2), 0)).toBe('Ben is still writing.');
    expect(awaitedWords(table(true, true), people.slice(0, 2), null)).toBe('');
    expect(awaitedWords(table(false, false, false, false, false), people, null)).toBe(
      '5 are still writing.',
    );
  });

  it('says how a number fared', () => {
    expect(markWords(mark, 5, false)).toBe('wrote 5: exactly right, 5 points');
    expect(markWords({ ...mark, circled: true, points: 10 }, 5, false)).toBe(
      'wrote 5, circled: exactly right, 10 points',
    );
    expect(markWords({ ...mark, number: 1, points: 1 }, 5, false)).toBe(
      'wrote 1: too low, 1 point',
    );
    expect(markWords({ ...mark, number: 6, points: 0, crossed: true }, 5, false)).toBe(
      'wrote 6: too high, crossed out, no points',
    );
  });

  it('speaks neither of points nor of crossing out to a player alone', () => {
    const alone = { ...mark, points: 0 };
    expect(markWords(alone, 5, true)).toBe('wrote 5: exactly right');
    expect(markWords({ ...alone, number: 3, off: 2 }, 5, true)).toBe('wrote 3: 2 too low');
    expect(markWords({ ...alone, number: 7, off: 2 }, 5, true)).toBe('wrote 7: 2 too high');
  });

  it('says what a circle is worth in this box', () => {
    expect([1, 2, 3].map(timesWords)).toEqual(['once', 'double', '3 times']);
  });
});
