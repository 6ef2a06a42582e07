// The game's view, by the names its board calls the parts; all of them come from the server's schema.
import type { components } from '../../schema';

type Schemas = components['schemas'];

export type View = Schemas['FoxExperimentView'];
export type TraitCounts = Schemas['FoxExperimentTraitCounts'];
export type FoxView = Schemas['FoxExperimentFoxView'];
export type NewcomerView = Schemas['FoxExperimentNewcomerView'];
export type KennelView = Schemas['FoxExperimentKennelView'];
export type RowView = Schemas['FoxExperimentRowView'];
export type SpaceView = Schemas['FoxExperimentSpaceView'];
export type PatronView = Schemas['FoxExperimentPatronView'];
export type RewardView = Schemas['FoxExperimentRewardView'];
export type TileView = Schemas['FoxExperimentTileView'];
export type StudyView = Schemas['FoxExperimentStudyView'];
export type PartView = Schemas['FoxExperimentPartView'];
export type DieView = Schemas['FoxExperimentDieView'];
export type RollView = Schemas['FoxExperimentRollView'];
export type PupView = Schemas['FoxExperimentPupView'];
export type UpgradeView = Schemas['FoxExperimentUpgradeView'];
export type TrackView = Schemas['FoxExperimentTrackView'];
export type ScienceView = Schemas['FoxExperimentScienceView'];
export type ProspectView = Schemas['FoxExperimentProspectView'];
export type MeaningView = Schemas['FoxExperimentMeaningView'];
export type LaneView = Schemas['FoxExperimentLaneView'];
export type LinkView = Schemas['FoxExperimentLinkView'];
export type TurnedDieView = Schemas['FoxExperimentTurnedDieView'];
export type DiceView = Schemas['FoxExperimentDiceView'];
export type FamilyFoxView = Schemas['FoxExperimentFamilyFoxView'];
export type LitterView = Schemas['FoxExperimentLitterView'];
export type ScorePartView = Schemas['FoxExperimentScorePartView'];
export type SourceView = Schemas['FoxExperimentSourceView'];
export type SeatView = Schemas['FoxExperimentSeatView'];
export type AutomaStudyView = Schemas['FoxExperimentAutomaStudyView'];
export type AutomaView = Schemas['FoxExperimentAutomaView'];
/** The spaces of a trait on a fox card: a square gives a die, a circle a token. */
export type FoxTrack = View['fox_track'];
/** What is known of a choice beside its words. */
export type Facts =
  | Schemas['FoxExperimentTokenFacts']
  | Schemas['FoxExperimentBestFacts']
  | Schemas['FoxExperimentButtonFacts'];
export type Sex = FoxView['sex'];
export type Supply = SpaceView['printed'][number];
export type Goal = PatronView['goal'];
export type Science = ScienceView['kind'];
export type TrackKey = TrackView['track'];
export type Stage = SeatView['stage'];
export type Step = SeatView['step'];
export type OddsView = Schemas['FoxExperimentOddsView'];
export type LevelOddsView = Schemas['FoxExperimentLevelOddsView'];
