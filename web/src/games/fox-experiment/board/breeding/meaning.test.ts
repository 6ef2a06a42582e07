import { describe, expect, it } from 'vitest';
import type { FoxTrack, SeatView, StudyView } from '../../view';
import {
  circles,
  friendliness,
  pointTokens,
  progressWords,
  prospects,
  tokensBrought,
} from './meaning';

const track: FoxTrack = ['square', 'circle', 'square', 'circle', 'circle'];
const study: StudyView = {
  ref: 'study:0',
  levels: [
    { tail: 0, ear: 1, bark: 2, spot: 0 },
    { tail: 0, ear: 2, bark: 3, spot: 0 },
    { tail: 0, ear: 3, bark: 5, spot: 0 },
  ],
  points: [2, 5, 10],
  level: 0,
};

describe('a track', () => {
  it('reads square, circle, square, circle, circle', () => {
    const counts = [0, 1, 2, 3, 4, 5, 7].map((symbols) => circles(symbols, track));
    expect(counts).toEqual([0, 0, 1, 1, 2, 3, 3]);
  });

  it('reads as the box has it', () => {
    const corrected: FoxTrack = ['circle', 'circle', 'circle', 'square', 'square'];
    expect(circles(2, corrected)).toBe(2);
    const symbols = { tail: 4, ear: 1, bark: 0, spot: 0 };
    expect(tokensBrought(symbols, [], corrected)).toEqual({ tail: 3, ear: 1, bark: 0, spot: 0 });
  });
});

describe('a pup', () => {
  it('is as friendly as it has symbols, and symbols beyond a track are points', () => {
    const symbols = { tail: 7, ear: 0, bark: 6, spot: 2 };
    expect(friendliness(symbols)).toBe(15);
    expect(pointTokens(symbols, track)).toBe(3);
  });

  it('brings only the tokens that no other pup brings', () => {
    const first = { tail: 2, ear: 5, bark: 0, spot: 1 };
    const second = { tail: 4, ear: 4, bark: 2, spot: 1 };
    expect(tokensBrought(first, [], track)).toEqual({ tail: 1, ear: 3, bark: 0, spot: 0 });
    expect(tokensBrought(second, [first], track)).toEqual({ tail: 1, ear: 0, bark: 1, spot: 0 });
  });
});

describe('a study', () => {
  it('says what is missing', () => {
    const [goal] = prospects([study], { tail: 4, ear: 0, bark: 0, spot: 0 });
    expect(goal?.next?.state).toBe('short');
    expect(goal?.short).toBe('1 ear and 2 barks short');
  });

  it('is completed by a pup that has just enough', () => {
    const [goal] = prospects([study], { tail: 0, ear: 1, bark: 2, spot: 0 });
    expect(goal?.next?.state).toBe('enough');
    expect(goal?.short).toBe('');
    expect(goal?.levels.map((level) => level.state)).toEqual(['enough', 'short', 'short']);
  });

  it('asks for its next level only', () => {
    const [goal] = prospects([{ ...study, level: 1 }], { tail: 0, ear: 2, bark: 2, spot: 0 });
    expect(goal?.next?.level).toBe(2);
    expect(goal?.short).toBe('1 bark short');
    expect(goal?.levels[0]?.state).toBe('done');
  });

  it('asks for nothing when it is finished', () => {
    const [goal] = prospects([{ ...study, level: 3 }], { tail: 0, ear: 9, bark: 9, spot: 0 });
    expect(goal?.next).toBeNull();
    expect(goal?.short).toBe('');
  });
});

describe('the others', () => {
  const seat = { doing: 'arranging dice', stage: 'breeding', pups: [{}], litter: 2 };
  it('are breeding, researching or done', () => {
    expect(progressWords('Ann', seat as SeatView)).toBe('Ann is arranging dice (pup 2 of 2)');
    const upgrading = { ...seat, stage: 'upgrading', doing: 'thinking about upgrades' };
    expect(progressWords('Ben', upgrading as SeatView)).toBe('Ben is thinking about upgrades');
    expect(progressWords('Cleo', { ...seat, doing: '' } as SeatView)).toBe('Cleo has finished');
  });
});
