import { describe, expect, it } from 'vitest';
import type { Report } from '../../wire';
import { across, down, inWords, lineOf, nearest, placeOf, type Frame } from './course';

const frame: Frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
const point = (ply: number, chances: number[], points: number[] = []) => ({
  ply,
  seat: null,
  words: `What move ${ply} did.`,
  chances,
  points,
});
const report: Report = {
  game: 'x',
  title: 'X',
  quality: 'good',
  unit: 'chance',
  plies: 10,
  rows: [],
  course: [point(0, [0.5, 0.5]), point(4, [0.25, 0.75]), point(10, [0, 1])],
  moments: [],
};

describe('the course of a game', () => {
  it('lies between the edges of its frame', () => {
    expect([across(frame, 0, 10), across(frame, 10, 10)]).toEqual([10, 110]);
    expect([down(frame, 1, 1), down(frame, 0, 1)]).toEqual([5, 55]);
    expect(lineOf(report, 0, frame)).toBe('10.0,30.0 50.0,42.5 110.0,55.0');
  });

  it('finds the moment that is pointed at, also where only some are told', () => {
    expect([-5, 10, 31, 55, 500].map((x) => nearest(report, x, frame))).toEqual([0, 0, 1, 1, 2]);
    expect([0, 3, 8].map((ply) => placeOf(report, ply))).toEqual([0, 1, 2]);
  });

  it('tells a moment in words', () => {
    expect(inWords(report, 1, ['Ann', 'Bo'])).toBe(
      'Move 4. What move 4 did. Ann\u00a025%, Bo\u00a075%.',
    );
    const memory: Report = { ...report, unit: 'points', course: [point(0, [], [128, 97])] };
    expect(inWords(memory, 0, ['Ann', 'Bo'])).toMatch('Ann\u00a0128, Bo\u00a097.');
  });
});
