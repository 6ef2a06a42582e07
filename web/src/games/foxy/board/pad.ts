// The number pad: which choice a number is, and which key writes it.
import type { ChoiceInfo } from '../../../wire';
import type { Writing } from '../view';

/** How many keys the pad has: 0 to 20 are what is written, and greater numbers take their places when they are asked for. */
export const KEYS = 21;

/** The numbers on the pad when it has been turned on so often. */
export function numbersOn(page: number): number[] {
  return Array.from({ length: KEYS }, (_, at) => page * KEYS + at);
}

/** How often the pad has to be turned on to come to a number. */
export function pageOf(number: number): number {
  return Math.floor(number / KEYS);
}

/** The part of a key press that matters here. */
type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The choice that writes a number, circled or not, where it may be written now. */
export function choiceOf(
  choices: ChoiceInfo[],
  number: number,
  circled: boolean,
): ChoiceInfo | null {
  const fits = ({ facts }: ChoiceInfo) => {
    const writing = facts as Writing;
    return writing.number === number && writing.circled === circled;
  };
  return choices.find(fits) ?? null;
}

/**
 * The number that a key writes: 0 to 9, with Shift ten more, with Alt twenty more. In the row of digits the place of
 * the key counts, whatever is printed on it; on the number pad the key must mean its digit, for without NumLock, or
 * with Shift on Windows, it is an arrow or the like, and with Alt the beginning of a special character.
 */
export function numberOfKey(press: KeyPress): number | null {
  if (press.ctrlKey || press.metaKey) return null;
  const [, part, digit] = /^(Digit|Numpad)(\d)$/.exec(press.code) ?? [];
  if (digit === undefined || (part === 'Numpad' && (press.key !== digit || press.altKey)))
    return null;
  return Number(digit) + (press.shiftKey ? 10 : 0) + (press.altKey ? 20 : 0);
}

/** The keys held down for each ten. */
const TENS = ['', 'Shift+', 'Alt+', 'Shift+Alt+'];

/** The key that writes a number, as a shortcut is written; nothing for those that hardly ever come up. */
export function keyOfNumber(number: number): string | undefined {
  const held = TENS[Math.floor(number / 10)];
  return held === undefined ? undefined : `${held}${number % 10}`;
}

/** Whether a key press turns the circle on or off. */
export function isCircleKey(press: KeyPress): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  return press.key.toLowerCase() === 'c';
}
