import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { unhurried } from '../../../../pieces/pace';

/** Pieces fly from where they lay to where they are put. */
export const [leave, arrive] = crossfade({ duration: () => unhurried(320), easing: cubicOut });
