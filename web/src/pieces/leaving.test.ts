import { beforeEach, expect, it, vi } from 'vitest';
import { leaving } from './leaving';

const inside = {};
const part = { contains: (thing: unknown) => thing === inside } as HTMLElement;
const close = vi.fn();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  close.mockClear();
});

function happen(type: string, more: object): void {
  const event = new Event(type);
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
}

it('closes by Esc and by pointing at anything else', () => {
  leaving(close)(part);
  happen('pointerdown', { target: inside });
  happen('keydown', { key: 'a' });
  expect(close).not.toHaveBeenCalled();
  happen('pointerdown', { target: {} });
  expect(close).toHaveBeenCalledTimes(1);
  happen('keydown', { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(2);
});

it('listens no longer than it is open', () => {
  const end = leaving(close)(part);
  if (end) end();
  happen('keydown', { key: 'Escape' });
  expect(close).not.toHaveBeenCalled();
});
