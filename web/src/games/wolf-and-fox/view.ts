// The game's view, by the names its board calls the parts; all of them come from the server's schema.
import type { components } from '../../schema';

type Schemas = components['schemas'];

export type View = Schemas['WolfAndFoxView'];
export type FarmView = Schemas['WolfAndFoxFarmView'];
export type CardView = Schemas['WolfAndFoxCardView'];
export type DieView = Schemas['WolfAndFoxDieView'];
export type SeatView = Schemas['WolfAndFoxSeatView'];
export type HeldView = Schemas['WolfAndFoxHeldView'];
export type SourceView = Schemas['WolfAndFoxSourceView'];
export type FarmerView = Schemas['WolfAndFoxFarmerView'];
export type Kind = CardView['kind'];
export type Ring = CardView['ring'];
export type Mouse = NonNullable<CardView['mouse']>;
/** The way that a figure would take, as a choice tells it. */
export type Way = Schemas['WolfAndFoxWay'];
export type Side = Way['figure'];
