// The kinds of things there are to paint in this game.

export type Territory = 'fields' | 'river' | 'forest' | 'farm' | 'mountain';
export type Vital = Exclude<Territory, 'mountain'>;
export type ResourceKind = 'vole' | 'fish' | 'berry' | 'egg';
export type ObstacleKind = 'storm' | 'wolf' | 'camp' | 'bear' | 'beaver';
export type Catch = 'hidden' | 'two' | 'three' | 'resource' | 'lucky' | 'failed';
export type BonusKind = 'hidden' | 'immediate' | 'flag' | 'obstacle';

/** One stroke of the brush: a shape filled with its paint, or drawn as a line of some width. */
export interface Stroke {
  d: string;
  paint: string;
  line?: number;
}
