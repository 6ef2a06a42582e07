import { describe, expect, it } from 'vitest';
import { sampleChoice } from '../sample';
import type { ChoiceInfo } from '../wire';
import { chosenOf, grouped, marksOf, openRefs, otherWays, pick, remaining } from './picking';

let next = 0;
const choice = (words: string, ...at: string[]): ChoiceInfo =>
  sampleChoice(next++, { words, at, rule: 'col-2' });

const wolfFive = choice('Move the wolf 5 to farm G', 'die:0', 'wolf', 'farm:6');
const foxFive = choice('Move the fox 5 to farm B', 'die:0', 'fox', 'farm:1');
const wolfTwo = choice('Move the wolf 2 to farm D', 'die:1', 'wolf', 'farm:3');
const foxTwo = choice('Move the fox 2 to farm G', 'die:1', 'fox', 'farm:6');
const moves = [wolfFive, foxFive, wolfTwo, foxTwo];

describe('remaining', () => {
  it('keeps everything when nothing is picked', () => {
    expect(remaining(moves, [])).toEqual(moves);
  });

  it('keeps what points at every pick, whatever their order', () => {
    expect(remaining(moves, ['farm:6'])).toEqual([wolfFive, foxTwo]);
    expect(remaining(moves, ['wolf', 'die:1'])).toEqual([wolfTwo]);
    expect(remaining(moves, ['die:1', 'wolf'])).toEqual([wolfTwo]);
  });
});

describe('pick', () => {
  it('adds a thing that narrows the choice', () => {
    expect(pick(moves, ['die:0'], 'fox')).toEqual(['die:0', 'fox']);
  });

  it('puts a thing back when it is picked again', () => {
    expect(pick(moves, ['die:0', 'fox'], 'die:0')).toEqual(['fox']);
  });

  it('replaces a thing of the same kind and keeps the rest', () => {
    expect(pick(moves, ['die:0', 'fox'], 'die:1')).toEqual(['fox', 'die:1']);
  });

  it('drops only the picks that contradict it, the older ones first', () => {
    expect(pick(moves, ['die:0', 'wolf', 'farm:6'], 'die:1')).toEqual(['farm:6', 'die:1']);
    expect(pick(moves, ['die:0', 'fox'], 'wolf')).toEqual(['die:0', 'wolf']);
  });

  it('keeps two things of one kind where a choice points at both', () => {
    const pairs = [
      choice('Lose pig and hen', 'card:1', 'card:2'),
      choice('Lose pig and cow', 'card:1', 'card:3'),
    ];
    expect(pick(pairs, ['card:1'], 'card:2')).toEqual(['card:1', 'card:2']);
    expect(pick(pairs, ['card:1', 'card:2'], 'card:3')).toEqual(['card:1', 'card:3']);
  });

  it('ignores a thing that no choice points at', () => {
    expect(pick(moves, ['die:0'], 'deck:red')).toEqual(['die:0']);
  });
});

describe('openRefs', () => {
  it('opens everything that tells choices apart', () => {
    expect([...openRefs(moves, [])].sort()).toEqual(
      ['die:0', 'die:1', 'farm:1', 'farm:3', 'farm:6', 'fox', 'wolf'].sort(),
    );
  });

  it('leaves out what every remaining choice points at', () => {
    const same = [choice('Lose a pig', 'seat:0', 'pig'), choice('Lose a hen', 'seat:0', 'hen')];
    expect([...openRefs(same, [])]).toEqual(['pig', 'hen']);
  });

  it('offers what would take the place of a pick, but not the pick itself', () => {
    const open = openRefs(moves, ['die:0', 'farm:6']);
    expect(open.has('farm:1')).toBe(true);
    expect(open.has('die:1')).toBe(true);
    expect(open.has('die:0')).toBe(false);
    expect(open.has('wolf')).toBe(false);
  });

  it('opens nothing for a single choice', () => {
    expect(openRefs([wolfFive], []).size).toBe(0);
  });
});

