import { expect, it } from 'vitest';
import { moveUp } from './flying';

it('moves nothing that is not on the screen, for that would be by no number of pixels', () => {
  const hidden = { clientWidth: 0, clientHeight: 0 } as Element;
  const nowhere = { left: 0, top: 0, width: 0, height: 0 } as DOMRect;
  expect(moveUp(hidden, { from: nowhere, to: nowhere })).toEqual({ duration: 0 });
});
