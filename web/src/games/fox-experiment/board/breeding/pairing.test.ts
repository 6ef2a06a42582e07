import { describe, expect, it } from 'vitest';
import type { FoxView, SeatView, View } from '../../view';
import { occasion, pairOf, question, type Pair } from './pairing';

const fox = (id: number, sex: 'male' | 'female') => ({ id, sex, name: `fox ${id}` }) as FoxView;
const place = (sex: 'male' | 'female', at: number, id: number) => ({
  ref: `kennel:${sex}:${at}`,
  fox: fox(id, sex),
  free: true,
});
const view = {
  generation: 2,
  males: { foxes: [place('male', 0, 1), place('male', 1, 2)] },
  females: { foxes: [place('female', 0, 3), { ...place('female', 1, 4), free: false }] },
} as View;
const seat = { father: null, mother: null, friendly: 2, studies: [] as unknown } as SeatView;
const nobody: Pair = { male: null, female: null };

describe('the pair in view', () => {
  it('is what is pointed at', () => {
    const pair = pairOf(view, seat, ['kennel:male:1', 'space:2', 'kennel:female:0'], nobody);
    expect([pair.male?.fox.id, pair.female?.fox.id]).toEqual([2, 3]);
    expect(question(pair)).toEqual(['kennel:male:1', 'kennel:female:0']);
  });

  it('keeps the fox that was pointed at last, as long as it is in the kennel', () => {
    const before = pairOf(view, seat, ['kennel:male:0'], nobody);
    expect(pairOf(view, seat, ['kennel:female:0'], before).male?.fox.id).toBe(1);
    const gone = { ...view, males: { ...view.males, foxes: [] } };
    expect(pairOf(gone, seat, [], before).male).toBeNull();
  });

  it('begins with a parent that is taken already', () => {
    const settled = { ...seat, father: fox(9, 'male') };
    const pair = pairOf(view, settled, ['kennel:male:0', 'kennel:female:0'], nobody);
    expect(pair.male?.fox.id).toBe(9);
    expect(question(pair)).toEqual(['kennel:female:0']);
  });

  it('leaves out foxes that cannot be taken', () => {
    expect(pairOf(view, seat, ['kennel:female:1'], nobody).female).toBeNull();
  });

  it('asks nothing while a parent is missing', () => {
    expect(question(pairOf(view, seat, ['kennel:male:0'], nobody))).toBeNull();
  });

  it('is asked about anew when the seat has more to bring', () => {
    const pair = pairOf(view, seat, ['kennel:male:0', 'kennel:female:0'], nobody);
    expect(occasion(view, seat, pair)).toBe(occasion({ ...view }, { ...seat }, pair));
    expect(occasion(view, { ...seat, friendly: 3 }, pair)).not.toBe(occasion(view, seat, pair));
  });
});
