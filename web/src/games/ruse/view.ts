// The game's view, by the names its board calls the parts; all of them come from the server's schema.
import type { components } from '../../schema';

type Schemas = components['schemas'];

export type View = Schemas['RuseView'];
export type IconView = Schemas['RuseIconView'];
export type GainView = Schemas['RuseGainView'];
export type SpaceView = Schemas['RuseSpaceView'];
export type DeedView = Schemas['RuseDeedView'];
export type PathView = Schemas['RusePathView'];
export type ObstacleView = Schemas['RuseObstacleView'];
export type TerritoryView = Schemas['RuseTerritoryView'];
export type MountainView = Schemas['RuseMountainView'];
export type TileView = Schemas['RuseTileView'];
export type CellView = Schemas['RuseCellView'];
export type KitView = Schemas['RuseKitView'];
export type InstinctView = Schemas['RuseInstinctView'];
export type RuseView = Schemas['RuseRuseView'];
export type FlagView = Schemas['RuseFlagView'];
export type CatchView = Schemas['RuseCatchView'];
export type SeatView = Schemas['RuseSeatView'];
export type ChartView = Schemas['RuseChartView'];
export type RowView = Schemas['RuseRowView'];
export type TurnView = Schemas['RuseTurnView'];
export type ResourceView = Schemas['RuseResourceView'];
