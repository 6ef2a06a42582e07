// The kinds of things there are to paint in this game.
import type { CatchView, IconView, ObstacleView, ResourceView, TerritoryView } from '../view';

export type Vital = TerritoryView['key'];
export type Territory = Vital | 'mountain';
export type ResourceKind = ResourceView['key'];
export type ObstacleKind = ObstacleView['key'];
export type Catch = CatchView['catch'] | 'hidden';
export type BonusKind = 'hidden' | 'immediate' | 'flag' | 'obstacle';
export type GainKind = IconView['icon'];

/** One stroke of the brush: a shape filled with its paint, or drawn as a line of some width. */
export interface Stroke {
  d: string;
  paint: string;
  line?: number;
}
