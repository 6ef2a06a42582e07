// The animals a fox may catch, by territory: the small one, the large one, and the one with a meal.
import type { Stroke, Vital } from './kinds';

const dark = '#2a1a12';
const pale = '#fff6e2';
const eye = (x: number, y: number): Stroke => ({ d: `M${x} ${y}h.1`, paint: dark, line: 6 });

const vole: Stroke[] = [
  { d: 'M80 70q12 4 14-6', paint: '#6b4529', line: 5 },
  {
    d: 'M12 64C14 46 30 34 50 34C72 34 86 48 86 64C86 74 80 78 70 78H30C20 78 11 74 12 64z',
    paint: '#a06c42',
  },
  { d: 'M34 42C30 30 46 26 50 36C52 44 44 50 38 48z', paint: '#c98f63' },
  { d: 'M34 79h9M62 79h9', paint: '#6b4529', line: 5 },
  eye(28, 56),
  { d: 'M13 64h.1', paint: '#6b2f28', line: 8 },
];
const hare: Stroke[] = [
  { d: 'M84 66h.1', paint: pale, line: 16 },
  {
    d: 'M30 38C20 22 18 10 22 4C32 8 38 20 38 36zM38 36C36 20 40 8 46 4C54 14 50 28 44 40z',
    paint: '#8a6038',
  },
  { d: 'M28 20l6 16M46 16l-4 18', paint: '#e2b48c', line: 4 },
  {
    d: 'M14 52C14 40 24 32 36 32C46 32 52 40 52 48C70 42 88 54 88 74C88 84 80 90 70 90H30C24 90 24 82 32 82L38 68C26 70 14 64 14 52z',
    paint: '#b08452',
  },
  { d: 'M56 84C52 70 62 60 74 64', paint: '#8a6038', line: 5 },
  eye(29, 48),
  { d: 'M15 54h.1', paint: '#6b2f28', line: 7 },
];
const mole: Stroke[] = [
  { d: 'M4 84C10 66 24 62 50 62S90 66 96 84z', paint: '#8a6038' },
  { d: 'M20 80C20 44 32 24 52 24S84 44 84 80z', paint: '#4d4450' },
  { d: 'M28 60C28 42 36 30 48 27C38 40 36 60 38 74z', paint: '#6b6070' },
  { d: 'M26 52C30 44 40 44 44 52L35 60z', paint: '#e59a94' },
  { d: 'M44 44h.1M28 44h.1', paint: '#15101a', line: 5 },
  { d: 'M18 82l-4 6M26 84l-2 7M34 82l2 7M66 84l-2 7M74 84v7M82 82l4 6', paint: '#f2b9ae', line: 6 },
  { d: 'M30 56l-16-3M30 58l-15 4M42 56l14-3M42 58l14 4', paint: '#cfc5d3', line: 2 },
];
const frog: Stroke[] = [
  {
    d: 'M20 88C4 88 4 78 16 76C8 60 16 50 26 50L74 50C84 50 92 60 84 76C96 78 96 88 80 88z',
    paint: '#4f8f3d',
  },
  {
    d: 'M50 34C74 34 84 48 82 62C80 78 66 86 50 86S20 78 18 62C16 48 26 34 50 34z',
    paint: '#6fb04c',
  },
  { d: 'M30 40h.1M70 40h.1', paint: '#6fb04c', line: 26 },
  { d: 'M30 38h.1M70 38h.1', paint: pale, line: 15 },
  { d: 'M30 39h.1M70 39h.1', paint: dark, line: 8 },
  { d: 'M34 78C38 70 62 70 66 78C58 86 42 86 34 78z', paint: '#cfe59d' },
  { d: 'M30 60Q50 72 70 60', paint: '#2c5a24', line: 4 },
];
const duckling: Stroke[] = [
  { d: 'M6 44C10 38 18 36 24 38V50C16 52 8 50 6 44z', paint: '#e0862b' },
  {
    d: 'M38 16C52 16 60 26 58 40C56 48 62 52 72 52C80 52 88 48 94 40C96 66 82 84 56 84C34 84 22 74 24 60C24 54 28 52 26 48C20 34 26 16 38 16z',
    paint: '#f0c63e',
  },
  { d: 'M46 62C56 56 70 58 76 64C70 76 52 76 46 62z', paint: '#d6a024' },
  eye(36, 34),
  { d: 'M8 88q9-5 18 0t18 0t18 0t18 0t14 0', paint: '#5fa9c4', line: 5 },
];
const crayfish: Stroke[] = [
  { d: 'M36 34C24 32 18 26 20 16M64 34C76 32 82 26 80 16', paint: '#a8382a', line: 7 },
  {
    d: 'M22 22C10 22 8 8 18 2C18 8 22 10 26 6C34 10 32 22 22 22zM78 22C90 22 92 8 82 2C82 8 78 10 74 6C66 10 68 22 78 22z',
    paint: '#c94b36',
  },
  {
    d: 'M36 46L18 42M36 54L16 56M38 62L20 70M64 46L82 42M64 54L84 56M62 62L80 70',
    paint: '#a8382a',
    line: 5,
  },
  {
    d: 'M50 22C62 22 68 36 66 50C64 66 60 76 58 82H42C40 76 36 66 34 50C32 36 38 22 50 22z',
    paint: '#d95b40',
  },
  { d: 'M37 58Q50 64 63 58M39 67Q50 73 61 67M41 76Q50 81 59 76', paint: '#8f2b20', line: 4 },
  { d: 'M50 80L30 88C32 96 44 98 50 94C56 98 68 96 70 88z', paint: '#c94b36' },
  { d: 'M44 30h.1M56 30h.1', paint: dark, line: 6 },
];
const mouse: Stroke[] = [
  { d: 'M78 72C96 72 98 52 86 46C80 44 76 50 82 54', paint: '#d79a8c', line: 4.5 },
  {
    d: 'M8 66C16 50 26 44 36 44C40 40 48 40 56 40C74 42 84 54 82 68C82 76 76 80 68 80H28C18 80 8 76 8 66z',
    paint: '#8d8580',
  },
  { d: 'M42 40h.1', paint: '#8d8580', line: 30 },
  { d: 'M42 40h.1', paint: '#eab8ae', line: 18 },
  { d: 'M34 81h9M60 81h9', paint: '#d79a8c', line: 5 },
  eye(25, 58),
  { d: 'M9 66h.1', paint: '#b4544c', line: 8 },
];
const squirrel: Stroke[] = [
  {
    d: 'M62 88C84 88 96 70 92 46C90 26 74 14 62 24C54 32 62 44 72 40C76 54 66 66 54 74z',
    paint: '#c25f2a',
  },
  { d: 'M70 80C82 74 88 60 84 44C82 34 74 28 68 30', paint: '#e58a4c', line: 5 },
  { d: 'M28 14l3 12M38 12l-1 12', paint: '#a34a1c', line: 7 },
  {
    d: 'M14 36C14 26 24 18 36 20C46 22 50 32 46 42C58 48 66 66 62 90H28C22 90 24 84 32 82C28 72 26 64 28 52C20 50 14 44 14 36z',
    paint: '#d9743a',
  },
  { d: 'M30 54C26 64 28 74 34 82C42 74 42 60 38 50z', paint: pale },
  { d: 'M36 58L22 60', paint: '#a34a1c', line: 6 },
  { d: 'M18 58h.1', paint: '#7a4a28', line: 13 },
  eye(29, 33),
];
const thrush: Stroke[] = [
  { d: 'M4 34L20 28L20 40z', paint: '#e0a02f' },
  {
    d: 'M34 14C46 14 54 22 56 32C72 40 84 56 98 78L72 70C64 80 54 84 44 82C26 80 16 64 18 46C14 30 20 14 34 14z',
    paint: '#7d5f3f',
  },
  { d: 'M19 44C28 50 36 52 42 48C48 60 46 72 42 82C26 79 17 64 19 44z', paint: pale },
  { d: 'M28 56h.1M36 62h.1M28 66h.1M37 72h.1M38 54h.1', paint: '#6b4529', line: 5 },
  { d: 'M52 42C64 48 74 58 82 70', paint: '#5a4229', line: 6 },
  { d: 'M42 82v12M52 80v13', paint: '#b97a2c', line: 4 },
  eye(31, 29),
];
const rat: Stroke[] = [
  { d: 'M80 76C98 76 98 92 82 92H56', paint: '#c58c80', line: 6 },
  {
    d: 'M4 62C16 44 28 40 40 40C44 34 58 32 68 38C84 46 90 62 84 76C82 82 78 84 70 84H24C12 84 0 74 4 62z',
    paint: '#5f5660',
  },
  { d: 'M40 38h.1', paint: '#5f5660', line: 22 },
  { d: 'M40 38h.1', paint: '#d5a096', line: 12 },
  { d: 'M6 66C20 76 44 74 60 82H24C14 82 5 74 6 66z', paint: '#8a808c' },
  { d: 'M14 68l-10 8M18 70l-8 10', paint: '#cfc5d3', line: 2 },
  eye(25, 56),
  { d: 'M6 63h.1', paint: '#c5645c', line: 7 },
];
const chick: Stroke[] = [
  { d: 'M40 80v12l-7 3M60 80v12l7 3', paint: '#d98a1f', line: 5 },
  {
    d: 'M50 10C74 10 86 30 86 52C86 74 70 84 50 84S14 74 14 52C14 30 26 10 50 10z',
    paint: '#f7d34c',
  },
  { d: 'M44 10q2-8 8-6M52 10q6-6 10-2', paint: '#e0a92c', line: 5 },
  {
    d: 'M16 52C22 48 30 54 30 64C24 70 18 64 16 52zM84 52C78 48 70 54 70 64C76 70 82 64 84 52z',
    paint: '#e0a92c',
  },
  { d: 'M41 42H59L50 56z', paint: '#e0762b' },
  { d: 'M34 38h.1M66 38h.1', paint: dark, line: 9 },
];
const hen: Stroke[] = [
  { d: 'M44 80v12m-8 2l8-2l7 2M60 80v12m-8 2l8-2l7 2', paint: '#d98a1f', line: 4.5 },
  { d: 'M22 22C16 16 20 8 26 10C28 4 36 4 36 10C42 8 46 14 42 20z', paint: '#c62f2a' },
  { d: 'M18 38C12 40 12 50 18 50C24 48 24 42 22 38z', paint: '#c62f2a' },
  { d: 'M4 34L22 26V40z', paint: '#f2b13c' },
  {
    d: 'M34 16C44 16 50 24 52 34C54 44 62 48 72 44C80 40 84 30 84 18C94 24 98 38 94 54C90 72 74 84 52 84C30 84 16 72 18 54C22 46 18 40 20 32C20 22 26 16 34 16z',
    paint: '#b9592a',
  },
  { d: 'M42 56C52 50 66 52 74 56C72 70 50 74 42 56z', paint: '#8a3a1a' },
  eye(32, 29),
];

