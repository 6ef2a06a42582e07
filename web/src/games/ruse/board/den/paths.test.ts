import { describe, expect, test } from 'vitest';
import { pathsOf, pathsWith, START, turned } from './paths';

/** An empty den with some tiles on it. */
function den(tiles: Record<number, string>): string[] {
  return Array.from({ length: 15 }, (_, cell) => tiles[cell] ?? '');
}

describe('turning a tile', () => {
  test('turns its sides clockwise and names them from the north', () => {
    expect(turned('NE', 1)).toBe('ES');
    expect(turned('NE', 3)).toBe('NW');
    expect(turned('ESW', 2)).toBe('NEW');
    expect(turned('NESW', 1)).toBe('NESW');
    expect(turned('NS', 0)).toBe('NS');
  });
});

describe('the paths of a den', () => {
  test('an empty den has none', () => {
    expect(pathsOf(den({})).joined.size).toBe(0);
  });

  test('a first tile that does not open to the south joins nothing', () => {
    expect(pathsOf(den({ [START]: 'NE' })).joined.size).toBe(0);
    expect([...pathsOf(den({ [START]: 'NS' })).joined]).toEqual([START]);
  });

  test('three straight tiles lead to the middle exit', () => {
    const { joined, exits } = pathsOf(den({ 2: 'NS', 7: 'NS', 12: 'NS' }));
    expect([...joined]).toEqual([2, 7, 12]);
    expect([...exits]).toEqual([2]);
  });

  test('tiles that only touch are not joined', () => {
    const { joined } = pathsOf(den({ 2: 'NS', 7: 'EW', 3: 'NW' }));
    expect([...joined]).toEqual([2]);
  });

  test('a path does not run round the edge of the board', () => {
    const { joined, exits } = pathsOf(den({ 2: 'ESW', 3: 'EW', 4: 'EW', 5: 'NESW' }));
    expect([...joined].sort()).toEqual([2, 3, 4]);
    expect(exits.size).toBe(0);
  });

  test('a loop ends, and both exits of a fork are found', () => {
    const tiles = { 2: 'NES', 3: 'NW', 7: 'NES', 8: 'NSW', 12: 'NS', 13: 'NS' };
    expect([...pathsOf(den(tiles)).exits].sort()).toEqual([2, 3]);
  });

  test('a tile that is only thought of opens what lies behind it', () => {
    const cells = den({ 2: 'NS', 12: 'NS' });
    expect([...pathsOf(cells).joined]).toEqual([2]);
    expect([...pathsWith(cells, 7, 'NS').exits]).toEqual([2]);
    expect(pathsWith(cells, 7, 'EW').exits.size).toBe(0);
    expect(cells[7]).toBe('');
  });
});
