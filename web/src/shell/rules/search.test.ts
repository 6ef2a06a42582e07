import { describe, expect, it } from 'vitest';
import { search } from './search';

const chapters = [
  {
    title: 'Bones',
    intro: 'About bones.',
    rules: [
      { id: 'bon-1', words: 'Take a bone from the supply.' },
      { id: 'bon-2', words: 'A bone makes a die one higher or one lower.' },
    ],
  },
  { title: 'Farmer', intro: '', rules: [{ id: 'far-1', words: 'The farmer takes cards.' }] },
];
const found = (wanted: string) =>
  search(chapters, wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

describe('search', () => {
  it('shows everything when nothing is wanted', () => {
    expect(search(chapters, '  ')).toBe(chapters);
  });

  it('finds words in any order and case, numbers, and whole chapters', () => {
    expect(found('DIE bone')).toEqual(['bon-2']);
    expect(found('far-1')).toEqual(['far-1']);
    expect(found('bones')).toEqual(['bon-1', 'bon-2']);
  });

  it('finds nothing where nothing fits', () => {
    expect(search(chapters, 'dragon')).toEqual([]);
  });
});
