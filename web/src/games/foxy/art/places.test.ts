import { describe, expect, it } from 'vitest';
import type { AnimalKey, LandscapeKey } from '../view';
import { placesOf } from './places';

const natives: Record<LandscapeKey, [AnimalKey, AnimalKey]> = {
  countryside: ['hen', 'pig'],
  forest: ['bear', 'rabbit'],
  savannah: ['zebra', 'giraffe'],
  sea: ['dolphin', 'octopus'],
};

describe('the places on a card', () => {
  it.each(Object.keys(natives) as LandscapeKey[])(
    'show every company of the %s, each animal once',
    (landscape) => {
      const [one, other] = natives[landscape];
      for (const natives of [[one], [other], [one, other]]) {
        for (const company of [natives, [...natives, 'cat' as const]]) {
          const places = placesOf(landscape, company);
          expect(places.map((place) => place.kind).sort()).toEqual([...company].sort());
        }
      }
    },
  );

  it('do not mind in which order the animals are named', () => {
    expect(placesOf('sea', ['cat', 'dolphin'])).toBe(placesOf('sea', ['dolphin', 'cat']));
  });

  it('set a company that no card of the box shows in a row', () => {
    const places = placesOf('sea', ['hen', 'pig']);
    expect(places.map((place) => place.x)).toEqual([10, 150]);
  });
});
