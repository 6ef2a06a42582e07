const PLACE = /\{(\w+)\}/;

/** Part a label into its words and what is filled into its places, which then stands out. */
export function stressed(
  label: string,
  parts: Record<string, string | number>,
): { text: string; strong: boolean }[] {
  const pieces = label.split(PLACE);
  return pieces.map((piece, at) =>
    at % 2 === 0 ? { text: piece, strong: false } : { text: String(parts[piece]), strong: true },
  );
}
