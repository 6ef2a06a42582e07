import { describe, expect, it } from 'vitest';
import { search } from './search';

const rule = (id: string, words: string) => ({ id, words, text: words });
const chapters = [
  {
    title: 'Bones',
    intro: 'About bones.',
    rules: [
      rule('bon-1', 'Take a bone from the supply.'),
      rule('bon-2', 'A bone makes a die one higher or one lower.'),
    ],
  },
  { title: 'Farmer', intro: '', rules: [rule('far-1', 'The farmer takes cards.')] },
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
