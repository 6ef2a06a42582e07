// The number pad: which choice a number is, and which key writes it.
import type { ChoiceInfo } from '../../../wire';

/** The numbers that are written most: the pad shows them large. */
export const USUAL = 20;

/** The part of a key press that matters here; the place of the key counts, whatever is printed on it. */
type KeyPress = Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The choice that writes a number, circled or not, where it may be written now. */
export function choiceOf(
  choices: ChoiceInfo[],
  number: number,
  circled: boolean,
): ChoiceInfo | null {
  const fits = ({ at }: ChoiceInfo) =>
    at.includes(`number:${number}`) && at.includes('circle') === circled;
  return choices.find(fits) ?? null;
}

/** Whether a number may be circled now. */
export function mayCircle(choices: ChoiceInfo[]): boolean {
  return choices.some(({ at }) => at.includes('circle'));
}

/** The numbers of the pad up to the greatest that can be right: the usual ones, and the rest. */
export function padNumbers(
  choices: ChoiceInfo[],
  most: number,
): { usual: number[]; large: number[] } {
  const all = Array.from({ length: most + 1 }, (_, number) => number);
  const open = all.filter((number) => choiceOf(choices, number, false));
  return {
    usual: open.filter((number) => number <= USUAL),
    large: open.filter((number) => number > USUAL),
  };
}

/** The number that a key writes: 0 to 9, with Shift 10 to 19. */
export function numberOfKey(press: KeyPress): number | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const digit = /^(Digit|Numpad)(\d)$/.exec(press.code)?.[2];
  if (digit === undefined) return null;
  return Number(digit) + (press.shiftKey ? 10 : 0);
}

/** The key that writes a number, as a shortcut is written; nothing for the larger ones. */
export function keyOfNumber(number: number): string | undefined {
  if (number < 10) return String(number);
  return number < 20 ? `Shift+${number - 10}` : undefined;
}

/** Whether a key press turns the circle on or off. */
export function isCircleKey(press: KeyPress & Pick<KeyboardEvent, 'key'>): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  return press.key.toLowerCase() === 'c';
}
