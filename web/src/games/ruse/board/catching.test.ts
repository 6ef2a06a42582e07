import { expect, test } from 'vitest';
import type { CatchView, View } from '../view';
import { caughtBetween } from './catching';

function tile(territory: CatchView['territory'], caught: CatchView['catch']): CatchView {
  return { ref: '', territory, catch: caught, words: '', told: '' };
}

/** A table whose seats have these hunting tiles. */
function table(...catches: CatchView[][]): View {
  return { seats: catches.map((each) => ({ catches: each })) } as unknown as View;
}

const vole = tile('fields', 'small');

test('the tile that was turned over is told, even if one like it is there already', () => {
  expect(caughtBetween(table([], [vole]), table([], [vole, vole]))).toEqual(vole);
  const failed = tile('farm', 'failed');
  expect(caughtBetween(table([vole], []), table([failed, vole], []))).toEqual(failed);
});

test('nothing is told where tiles were paid with, or where several moves lie between', () => {
  expect(caughtBetween(table([vole]), table([]))).toBeNull();
  expect(caughtBetween(table([], []), table([vole], [vole]))).toBeNull();
});