export const prey: Record<Vital, Record<'small' | 'large' | 'tasty', readonly Stroke[]>> = {
  fields: { small: vole, large: hare, tasty: mole },
  river: { small: frog, large: duckling, tasty: crayfish },
  forest: { small: mouse, large: squirrel, tasty: thrush },
  farm: { small: rat, large: chick, tasty: hen },
};

/** A lucky catch: four leaves of clover. */
export const luck: readonly Stroke[] = [
  { d: 'M50 50Q52 76 64 92', paint: '#2f6d37', line: 6 },
  {
    d: 'M50 48C36 46 24 34 32 22C38 14 48 18 50 28C52 18 62 14 68 22C76 34 64 46 50 48z',
    paint: '#4f9a48',
  },
  {
    d: 'M50 50C36 52 24 64 32 76C38 84 48 80 50 70C52 80 62 84 68 76C76 64 64 52 50 50z',
    paint: '#4f9a48',
  },
  {
    d: 'M48 49C46 35 34 23 22 31C14 37 18 47 28 49C18 51 14 61 22 67C34 75 46 63 48 49z',
    paint: '#62b058',
  },
  {
    d: 'M52 49C54 35 66 23 78 31C86 37 82 47 72 49C82 51 86 61 78 67C66 75 54 63 52 49z',
    paint: '#62b058',
  },
  { d: 'M50 46V30M50 52V68M47 49H31M53 49H69', paint: '#d3efb6', line: 3 },
];

/** An empty pounce: a puff of dust over the grass, and nothing in it. */
export const miss: readonly Stroke[] = [
  { d: 'M14 26l9 8M50 8v11M86 26l-9 8', paint: '#8d7d63', line: 6 },
  { d: 'M30 56h.1M68 56h.1', paint: '#b3a385', line: 36 },
  { d: 'M49 46h.1', paint: '#b3a385', line: 42 },
  { d: 'M32 52h.1M66 53h.1', paint: '#f3ead6', line: 23 },
  { d: 'M49 42h.1', paint: '#f3ead6', line: 29 },
  { d: 'M6 94L10 72L22 86L30 66L38 86L50 70L60 86L70 66L78 86L90 72L94 94z', paint: '#7f9a58' },
];
