// What makes one fox itself: small differences that its seed decides once and for all.

export interface Individual {
  eyes: number; // which of four shapes of eye
  iris: string;
  gap: number; // how far apart the eyes are
  muzzle: number; // how broad the muzzle is
  tuft: number; // which of three cheek tufts
  bib: number; // which of three edges of the chest
  blaze: number; // how high the white of the face climbs
  tilt: number; // how the head leans, in degrees
  ears: [number, number]; // how each ear leans, in degrees
  spots: [number, number][]; // how far each spot strays from its place
}

const irises = ['#e2a33a', '#c9752b', '#8fae4a', '#6fa6c4'];
const MOST_SPOTS = 6;

/** A run of numbers from 0 to 1 that is always the same for the same seed. */
function numbersOf(seed: number): () => number {
  let state = Math.imul(Math.trunc(seed) + 0x51ed, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The looks of the fox with this seed. */
export function individual(seed: number): Individual {
  const next = numbersOf(seed);
  const among = (count: number) => Math.floor(next() * count);
  const about = (middle: number, reach: number) => middle + (next() * 2 - 1) * reach;
  return {
    eyes: among(4),
    iris: irises[among(irises.length)] ?? '',
    gap: about(10, 1),
    muzzle: about(1, 0.14),
    tuft: among(3),
    bib: among(3),
    blaze: among(3),
    tilt: about(0, 5),
    ears: [about(0, 4), about(0, 4)],
    spots: Array.from({ length: MOST_SPOTS }, () => [about(0, 1.8), about(0, 1.8)]),
  };
}
