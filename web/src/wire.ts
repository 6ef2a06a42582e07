// The wire's types, by the names the page calls them; all of them come from the server's schema.
import type { components } from './schema';

type Schemas = components['schemas'];

export type GameInfo = Schemas['GameInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type ClockOffer = Schemas['ClockOffer'];
export type BoxInfo = Schemas['BoxInfo'];
export type LevelInfo = Schemas['LevelInfo'];
export type Level = LevelInfo['name'];
export type LessonOffer = Schemas['LessonOffer'];
export type Lobby = Schemas['Lobby'];
export type ReadinessInfo = Schemas['ReadinessInfo'];
export type GameReadiness = Schemas['GameReadiness'];
export type ReachInfo = Schemas['ReachInfo'];
export type HostWordInfo = Schemas['HostWordInfo'];
export type RuleInfo = Schemas['RuleInfo'];
export type ChapterInfo = Schemas['ChapterInfo'];
export type RulesInfo = Schemas['RulesInfo'];

export type SeatPlan = Schemas['SeatPlan'];
export type SeatKind = SeatPlan['kind'];
export type NewTable = Schemas['NewTable'];
export type NewLesson = Schemas['NewLesson'];
export type SeatKey = Schemas['SeatKey'];
export type TableInfo = Schemas['TableInfo'];
export type TableMade = Schemas['TableMade'];

export type Hello = Schemas['Hello'];
export type Ping = Schemas['Ping'];
export type MakeMove = Schemas['MakeMove'];
export type TakeBack = Schemas['TakeBack'];
export type AnswerUndo = Schemas['AnswerUndo'];
export type GoOn = Schemas['GoOn'];
export type AskHint = Schemas['AskHint'];
export type HandOver = Schemas['HandOver'];
export type Rename = Schemas['Rename'];
export type Note = Schemas['Note'];
export type AskForecast = Schemas['AskForecast'];
export type Look = Schemas['Look'];
export type Request =
  MakeMove | TakeBack | AnswerUndo | AskHint | HandOver | Rename | Note | AskForecast;
export type Said = Hello | Ping | Look | GoOn | Request;

export type ChoiceInfo = Schemas['ChoiceInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type Desk = Schemas['Desk'];
export type ClockInfo = Schemas['ClockInfo'];
export type SourceInfo = Schemas['SourceInfo'];
export type RivalInfo = Schemas['RivalInfo'];
export type Ending = Schemas['Ending'];
export type LogPart = Schemas['LogPart'];
export type CoachSays = Schemas['CoachSays'];
export type LessonInfo = Schemas['LessonInfo'];
export type State = Schemas['State'];
export type Changed = Schemas['Changed'];
export type Done = Schemas['Done'];
export type Refused = Schemas['Refused'];
export type HintOption = Schemas['HintOption'];
export type Hint = Schemas['Hint'];
export type Forecast = Schemas['Forecast'];
export type Preparing = Schemas['Preparing'];
export type Pong = Schemas['Pong'];
export type Told = State | Changed | Done | Refused | Hint | Forecast | Preparing | Pong;

export type ChapterMark = Schemas['ChapterMark'];
export type ReplayPart = Schemas['ReplayPart'];
export type Step = Schemas['Step'];
export type StoryChapter = Schemas['StoryChapter'];
export type ProofInfo = Schemas['ProofInfo'];
export type AnalysisInfo = Schemas['AnalysisInfo'];
export type Report = Schemas['Report'];
export type CoursePoint = Schemas['CoursePoint'];
export type KeyMoment = Schemas['Moment'];
export type OtherWay = Schemas['OtherWay'];
export type Branch = Schemas['Branch'];
export type Problem = Schemas['Problem'];
