// The small signs in text and on spaces, on a square of 24. Each brings its own ground, so that it reads on any paper.
import type { Stroke } from './kinds';

const cream = '#fff7e3';
const ink = '#2b1d12';
const disc = 'M12 .8A11.2 11.2 0 1 1 11.99 .8z';
const tile =
  'M5.5 1.2H18.5Q22.8 1.2 22.8 5.5V18.5Q22.8 22.8 18.5 22.8H5.5Q1.2 22.8 1.2 18.5V5.5Q1.2 1.2 5.5 1.2z';
const shield = 'M2 2.5Q7 3.2 12 .8Q17 3.2 22 2.5V11Q22 19.5 12 23.4Q2 19.5 2 11z';

/** A paw around a point: its pad and four toes. */
function paw(x: number, y: number, size: number, paint: string): Stroke[] {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  const toes = [at(-4.4, -1.4), at(-1.7, -4.4), at(1.7, -4.4), at(4.4, -1.4)];
  return [
    {
      d: `M${at(0, -0.6)}C${at(2.4, -0.6)} ${at(4.6, 2)} ${at(4, 3.8)}C${at(3.4, 5.4)} ${at(1.4, 4.4)} ${at(0, 4.2)}C${at(-1.4, 4.4)} ${at(-3.4, 5.4)} ${at(-4, 3.8)}C${at(-4.6, 2)} ${at(-2.4, -0.6)} ${at(0, -0.6)}z`,
      paint,
    },
    { d: toes.map((toe) => `M${toe}h.01`).join(''), paint, line: 2.9 * size },
  ];
}

/** A young fox's head: two ears over a pointed face. */
const cub = (paint: string): Stroke => ({
  d: 'M4.5 4.5L9.5 7.6Q12 7 14.5 7.6L19.5 4.5Q20.3 9 19 12.2Q17.5 16 12 19.8Q6.5 16 5 12.2Q3.7 9 4.5 4.5z',
  paint,
});
const cubFace: Stroke[] = [
  { d: 'M9 11.6h.01M15 11.6h.01', paint: ink, line: 2.2 },
  { d: 'M12 17.8h.01', paint: ink, line: 2.8 },
];

