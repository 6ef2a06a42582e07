import type { BoardProps } from '../../props';
import type { Callings } from '../../callings';
import type { SeatView, View } from '../view';
import type { Considering } from './considering.svelte';

/** What both forms of the table are given. */
export interface TableProps extends Omit<
  BoardProps<View>,
  'previewed' | 'logLines' | 'clock' | 'notes' | 'replaying' | 'confirm'
> {
  callings: Callings;
  /** Whose place lies large on the table, and what lies there. */
  home: number | null;
  own: SeatView | null;
  names: string[];
  considering: Considering;
}
