import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisInfo, Report } from '../../wire';
import { Analysis } from './analysis.svelte';

const report = (quality: 'rough' | 'good', plies: number[]): Report => ({
  game: 'x',
  title: 'X',
  quality,
  unit: 'chance',
  plies: 9,
  rows: [],
  course: plies.map((ply) => ({ ply, seat: null, words: '', chances: [1], points: [0] })),
  moments: [],
});
const rough = report('rough', [0, 4, 9]);
const good = report('good', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

let asked: string[] = [];
let answers: AnalysisInfo[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://table').searchParams.get('known') ?? '');
    return new Response(JSON.stringify(answers.shift()));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an analysis on the page', () => {
  it('asks until it is good, names what it knows, and keeps pointing at the same move', async () => {
    answers = [
      { done: 0, decisions: 9, report: null },
      { done: 2, decisions: 9, report: rough },
      { done: 5, decisions: 9, report: null },
      { done: 9, decisions: 9, report: good },
    ];
    const analysis = new Analysis();
    analysis.open('abc');
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysis.report?.quality).toBe('rough');
    analysis.at = 1;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['', '', 'rough', 'rough']);
    expect([analysis.report?.quality, analysis.done, analysis.at]).toEqual(['good', 9, 4]);
    analysis.close();
    analysis.open('abc');
    expect(asked).toHaveLength(4);
  });

  it('asks no more once it is closed', async () => {
    answers = Array.from({ length: 9 }, () => ({ done: 0, decisions: 9, report: null }));
    const analysis = new Analysis();
    analysis.open('abc');
    await vi.advanceTimersByTimeAsync(1000);
    analysis.close();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(before);
  });

  it('tells why there is none', async () => {
    vi.stubGlobal('fetch', async () => {
      return new Response(JSON.stringify({ reason: 'Other rules.', rule: null }), { status: 422 });
    });
    const analysis = new Analysis();
    analysis.open('abc');
    await vi.advanceTimersByTimeAsync(0);
    expect(analysis.trouble).toBe('Other rules.');
  });
});
