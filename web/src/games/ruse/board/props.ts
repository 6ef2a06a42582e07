import type { BoardProps } from '../../props';
import type { View } from '../view';
import type { Guide } from './guide.svelte';
import type { Hand } from './hand.svelte';
import type { Pointing } from './pointing';

/** What both forms of the table are given. */
export interface TableProps extends Pick<
  BoardProps<View>,
  | 'view'
  | 'seats'
  | 'viewer'
  | 'marks'
  | 'pick'
  | 'previewed'
  | 'choices'
  | 'play'
  | 'confirm'
  | 'traces'
  | 'acting'
> {
  names: string[];
  pointing: Pointing;
  hand: Hand;
  guide: Guide;
}
