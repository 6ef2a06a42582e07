import { expect, test } from 'vitest';
import type { View } from '../view';
import { sampleChoice } from '../../../sample';
import { areaFollowed, seatShown } from './following';

const view = { turn: { seat: 1 } } as View;
const told = { view, viewer: 0, acting: null, traces: [], choices: [] };

test('a player sees their own board, and that of another who digs or lets kits grow', () => {
  expect(seatShown(told)).toBe(0);
  expect(seatShown({ ...told, acting: 2, traces: ['path:0:1'] })).toBe(0);
  expect(seatShown({ ...told, acting: 2, traces: ['cell:2:7'] })).toBe(2);
  expect(seatShown({ ...told, acting: 2, traces: ['kit:2:0', 'growth-space:2:0:3'] })).toBe(2);
});

test('whoever has to choose sees their own board', () => {
  const choices = [sampleChoice(1, {})];
  expect(seatShown({ ...told, acting: 2, traces: ['cell:2:7'], choices })).toBe(0);
});

test('those who watch see the board of whoever acts, and then of whoever is next', () => {
  expect(seatShown({ ...told, viewer: null, acting: 2, traces: ['path:0:1'] })).toBe(2);
  expect(seatShown({ ...told, viewer: null })).toBe(1);
});

test('a small table opens the area in which something is done', () => {
  expect(areaFollowed(told, 0)).toBeNull();
  expect(areaFollowed({ ...told, acting: 2, traces: ['space:0:1'] }, 0)).toBe('land');
  expect(areaFollowed({ ...told, acting: 2, traces: ['cell:2:7'] }, 0)).toBe('others');
  expect(areaFollowed({ ...told, acting: 2, traces: ['cell:2:7'] }, 2)).toBe('den');
});
