// The game's view, by the names its board calls the parts; all of them come from the server's schema.
import type { components } from '../../schema';

type Schemas = components['schemas'];

export type View = Schemas['FoxyView'];
export type CardView = Schemas['FoxyCardView'];
export type SeatView = Schemas['FoxySeatView'];
export type NumberView = Schemas['FoxyNumberView'];
export type SaidView = Schemas['FoxySaidView'];
export type TallyView = Schemas['FoxyTallyView'];
export type MarkView = Schemas['FoxyMarkView'];
export type SoloView = Schemas['FoxySoloView'];
export type Tracks = TallyView['tracks'];
export type AnimalKey = CardView['animals'][number];
export type LandscapeKey = NonNullable<CardView['landscape']>;
export type FoxKey = View['fox'];
export type PlaceView = Schemas['FoxyPlaceView'];
export type MemoryView = Schemas['FoxyMemoryView'];
/** What a choice would write. */
export type Writing = Schemas['FoxyWriting'];
