import { expect, test } from 'vitest';
import { spaceLabel, walkLabel } from './labels';

test('a walk is labelled with its tolls, not with what the tile shows itself', () => {
  expect(walkLabel('pay 1 to Bo and 2 to Cy · hunt 1, mark 2')).toBe('pay 1 to Bo and 2 to Cy');
});

test('and with the ruse tile it uses, in short', () => {
  const walk = 'no tolls · track 2 · uses “Night Eyes”';
  expect(walkLabel(`${walk}: 1 growth point`)).toBe('no tolls · ruse: +1');
  expect(walkLabel(walk)).toBe('no tolls · ruse');
});

test('so is a space for a die, with everything else', () => {
  const space = 'a vole · 1 off the die · 2 pips to use';
  expect(spaceLabel(space)).toBe(space);
  expect(spaceLabel(`${space} · uses “Fence-slipper”: 2 growth points`)).toBe(
    `${space} · ruse: +2`,
  );
});
