import { describe, expect, it } from 'vitest';
import type { ChoiceInfo } from '../../../wire';
import type { SeatView } from '../view';
import { areaFollowed, homeShown } from './following';

const place = (seat: number, stage: SeatView['stage']) =>
  ({ ref: `seat:${seat}`, stage }) as unknown as SeatView;
const told = (main: string, acting: number | null = 1) => ({
  traces: [main],
  acting,
  choices: [] as ChoiceInfo[],
});

describe('what the table turns to', () => {
  it('shows the place of whoever acts in a replay, and otherwise one\u2019s own', () => {
    expect(homeShown({ viewer: 0, acting: 1, replaying: true })).toBe(1);
    expect(homeShown({ viewer: null, acting: 1, replaying: true })).toBe(1);
    expect(homeShown({ viewer: 0, acting: null, replaying: true })).toBe(0);
    expect(homeShown({ viewer: 0, acting: 1, replaying: false })).toBe(0);
  });

  it('opens the area in which a move was made', () => {
    expect(areaFollowed(told('kennel:male:2'), place(0, 'selecting'))).toBe('kennel');
    expect(areaFollowed(told('space:3'), place(0, 'selecting'))).toBe('supplies');
    expect(areaFollowed(told('seat:1'), place(0, 'breeding'))).toBe('others');
    expect(areaFollowed(told('seat:1'), null)).toBe('others');
    expect(areaFollowed(told('seat:1'), place(1, 'breeding'))).toBe('litter');
    expect(areaFollowed(told('seat:1'), place(1, 'upgrading'))).toBe('mat');
  });

  it('opens nothing for a move that nobody has made, or for whoever chooses', () => {
    expect(areaFollowed(told('seat:1', null), place(0, 'breeding'))).toBeNull();
    const choosing = { ...told('seat:1'), choices: [{} as ChoiceInfo] };
    expect(areaFollowed(choosing, place(0, 'breeding'))).toBeNull();
  });
});
