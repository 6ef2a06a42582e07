// What the keys do at the table.

export type KeyAction =
  | { do: 'choose'; at: number }
  | { do: 'next' | 'previous' | 'play' | 'clear' | 'undo' | 'hint' | 'rules' | 'log' | 'keys' };

const simple: Record<string, Exclude<KeyAction['do'], 'choose'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'play',
  Escape: 'clear',
  u: 'undo',
  h: 'hint',
  r: 'rules',
  l: 'log',
  '?': 'keys',
};

/** The part of a key press that matters here. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key press asks for, if anything. */
export function keyAction(press: KeyPress): KeyAction | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (/^[1-9]$/.test(press.key)) return { do: 'choose', at: Number(press.key) - 1 };
  const what = simple[press.key.length === 1 ? press.key.toLowerCase() : press.key];
  return what ? { do: what } : null;
}

/** Whether a key belongs to the thing in focus: letters to a field, Enter to a button, arrows to what scrolls. */
export function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, select, textarea, [contenteditable]')) return true;
  if (key === 'Enter' || key === ' ') return target.closest('button, a, summary') !== null;
  return key.startsWith('Arrow') && target.closest('[data-scrolls], [role="tablist"]') !== null;
}
