import { flip, type AnimationConfig } from 'svelte/animate';
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { unhurried } from '../../../../pieces/pace';

/** Pieces fly from where they lay to where they are put. */
export const [leave, arrive] = crossfade({ duration: () => unhurried(320), easing: cubicOut });

/** Let a piece make room for another; what is not on the screen has no way to go. */
export function moveUp(piece: Element, places: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const isSeen = piece.clientWidth > 0 && piece.clientHeight > 0;
  return isSeen ? flip(piece, places, { duration: unhurried(220) }) : { duration: 0 };
}
