// What the page says around a rulebook.

export const rules = 'Rules';
export const search = 'Search the rules';
export const loading = 'Opening the rulebook …';
export const nothingFound = 'No rule has these words. Try fewer or others.';

export function rulesOf(title: string): string {
  return `${title}: the rules`;
}
