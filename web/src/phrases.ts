// Lists and numbers of things as a sentence has them.

/** Join parts as a sentence does: "a, b and c". */
export function listed(parts: string[], none = ''): string {
  if (parts.length < 2) return parts[0] ?? none;
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Say how many of a thing: "1 study", "2 studies". */
export function counted(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}