describe('chosenOf', () => {
  it('is the only choice left', () => {
    expect(chosenOf([wolfTwo], null)).toBe(wolfTwo);
  });

  it('is the selected one of several', () => {
    expect(chosenOf(moves, foxTwo.id)).toBe(foxTwo);
  });

  it('is nothing while several are left, or when the selected one is gone', () => {
    expect(chosenOf(moves, null)).toBeNull();
    expect(chosenOf([wolfFive, foxFive], foxTwo.id)).toBeNull();
  });
});

describe('equal things', () => {
  const even = { also: { 'die:7': 'die:1' } };
  const twos = [
    wolfFive,
    foxFive,
    { ...choice('Move the wolf 2', 'die:1', 'wolf'), ...even },
    { ...choice('Move the fox 2', 'die:1', 'fox'), ...even },
  ];

  it('can all be picked', () => {
    expect(openRefs(twos, []).has('die:7')).toBe(true);
    expect(remaining(twos, ['die:7'])).toEqual(twos.slice(2));
    expect(chosenOf(remaining(twos, ['fox', 'die:7']), null)).toBe(twos[3]);
  });

  it('take each other’s place, since one choice has use for one of them', () => {
    expect(pick(twos, ['die:1', 'fox'], 'die:7')).toEqual(['fox', 'die:7']);
    expect(remaining(twos, ['die:1', 'die:7'])).toEqual([]);
  });

  it('are marked where they were picked', () => {
    const marks = marksOf(twos, ['die:7', 'fox'], twos[3] ?? null, null);
    expect([...marks.preview].sort()).toEqual(['die:7', 'fox']);
  });
});

describe('another way to do the same', () => {
  const sensible = choice('Go to farm B', 'die:0', 'fox', 'farm:1');
  const wasteful = {
    ...choice('Go to farm B for a bone', 'die:0', 'fox', 'farm:1', 'bone'),
    alternative_to: sensible.id,
  };

  it('is not what is chosen by pointing at what both point at', () => {
    const left = remaining([wolfTwo, wasteful, sensible], ['die:0', 'fox']);
    expect(chosenOf(left, null)).toBe(sensible);
    expect(chosenOf(left, wasteful.id)).toBe(wasteful);
  });

  it('is offered beside the sensible one, and the other way round', () => {
    expect(otherWays([wolfTwo, wasteful, sensible], sensible)).toEqual([wasteful]);
    expect(otherWays([wolfTwo, wasteful, sensible], wasteful)).toEqual([sensible]);
    expect(otherWays([wolfTwo, wasteful, sensible], wolfTwo)).toEqual([]);
  });

  it('is a choice like any other where the sensible one is not on offer', () => {
    expect(chosenOf([wasteful], null)).toBe(wasteful);
  });
});

describe('grouped', () => {
  it('leaves a short list alone', () => {
    expect(grouped(moves)).toEqual([{ ref: '', heading: '', choices: moves }]);
  });

  it('groups a long list by the first thing, under the heading that its choices carry', () => {
    const many = [5, 2].flatMap((die) =>
      ['A', 'B', 'C', 'D', 'E'].map((farm) => ({
        ...choice(`Take the ${die} and go to ${farm}`, `die:${die}`),
        heading: `Take the ${die} …`,
      })),
    );
    expect(grouped(many).map((group) => [group.heading, group.choices.length])).toEqual([
      ['Take the 5 …', 5],
      ['Take the 2 …', 5],
    ]);
  });

  it('puts choices that stand alone together', () => {
    const list = [
      choice('Take the best', 'best:0'),
      choice('Take the best with a token', 'best:1'),
      { ...choice('Let it be a tail', 'part:0', 'trait:tail'), heading: 'Let it be …' },
      { ...choice('Let it be an ear', 'part:0', 'trait:ear'), heading: 'Let it be …' },
      choice('Stop here', 'done'),
    ];
    expect(grouped(list, 4).map((group) => [group.heading, group.choices.length])).toEqual([
      ['', 2],
      ['Let it be …', 2],
      ['Or', 1],
    ]);
  });
});
