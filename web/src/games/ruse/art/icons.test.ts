import { describe, expect, it } from 'vitest';
import { gainsOf, wordsOf } from './icons';

const printed = [
  '2G',
  '@ 1V',
  'K',
  '@ *R',
  '4V',
  'R',
  '@ B',
  'A',
  '@ D',
  'CH 1V',
  'S S',
  'HUNTER 1G',
  'HERE',
  'OBJECTIVE',
];

describe('an icon code', () => {
  it('gives its icons in their order', () => {
    expect(gainsOf('@ 1V').map((gain) => gain.icon)).toEqual(['target', 'victory']);
  });

  it('counts equal icons together', () => {
    expect(gainsOf('K K')).toEqual([
      { icon: 'kit', many: 2, counted: false, words: '1 more on a kit, 2 times' },
    ]);
  });

  it('keeps a resource of choice apart from one of the territory', () => {
    expect(gainsOf('*R R').map((gain) => gain.icon)).toEqual(['any-resource', 'resource']);
  });

  it.each(printed)('is known in all its words: %s', (code) => {
    expect(gainsOf(code).length).toBe(new Set(code.split(' ')).size);
  });

  it('that no board prints is refused', () => {
    expect(() => gainsOf('2X')).toThrow('There is no icon for "2X".');
  });
});

describe('a code in words', () => {
  it.each([
    ['2G B', '2 growth points and a bonus tile'],
    ['1G', '1 growth point'],
    ['CH 1V', 'the cheese and 1 victory point'],
    ['*R *R', '2 resources of your choice'],
    ['', 'nothing'],
  ])('reads "%s" as "%s"', (code, words) => {
    expect(wordsOf(code)).toBe(words);
  });

  it('names the resource of the territory', () => {
    expect(wordsOf('R B', 'egg')).toBe('an egg and a bonus tile');
    expect(wordsOf('R', 'berry')).toBe('a berry');
  });
});
