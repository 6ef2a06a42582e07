import { describe, expect, it } from 'vitest';
import { joined, newLines } from './log';

describe('joined', () => {
  it('puts new lines after those to keep', () => {
    expect(joined(['a', 'b'], { since: 2, lines: ['c'] })).toEqual(['a', 'b', 'c']);
  });

  it('replaces the end when a step was taken back', () => {
    expect(joined(['a', 'b', 'c'], { since: 1, lines: [] })).toEqual(['a']);
  });

  it('starts anew with a whole log', () => {
    expect(joined(['a', 'b'], { since: 0, lines: ['x'] })).toEqual(['x']);
  });
});

describe('newLines', () => {
  it('finds what was added', () => {
    expect(newLines(['a'], ['a', 'b', 'c'])).toEqual(['b', 'c']);
    expect(newLines(['a'], ['a'])).toEqual([]);
  });

  it('starts where the logs part', () => {
    expect(newLines(['a', 'b'], ['a', 'x', 'y'])).toEqual(['x', 'y']);
    expect(newLines(['a', 'b'], ['a'])).toEqual([]);
  });
});
