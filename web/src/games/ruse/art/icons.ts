// The icon code of the boards and tiles ("2G", "R B", "@ 1V") as icons and in words.
import { listed } from '../../../phrases';
import type { ResourceKind } from './kinds';
import type { IconName } from './signs';

/** One thing a code gives: its icon, how many of it, and whether the number is written beside one icon. */
export interface Gain {
  icon: IconName;
  many: number;
  counted: boolean;
  /** What it is in words for the number it comes in. */
  words: string;
}

interface Sign {
  icon: IconName;
  counted?: boolean;
  one: string;
  /** What several are called, with the number in the place of the hash. */
  several: string;
}

const points: Record<string, Sign> = {
  G: { icon: 'growth', counted: true, one: '1 growth point', several: '# growth points' },
  V: { icon: 'victory', counted: true, one: '1 victory point', several: '# victory points' },
};

const things: Record<string, Sign> = {
  R: {
    icon: 'resource',
    one: 'a resource of the territory',
    several: '# resources of the territory',
  },
  '*R': {
    icon: 'any-resource',
    one: 'a resource of your choice',
    several: '# resources of your choice',
  },
  B: { icon: 'bonus', one: 'a bonus tile', several: '# bonus tiles' },
  K: { icon: 'kit', one: '1 more on a kit', several: '1 more on a kit, # times' },
  A: {
    icon: 'advance',
    one: 'a kit one growth space further',
    several: 'a kit one growth space further, # times',
  },
  S: { icon: 'step', one: 'a step on any track', several: '# steps on any tracks' },
  D: { icon: 'den', one: 'a random den tile', several: '# random den tiles' },
  CH: { icon: 'cheese', one: 'the cheese', several: 'the cheese' },
  '@': {
    icon: 'target',
    one: 'the hunter or photographer one territory onward',
    several: 'the hunter or photographer # territories onward',
  },
  HUNTER: {
    icon: 'hunter',
    one: 'the hunter or photographer to any territory',
    several: 'the hunter or photographer to any territory',
  },
  HERE: {
    icon: 'track',
    one: 'a step on the track of this territory',
    several: '# steps on the track of this territory',
  },
  OBJECTIVE: {
    icon: 'objective',
    one: 'one of two private objectives',
    several: '# private objectives out of twice as many',
  },
};

const plurals: Record<ResourceKind, [one: string, several: string]> = {
  vole: ['a vole', '# voles'],
  fish: ['a fish', '# fish'],
  berry: ['a berry', '# berries'],
  egg: ['an egg', '# eggs'],
};

/** The sign of one word of a code and how many it stands for; a word that no board prints is a mistake of ours. */
function signOf(word: string, resource?: ResourceKind): { sign: Sign; many: number } {
  const [, number, kind] = /^(\d+)([GV])$/.exec(word) ?? [];
  const sign = kind ? points[kind] : things[word];
  if (!sign) throw new Error(`There is no icon for "${word}".`);
  if (word !== 'R' || !resource) return { sign, many: Number(number ?? 1) };
  const [one, several] = plurals[resource];
  return { sign: { ...sign, one, several }, many: 1 };
}

/** The gains of a code in their order, equal ones together: "K K" is twice one kit. */
export function gainsOf(code: string, resource?: ResourceKind): Gain[] {
  const sums = new Map<IconName, { sign: Sign; many: number }>();
  for (const word of code.split(/\s+/).filter(Boolean)) {
    const { sign, many } = signOf(word, resource);
    sums.set(sign.icon, { sign, many: many + (sums.get(sign.icon)?.many ?? 0) });
  }
  return [...sums.values()].map(({ sign, many }) => ({
    icon: sign.icon,
    many,
    counted: sign.counted ?? false,
    words: many === 1 ? sign.one : sign.several.replace('#', String(many)),
  }));
}

/** A code in words: "2 growth points and a bonus tile"; an empty one is "nothing". */
export function wordsOf(code: string, resource?: ResourceKind): string {
  return listed(
    gainsOf(code, resource).map((gain) => gain.words),
    'nothing',
  );
}
