import { describe, expect, it } from 'vitest';
import type { SeatView, Step } from '../view';
import { AREAS, hasPups, isBreeding, looksAtPups, openingArea } from './areas';

const at = (...refs: string[]) => refs.map((ref) => ({ at: [ref] }));
const seat = (stage: SeatView['stage'], pups = 0) =>
  ({ stage, pups: Array.from({ length: pups }) }) as unknown as SeatView;

describe('the areas of the table', () => {
  it('finds where a thing lies', () => {
    expect(AREAS.of('kennel:male:2')).toBe('kennel');
    expect(AREAS.of('space:3')).toBe('supplies');
    expect(AREAS.of('upgrade:dice')).toBe('mat');
    expect(AREAS.of('part:0:1')).toBe('litter');
    expect(AREAS.of('done')).toBeNull();
  });

  it('opens the kennel first in Selection, and the track once both parents are there', () => {
    const both = AREAS.needed(at('kennel:male:0', 'space:1'));
    expect([...both]).toEqual(['kennel', 'supplies']);
    expect(openingArea('select', both)).toBe('kennel');
    expect(openingArea('select', AREAS.needed(at('space:1', 'space:2')))).toBe('supplies');
  });

  it('opens the pups to roll, though a card could be played too', () => {
    expect(openingArea('roll', AREAS.needed(at('science:trade', 'roll')))).toBe('litter');
  });

  it('draws three foxes where they are looked at', () => {
    expect(openingArea('foxes', AREAS.needed(at('deck:male', 'deck:female')))).toBe('litter');
  });

  it('opens nothing while there is nothing to do', () => {
    expect(openingArea('idle', AREAS.needed([]))).toBeNull();
  });

  it('gives the middle to the dice while breeding and studying', () => {
    expect(isBreeding(seat('breeding'))).toBe(true);
    expect(isBreeding(seat('upgrading', 1))).toBe(false);
    expect(hasPups(seat('upgrading', 1))).toBe(true);
    expect(hasPups(seat('selecting'))).toBe(false);
    expect(isBreeding(null)).toBe(false);
  });

  it('shows the pups beside the upgrades, and the table where a study or patron is chosen', () => {
    const upgrading = (step: Step) => ({ ...seat('upgrading', 1), step }) as SeatView;
    expect(looksAtPups(upgrading('upgrade'))).toBe(true);
    expect(looksAtPups(upgrading('patron'))).toBe(false);
    expect(looksAtPups(seat('breeding'))).toBe(true);
    expect(looksAtPups(seat('selecting'))).toBe(false);
    expect(looksAtPups(null)).toBe(false);
  });
});
