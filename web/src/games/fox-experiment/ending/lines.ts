// Names that are too long for one line.

/** Break a long name into two lines, between words where that can be. */
export function nameLines(name: string, longest: number): string[] {
  if (name.length <= longest) return [name];
  const half = name.length / 2;
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index);
  const [near] = spaces.sort((one, other) => Math.abs(one - half) - Math.abs(other - half));
  if (near !== undefined && Math.max(near, name.length - near - 1) <= longest + 2)
    return [name.slice(0, near), name.slice(near + 1)];
  return [`${name.slice(0, Math.ceil(half))}-`, name.slice(Math.ceil(half))];
}