const growth: Stroke[] = [
  { d: disc, paint: '#2f7a3c' },
  { d: 'M12 20.5V11', paint: cream, line: 2.4 },
  {
    d: 'M12 13.5C6.5 13.5 4 10.5 4 6C9 6 12 8.5 12 13.5zM12 11.5C12 7 14.5 4.2 20 4.2C20 9 17.5 11.5 12 11.5z',
    paint: cream,
  },
];
const victory: Stroke[] = [
  {
    d: 'M12 1L15.3 8.2L23.2 9L17.3 14.3L19 22.2L12 18.2L5 22.2L6.7 14.3L.8 9L8.7 8.2z',
    paint: '#7a4f06',
    line: 2,
  },
  {
    d: 'M12 1L15.3 8.2L23.2 9L17.3 14.3L19 22.2L12 18.2L5 22.2L6.7 14.3L.8 9L8.7 8.2z',
    paint: '#f0b526',
  },
  { d: 'M12 5V15.5L7.6 18L8.7 13L5 9.8L9.9 9.3z', paint: '#ffdf7e' },
];
const resource: Stroke[] = [
  { d: 'M5 11C5 0 19 0 19 11', paint: '#6b4529', line: 2.4 },
  { d: 'M6.5 10h.01M17 9.5h.01', paint: '#c23a5c', line: 7 },
  { d: 'M12 8.5h.01', paint: '#5fa9c4', line: 7.5 },
  {
    d: 'M1.5 10.5H22.5L20 21Q19.6 22.8 17.5 22.8H6.5Q4.4 22.8 4 21z',
    paint: '#a9713c',
  },
  { d: 'M2.2 14H21.8M3 18.2H21M8 11L9 22.5M16 11L15 22.5', paint: '#6b4529', line: 1.5 },
];
const anyResource: Stroke[] = [
  { d: disc, paint: '#4a2d1a' },
  { d: 'M11.3 11.3V2.2A9.8 9.8 0 0 0 2.2 11.3z', paint: '#c08a5a' },
  { d: 'M12.7 11.3V2.2A9.8 9.8 0 0 1 21.8 11.3z', paint: '#5fa9c4' },
  { d: 'M12.7 12.7V21.8A9.8 9.8 0 0 0 21.8 12.7z', paint: '#c23a5c' },
  { d: 'M11.3 12.7V21.8A9.8 9.8 0 0 1 2.2 12.7z', paint: '#f6e2b8' },
  {
    d: 'M12 4.5L14.3 9.6L19.8 10.2L15.7 13.9L16.9 19.3L12 16.5L7.1 19.3L8.3 13.9L4.2 10.2L9.7 9.6z',
    paint: '#4a2d1a',
    line: 1.4,
  },
  {
    d: 'M12 4.5L14.3 9.6L19.8 10.2L15.7 13.9L16.9 19.3L12 16.5L7.1 19.3L8.3 13.9L4.2 10.2L9.7 9.6z',
    paint: cream,
  },
];
const bonus: Stroke[] = [
  { d: tile, paint: '#7f5499' },
  {
    d: 'M12 11.5C8.5 10 7 7 8.5 5C10 3.5 11.7 4.2 12 6C12.3 4.2 14 3.5 15.5 5C17 7 15.5 10 12 11.5zM12 12.5C8.5 14 7 17 8.5 19C10 20.5 11.7 19.8 12 18C12.3 19.8 14 20.5 15.5 19C17 17 15.5 14 12 12.5zM11.5 12C10 8.5 7 7 5 8.5C3.5 10 4.2 11.7 6 12C4.2 12.3 3.5 14 5 15.5C7 17 10 15.5 11.5 12zM12.5 12C14 8.5 17 7 19 8.5C20.5 10 19.8 11.7 18 12C19.8 12.3 20.5 14 19 15.5C17 17 14 15.5 12.5 12z',
    paint: '#ffe9ad',
  },
];
const kit: Stroke[] = [
  { d: disc, paint: '#b9491a' },
  {
    d: 'M4 4L9 7Q11 6.5 13 7L18 4Q19 9 17.5 11.5Q16 15 11 19Q6 15 4.5 11.5Q3 9 4 4z',
    paint: cream,
  },
  { d: 'M8.2 10.6h.01M13.8 10.6h.01', paint: ink, line: 2.2 },
  { d: 'M18 13V21M14 17H22', paint: '#7a2c0c', line: 5 },
  { d: 'M18 13.3V20.7M14.3 17H21.7', paint: '#ffd75e', line: 2.6 },
];
const advance: Stroke[] = [
  { d: disc, paint: '#b9491a' },
  {
    d: 'M2.8 7L6 9Q7.5 8.6 9 9L12.2 7Q12.8 10 12 12Q11 14.4 7.5 17Q4 14.4 3 12Q2.2 10 2.8 7z',
    paint: cream,
  },
  { d: 'M5.7 11.4h.01M9.3 11.4h.01', paint: ink, line: 1.8 },
  { d: 'M13.5 12H20.5M17 7.8L21 12L17 16.2', paint: '#ffd75e', line: 2.8 },
];
const track: Stroke[] = [
  { d: tile, paint: '#2d6a86' },
  ...paw(8, 16, 0.88, cream),
  ...paw(16.4, 8.6, 0.88, cream),
];
const step: Stroke[] = [
  { d: tile, paint: '#2d6a86' },
  ...paw(9, 14.6, 1.2, cream),
  { d: 'M18.3 20V6.5M14.8 9L18.3 5L21.8 9', paint: '#ffd75e', line: 2.4 },
];
const den: Stroke[] = [
  { d: disc, paint: '#a8743f' },
  {
    d: 'M1.8 8A11.2 11.2 0 0 1 22.2 8L18.5 9.5L16 6.5L13.5 9.5L11 6L8.5 9.5L6 7z',
    paint: '#6fa548',
  },
  {
    d: 'M5.5 21.2C5.5 14.5 8 11.5 12 11.5S18.5 14.5 18.5 21.2Q15.5 23.2 12 23.2T5.5 21.2z',
    paint: '#2a190e',
  },
];
const cheese: Stroke[] = [
  {
    d: 'M1.5 13L15 3.5C19.5 4.5 22.3 8 22.5 12.5V20.5H1.5z',
    paint: '#6e4410',
    line: 2,
  },
  { d: 'M1.5 13L15 3.5C19.5 4.5 22.3 8 22.5 12.5V20.5H1.5z', paint: '#f4b731' },
  { d: 'M3.5 12.3L15 4.4C18.5 5.3 21 8 21.6 12.3z', paint: '#ffe391' },
  { d: 'M7 16.7h.01M17.5 17.3h.01', paint: '#a86a12', line: 4 },
  { d: 'M12.5 16h.01M15 9h.01', paint: '#a86a12', line: 2.8 },
];
const target: Stroke[] = [
  { d: disc, paint: ink },
  { d: 'M12 2.5A9.5 9.5 0 1 1 11.99 2.5z', paint: '#fffdf6' },
  { d: 'M12 5.6A6.4 6.4 0 1 1 11.99 5.6z', paint: ink, line: 2 },
  { d: 'M12 12h.01', paint: '#b3231c', line: 5.6 },
];
const hunt: Stroke[] = [
  { d: tile, paint: '#a3341f' },
  {
    d: 'M3 15C4.5 10.5 8.5 8 13 8.5C17.5 9 20 12 19.8 15.5C19.7 17 18.7 17.8 17 17.8H6C4 17.8 2.7 16.6 3 15z',
    paint: cream,
  },
  { d: 'M10 8.6h.01', paint: cream, line: 6 },
  { d: 'M10 8.6h.01', paint: '#e0917f', line: 3 },
  { d: 'M19 16.5Q22 14 20.5 10', paint: cream, line: 1.7 },
  { d: 'M6.7 13h.01', paint: ink, line: 2 },
];
const mark: Stroke[] = [
  { d: tile, paint: '#6a4a8f' },
  { d: 'M6.5 20.5V4', paint: cream, line: 2.4 },
  {
    d: 'M7.5 4.5C11.5 2.5 14.5 6.5 20.5 4.3Q18.8 8.5 20.5 13C14.5 15 11.5 11.5 7.5 13.5z',
    paint: cream,
  },
  { d: 'M3.8 20.8H10', paint: cream, line: 2.4 },
  { d: 'M13.5 9h.01', paint: '#6a4a8f', line: 4 },
];
const flag: Stroke[] = [
  { d: 'M4.5 22.5V2', paint: '#8a6440', line: 3.2 },
  {
    d: 'M6 2.5C11 0 15 5 22.5 2.5Q20.5 8 22.5 14C15 16.5 11 11.5 6 14.5z',
    paint: '#1f5226',
    line: 1.6,
  },
  {
    d: 'M6 2.5C11 0 15 5 22.5 2.5Q20.5 8 22.5 14C15 16.5 11 11.5 6 14.5z',
    paint: '#3f9a48',
  },
  { d: 'M8 5C12 3.5 15 7 19.5 5.7', paint: '#a8e0a0', line: 1.8 },
];
const objective: Stroke[] = [
  {
    d: 'M5.5 1H18.5Q20.5 1 20.5 3V21Q20.5 23 18.5 23H5.5Q3.5 23 3.5 21V3Q3.5 1 5.5 1z',
    paint: '#5a3b1e',
  },
  { d: 'M5.5 3H18.5V21H5.5z', paint: '#f7e9c8' },
  { d: 'M8 12L11 15.2L16.2 8', paint: '#2f7a3c', line: 2.8 },
  { d: 'M8 5.4H16M8 18.8H16', paint: '#b79a68', line: 1.5 },
];
const hunter: Stroke[] = [
  { d: disc, paint: '#7d9a4c' },
  { d: 'M12 10.5A5.2 5.2 0 1 1 11.99 10.5z', paint: '#f2c9a2' },
  { d: 'M7 17Q12 14.5 17 17Q16.5 21 12 21T7 17z', paint: '#6b4022' },
  {
    d: 'M2.5 11Q5 9.8 6.8 10Q7 3.5 10 3.5Q12 4.8 14 3.5Q17 3.5 17.2 10Q19 9.8 21.5 11Q18 13.6 12 13.6T2.5 11z',
    paint: '#2a2013',
  },
  { d: 'M7 9.3Q12 11 17 9.3', paint: '#e0a52f', line: 1.7 },
  { d: 'M16 8Q17 3.5 20.5 3.2', paint: '#e2643a', line: 2 },
];
const penalty: Stroke[] = [
  { d: tile, paint: '#8c2a1f' },
  {
    d: 'M5.8 4H18.2Q20 4 20 5.8V18.2Q20 20 18.2 20H5.8Q4 20 4 18.2V5.8Q4 4 5.8 4z',
    paint: cream,
  },
  { d: 'M7.5 12H16.5', paint: '#a3231c', line: 3.4 },
];

