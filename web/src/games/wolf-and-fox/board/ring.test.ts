import { describe, expect, it } from 'vitest';
import {
  CARD,
  cutOut,
  farmPlan,
  FIELD,
  fieldCorners,
  frameAround,
  headingAt,
  lineThrough,
  PATH,
  spotAt,
  spotsAlong,
  trackSpot,
  type Spot,
} from './ring';

const FARMS = 8;
const around = (farms: number) => Array.from({ length: farms }, (_, farm) => farm);
const farms = around(FARMS);
/** As many farms as a box may have. */
const sizes = [8, 9, 10, 11, 12];

function overlap(a: Spot, b: Spot, width: number, height: number): boolean {
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;
}

describe('the ring', () => {
  it('has farm A at the top and goes clockwise', () => {
    const [a, c, e, g] = [0, 2, 4, 6].map((farm) => spotAt(farm, PATH, FARMS)) as [
      Spot,
      Spot,
      Spot,
      Spot,
    ];
    expect(a.x).toBeCloseTo(50);
    expect(a.y).toBeCloseTo(50 - PATH);
    expect(c.x).toBeCloseTo(50 + PATH);
    expect(e.y).toBeCloseTo(50 + PATH);
    expect(g.x).toBeCloseTo(50 - PATH);
  });

  it('closes: a whole lap leads back', () => {
    expect(spotAt(FARMS + 1.3, PATH, FARMS).x).toBeCloseTo(spotAt(1.3, PATH, FARMS).x);
  });

  it('reaches farther into the corners near the edge', () => {
    expect(spotAt(1, FIELD.to, FARMS).x - 50).toBeGreaterThan(FIELD.to * 0.9);
    expect(spotAt(1, PATH, FARMS).x - 50).toBeLessThan(PATH * 0.75);
  });
});

describe('lines', () => {
  it('runs from one turn to the other', () => {
    const spots = spotsAlong(6, 9, PATH, FARMS);
    expect(spots.at(0)).toEqual(spotAt(6, PATH, FARMS));
    expect(spots.at(-1)).toEqual(spotAt(9, PATH, FARMS));
    expect(lineThrough(spots)).toMatch(/^M[\d.]+ [\d.]+L/);
  });

  it('faces right at the top and left at the bottom', () => {
    expect(headingAt(0, PATH, FARMS)).toBeCloseTo(0);
    expect(Math.abs(headingAt(4, PATH, FARMS))).toBeCloseTo(180);
  });
});

describe('fields', () => {
  it('has a frame whose middle lies in the field, where a click at the middle must land', () => {
    for (const farm of farms) {
      const { left, top, width, height } = frameAround(fieldCorners(farm, FARMS));
      const out = Math.hypot(left + width / 2 - 50, top + height / 2 - 50);
      expect(out).toBeGreaterThan(FIELD.from);
      const angle = Math.atan2(left + width / 2 - 50, 50 - top - height / 2);
      const turn = ((angle / (2 * Math.PI)) * FARMS + FARMS) % FARMS;
      expect(Math.abs(((turn - farm + FARMS + 4) % FARMS) - 4)).toBeLessThan(0.4);
    }
  });

  it('is cut out of its frame', () => {
    const square = [
      { x: 10, y: 10 },
      { x: 30, y: 10 },
      { x: 30, y: 20 },
    ];
    expect(cutOut(square, frameAround(square))).toBe(
      'polygon(0.0% 0.0%, 100.0% 0.0%, 100.0% 100.0%)',
    );
  });
});

describe.each(sizes)('a farm out of %i', (number) => {
  const plans = around(number).map((farm) => farmPlan(farm, number));

  it('has its inner card nearer to the forest than its outer card', () => {
    for (const { inner, outer } of plans) {
      const out = (spot: Spot) => Math.hypot(spot.x - 50, spot.y - 50);
      expect(out(inner)).toBeLessThan(out(outer));
    }
  });

  it('keeps its cards apart from each other and from every house', () => {
    const cards = plans.flatMap(({ inner, outer }) => [inner, outer]);
    cards.forEach((card, i) => {
      for (const other of cards.slice(i + 1)) {
        expect(overlap(card, other, CARD.width, CARD.height)).toBe(false);
      }
      for (const { house, size } of plans) {
        expect(
          overlap(card, house, (CARD.width + size) / 2 - 0.8, (CARD.height + size) / 2 - 0.8),
        ).toBe(false);
      }
    });
  });

  it('stays within the score track', () => {
    for (const { inner, outer, house, size } of plans) {
      for (const { x, y } of [inner, outer]) {
        expect(Math.abs(x - 50) + CARD.width / 2).toBeLessThan(46.6);
        expect(Math.abs(y - 50) + CARD.height / 2).toBeLessThan(46.6);
      }
      expect(Math.abs(house.x - 50) + size / 2).toBeLessThan(46.6);
      expect(Math.abs(house.y - 50) + size / 2).toBeLessThan(46.6);
    }
  });
});

describe('the score track', () => {
  it('starts in a corner and turns one every 25 points', () => {
    const corners = [0, 25, 50, 75].map(trackSpot);
    expect(corners.map(({ x, y }) => [x < 50, y < 50])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [true, false],
    ]);
  });

  it('goes round again after 99', () => {
    expect(trackSpot(107)).toEqual(trackSpot(7));
  });

  it('has its spaces side by side', () => {
    for (let points = 0; points < 100; points++) {
      const [here, next] = [trackSpot(points), trackSpot(points + 1)];
      expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeCloseTo(96.6 / 25);
    }
  });
});
