import type { Marks } from '../../../shell/picking';
import type { ChoiceInfo, SeatInfo } from '../../../wire';
import type { SeatView, View } from '../view';
import type { Considering } from './considering.svelte';

/** What both forms of the table are given. */
export interface TableProps {
  view: View;
  seats: SeatInfo[];
  viewer: number | null;
  own: SeatView | null;
  names: string[];
  marks: Marks;
  pick: (ref: string) => void;
  choices: ChoiceInfo[];
  play: (id: number) => void;
  notes: Record<string, string>;
  note: (key: string, text: string) => void;
  forecast: (at: string[]) => Promise<unknown>;
  takeBack: (() => void) | null;
  considering: Considering;
}
