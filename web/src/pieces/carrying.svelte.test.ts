import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carrying } from './carrying.svelte';

/** What a thing on the page does here: it hears of pointers, and is moved. */
class Thing extends EventTarget {
  readonly style = { translate: '' };
  readonly currentCSSZoom = 2;
  readonly setPointerCapture = vi.fn();
  readonly own = { closest: () => ({ dataset: { spot: 'place:3' } }) };

  contains(element: unknown) {
    return element === this.own;
  }
}

/** Every place is as wide as ten pixels, and covered by something that is none. */
function elementsFromPoint(x: number) {
  const place = { dataset: { spot: `place:${Math.floor(x / 10)}` } };
  return [thing.own, { closest: () => null }, { closest: () => place }];
}

let thing: Thing;
let page: EventTarget;
let dropped: string[];
let clicks: number;
let carrying: Carrying;
let remove: () => void;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { elementsFromPoint });
  thing = new Thing();
  dropped = [];
  clicks = 0;
  carrying = new Carrying(
    (_, where) => where === 'place:3',
    (what, where) => dropped.push(`${what} at ${where}, over ${carrying.over}`),
  );
  remove = carrying.thing('die')(thing as unknown as HTMLElement) as () => void;
  thing.addEventListener('click', () => (clicks += 1));
});
afterEach(() => vi.unstubAllGlobals());

function point(type: string, clientX = 0, more = {}) {
  const event = new Event(type, { cancelable: true });
  thing.dispatchEvent(Object.assign(event, { button: 0, clientX, clientY: 0, detail: 1, ...more }));
}

/** Take the thing up, carry it over some places, and stay at the last. */
function bring(...places: number[]) {
  point('pointerdown');
  for (const x of places) point('pointermove', x);
}

describe('a thing that is carried', () => {
  test('follows the pointer, and is put down where it is welcome', () => {
    bring(20, 35);
    expect([carrying.what, carrying.over, thing.style.translate]).toEqual([
      'die',
      'place:3',
      '17.5px 0px',
    ]);
    point('pointerup', 35);
    expect(dropped).toEqual(['die at place:3, over place:3']);
    expect([carrying.what, carrying.over, thing.style.translate]).toEqual([null, null, '']);
  });

  test('goes back from where it is not welcome', () => {
    bring(35, 45);
    expect([carrying.what, carrying.over]).toEqual(['die', null]);
    point('pointerup', 45);
    expect([dropped, carrying.what]).toEqual([[], null]);
  });

  test('goes back when the pointer is lost, or the thing itself', () => {
    bring(35);
    point('pointercancel', 35);
    expect(carrying.what).toBeNull();
    bring(35);
    remove();
    expect([dropped, carrying.what]).toEqual([[], null]);
  });

  test('goes back with Escape, which then means nothing else', () => {
    const heard = vi.fn();
    page.addEventListener('keydown', heard);
    const escape = () => page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
    bring(35);
    escape();
    expect([carrying.what, heard.mock.calls.length]).toEqual([null, 0]);
    point('pointermove', 36);
    point('pointerup', 36);
    point('click', 36);
    expect([dropped, carrying.what, clicks]).toEqual([[], null, 0]);
    escape();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is clicked only if it has not been moved', () => {
    bring(5);
    expect(carrying.what).toBeNull();
    point('pointerup', 5);
    point('click', 5);
    expect(clicks).toBe(1);
    bring(45);
    point('pointerup', 45);
    point('click', 45);
    expect(clicks).toBe(1);
    point('click', 0, { detail: 0 }); // by a key
    expect(clicks).toBe(2);
  });

  test('stays where it is under any other button of the mouse', () => {
    point('pointerdown', 0, { button: 2 });
    point('pointermove', 35);
    expect(carrying.what).toBeNull();
  });

  test('is the same thing however often it is drawn', () => {
    expect(carrying.thing('die')).toBe(carrying.thing('die'));
  });
});
