import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dealKeys,
  forgetTable,
  keysFor,
  keysIn,
  knownTables,
  noteTable,
  seatAddress,
  tableLink,
} from './seats';

const ann = 'ann-has-this-long-key';
const ben = 'ben-has-this-long-key';

function emptyStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  };
}

/** What a browser that may keep nothing has. */
const noStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('forbidden');
  },
  removeItem: () => undefined,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage());
  vi.stubGlobal('sessionStorage', emptyStorage());
});

describe('links', () => {
  it('carry their keys behind the hash', () => {
    expect(tableLink('abc', [ann, ben])).toBe(`/table/abc#${ann}.${ben}`);
    expect(keysIn(`#${ann}.${ben}`)).toEqual([ann, ben]);
  });

  it('have none for those who watch', () => {
    expect(tableLink('abc')).toBe('/table/abc');
    expect(keysIn('')).toEqual([]);
  });

  it('lose what is no key, and what is there twice', () => {
    expect(keysIn(`#${ann}.short.${ann}.<script>alert(1)</script>`)).toEqual([ann]);
  });
});

describe('known tables', () => {
  it('remember the seats of a table for a link without them', () => {
    noteTable({ id: 'abc', keys: [ann] });
    expect(keysFor('abc', '')).toEqual([ann]);
    expect(keysFor('other', '')).toEqual([]);
  });

  it('let the link say who sits here, so that two tabs can be two people', () => {
    noteTable({ id: 'abc', keys: [ann] });
    expect(keysFor('abc', `#${ben}`)).toEqual([ben]);
  });

  it('add to what was known, the latest first', () => {
    noteTable({ id: 'abc', keys: [ann], title: 'The Wolf and the Fox' });
    noteTable({ id: 'def' });
    noteTable({ id: 'abc', keys: [ben] });
    expect(knownTables().map((table) => table.id)).toEqual(['abc', 'def']);
    expect(knownTables()[0]).toMatchObject({ keys: [ann, ben], title: 'The Wolf and the Fox' });
  });

  it('can be struck from the list', () => {
    noteTable({ id: 'abc' });
    forgetTable('abc');
    expect(knownTables()).toEqual([]);
  });

  it('are none where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    noteTable({ id: 'abc', keys: [ann] });
    expect(knownTables()).toEqual([]);
  });

  it('are none where what was kept is damaged', () => {
    localStorage.setItem('reynard:tables', '{"id":');
    expect(knownTables()).toEqual([]);
  });
});

describe('sitting down', () => {
  it('leaves the keys out of the address, and a reload finds them', () => {
    expect(seatAddress('abc', [ann, ben])).toBe('/table/abc');
    expect(keysFor('abc', '')).toEqual([ann, ben]);
    expect(keysFor('other', '')).toEqual([]);
  });

  it('lets two tabs be two people after a reload too', () => {
    noteTable({ id: 'abc', keys: [ann] });
    seatAddress('abc', [ann]);
    const anns = sessionStorage;
    vi.stubGlobal('sessionStorage', emptyStorage());
    noteTable({ id: 'abc', keys: [ben] });
    seatAddress('abc', [ben]);
    expect(keysFor('abc', '')).toEqual([ben]);
    vi.stubGlobal('sessionStorage', anns);
    expect(keysFor('abc', '')).toEqual([ann]);
  });

  it('goes by what the browser has kept where a tab keeps nothing', () => {
    vi.stubGlobal('sessionStorage', noStorage);
    noteTable({ id: 'abc', keys: [ann] });
    expect(seatAddress('abc', [ann])).toBe('/table/abc');
    expect(seatAddress('abc', [ben])).toBe(`/table/abc#${ben}`);
  });

  it.each([
    ['forbidden', noStorage],
    ['missing', undefined],
  ])(
    'keeps the keys in the address where storage is %s, so that a reload finds them there',
    (_, storage) => {
      vi.stubGlobal('localStorage', storage);
      vi.stubGlobal('sessionStorage', storage);
      noteTable({ id: 'abc', keys: [ann] });
      expect(seatAddress('abc', [ann])).toBe(`/table/abc#${ann}`);
      expect(keysFor('abc', `#${ann}`)).toEqual([ann]);
    },
  );

  it('needs no keys to watch', () => {
    expect(seatAddress('abc', [])).toBe('/table/abc');
    noteTable({ id: 'abc', keys: [ann] });
    expect(seatAddress('abc', [])).toBe('/table/abc');
  });
});

describe('a new table', () => {
  it("keeps this screen's keys apart from the friends'", () => {
    const plan = [
      { kind: 'me', name: 'Ann', level: null },
      { kind: 'bot', name: 'Bruin', level: 'fox' },
      { kind: 'friend', name: 'Ben', level: null },
    ] as const;
    const keys = [
      { seat: 0, key: ann },
      { seat: 2, key: ben },
    ];
    expect(dealKeys([...plan], keys)).toEqual({ own: [ann], invites: [{ seat: 2, key: ben }] });
  });
});
