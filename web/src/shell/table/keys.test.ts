import { describe, expect, it } from 'vitest';
import { keyAction } from './keys';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  keyAction({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('keyAction', () => {
  it('chooses by number', () => {
    expect(press('1')).toEqual({ do: 'choose', at: 0 });
    expect(press('9')).toEqual({ do: 'choose', at: 8 });
    expect(press('0')).toBeNull();
  });

  it('knows letters in either case', () => {
    expect(press('u')).toEqual({ do: 'undo' });
    expect(press('U')).toEqual({ do: 'undo' });
    expect(press('?')).toEqual({ do: 'keys' });
  });

  it('goes through the list, plays and puts back', () => {
    expect(press('ArrowDown')).toEqual({ do: 'next' });
    expect(press('ArrowUp')).toEqual({ do: 'previous' });
    expect(press('Enter')).toEqual({ do: 'play' });
    expect(press('Escape')).toEqual({ do: 'clear' });
  });

  it("leaves the browser's own keys alone", () => {
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('l', { metaKey: true })).toBeNull();
    expect(press('1', { altKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
  });
});
