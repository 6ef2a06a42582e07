// What the page says around a rulebook.

export const rules = 'Rules';
export const search = 'Search the rules';
export const loading = 'Opening the rulebook …';
export const nothingFound = 'No rule matches. Try fewer words, or other ones.';

export function rulesOf(title: string): string {
  return `${title}: the rules`;
}