const instinctGrounds = {
  hunter: '#a3341f',
  territory: '#6a4a8f',
  explorer: '#2d6a86',
  forager: '#946f17',
  cunning: '#2f6b58',
  family: '#b9491a',
};
const instinctHunter: Stroke[] = [
  { d: shield, paint: instinctGrounds.hunter },
  { d: 'M5 6.5H19C19 12 16 15 12 18.5C8 15 5 12 5 6.5z', paint: ink },
  {
    d: 'M5 6.5L8 13L10 6.5zM14 6.5L16 13L19 6.5zM10.3 6.5L12 9.5L13.7 6.5z',
    paint: cream,
  },
];
const instinctTerritory: Stroke[] = [
  { d: shield, paint: instinctGrounds.territory },
  { d: 'M8 19V5', paint: cream, line: 2.2 },
  {
    d: 'M9 5C12 3.6 14.5 7 19 5.3Q17.7 9 19 12.5C14.5 14 12 11 9 12.5z',
    paint: cream,
  },
];
const instinctExplorer: Stroke[] = [
  { d: shield, paint: instinctGrounds.explorer },
  {
    d: 'M12 3.5L14.3 8.7L19.5 11L14.3 13.3L12 18.5L9.7 13.3L4.5 11L9.7 8.7z',
    paint: cream,
  },
  { d: 'M12 11h.01', paint: instinctGrounds.explorer, line: 3 },
];
const instinctForager: Stroke[] = [
  { d: shield, paint: instinctGrounds.forager },
  { d: 'M7 11C7 3 17 3 17 11', paint: cream, line: 1.9 },
  {
    d: 'M4.8 10.5H19.2L17 17.5Q16.6 18.8 15 18.8H9Q7.4 18.8 7 17.5z',
    paint: cream,
  },
  { d: 'M6 14H18M9.5 11V18M14.5 11V18', paint: instinctGrounds.forager, line: 1.3 },
];
const instinctCunning: Stroke[] = [
  { d: shield, paint: instinctGrounds.cunning },
  { d: 'M3.8 11C7 5.5 17 5.5 20.2 11C17 16.5 7 16.5 3.8 11z', paint: cream },
  { d: 'M12 6.5Q15.5 11 12 15.5Q8.5 11 12 6.5z', paint: ink },
];
const instinctFamily: Stroke[] = [
  { d: shield, paint: instinctGrounds.family },
  cub(cream),
  ...cubFace,
];

export const signs = {
  growth,
  victory,
  resource,
  'any-resource': anyResource,
  bonus,
  kit,
  advance,
  step,
  den,
  cheese,
  target,
  hunt,
  mark,
  track,
  flag,
  objective,
  hunter,
  penalty,
  'instinct-hunter': instinctHunter,
  'instinct-territory': instinctTerritory,
  'instinct-explorer': instinctExplorer,
  'instinct-forager': instinctForager,
  'instinct-cunning': instinctCunning,
  'instinct-family': instinctFamily,
} satisfies Record<string, readonly Stroke[]>;

export type IconName = keyof typeof signs;
