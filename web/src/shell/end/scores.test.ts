import { describe, expect, it } from 'vitest';
import { bySource } from './scores';

describe('bySource', () => {
  it('lays the sources of all seats side by side', () => {
    const rows = bySource([
      [
        { words: 'Pigs', points: 12 },
        { words: 'Mice', points: 3 },
      ],
      [
        { words: 'Pigs', points: 1 },
        { words: 'Bones', points: 2 },
      ],
    ]);
    expect(rows).toEqual([
      { words: 'Pigs', points: [12, 1] },
      { words: 'Mice', points: [3, 0] },
      { words: 'Bones', points: [0, 2] },
    ]);
  });
});
