import { describe, expect, test } from 'vitest';
import { sampleChoice } from '../../../sample';
import { AREAS, nextArea } from './areas';

describe('the areas of a small screen', () => {
  test('everything that can be pointed at lies in one of them', () => {
    expect(AREAS.of('space:4:0')).toBe('land');
    expect(AREAS.of('den-space:0:1')).toBe('den');
    expect(AREAS.of('kit:0:2')).toBe('me');
    expect(AREAS.of('instinct:0:3')).toBe('me');
  });

  test('what is offered everywhere lies in none', () => {
    expect(AREAS.of('resource:2')).toBeNull();
    expect(AREAS.of('turn')).toBeNull();
  });

  test('a tile in hand and a cell need the den', () => {
    expect([...AREAS.needed([{ at: ['drawn:0', 'cell:0:2'] }, { at: ['turn'] }])]).toEqual(['den']);
  });

  test('the area of the step opens, though a ruse tile could be used elsewhere', () => {
    expect(AREAS.opening('place', new Set(['me', 'land', 'den'] as const))).toBe('land');
    expect(AREAS.opening('den', new Set(['me', 'den'] as const))).toBe('den');
  });

  test('where there is nothing to choose in that area, another one opens', () => {
    expect(AREAS.opening('act', new Set(['me'] as const))).toBe('me');
    expect(AREAS.opening('place', new Set())).toBeNull();
  });

  test('a picked kit leads to the exits, and stays in sight where it is enough', () => {
    const choice = (id: number, ...at: string[]) => sampleChoice(id, { at });
    const grow = choice(1, 'kit:0:0');
    const leave = [choice(2, 'kit:0:1', 'exit:0:0'), choice(3, 'kit:0:1', 'exit:0:4')];
    const choices = [grow, ...leave, choice(4, 'turn')];
    expect(nextArea('grow', choices, [])).toBe('me');
    expect(nextArea('grow', choices, ['kit:0:0'])).toBe('me');
    expect(nextArea('grow', choices, ['kit:0:1'])).toBe('den');
    expect(nextArea('grow', choices, ['kit:0:1', 'exit:0:4'])).toBe('den');
  });
});
