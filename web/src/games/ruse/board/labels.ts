// What the little label on a space tells of a choice: there is no room for all of it.

const BETWEEN = ' · ';

/** Of a walk the tolls, which come first, and the ruse tile it uses, if it does; the tile shows its deeds itself. */
export function walkLabel(gives: string): string {
  const [toll = '', ...others] = gives.split(BETWEEN);
  return [toll, ...others.filter(usesRuse).map(ruseInShort)].join(BETWEEN);
}

/** Of placing a die everything, and in short the ruse tile it uses. */
export function spaceLabel(gives: string): string {
  const parts = gives.split(BETWEEN);
  return parts.map((part) => (usesRuse(part) ? ruseInShort(part) : part)).join(BETWEEN);
}

function usesRuse(part: string): boolean {
  return part.startsWith('uses “');
}

/** The growth points that the ruse tile brings; everybody has just one tile, so it needs no name. */
function ruseInShort(part: string): string {
  const growth = /: (\d+)/.exec(part)?.[1];
  return growth ? `ruse: +${growth}` : 'ruse';
}
