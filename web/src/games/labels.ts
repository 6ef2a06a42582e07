// What stands on and beside a game's board is written in the game's words/labels.py, from which the build makes
// labels.json in each game's folder here: `say(labels.dice_left, { count: 3 })`.

const PLACE = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** Fill the places of a label: `{name}` with a part, `{count|die|dice}` with the word for one or for several. */
export function say(label: string, parts: Record<string, string | number> = {}): string {
  return label.replace(PLACE, (_, name: string, one?: string, several?: string) => {
    if (several === undefined) return String(parts[name]);
    return (parts[name] === 1 ? one : several) ?? '';
  });
}
