// The table in words, for everyone who listens instead of looking.
import { counted, listed } from '../../phrases';
import { nameOf, parentOf } from './art/foxes';
import { TRAITS } from './art/traits';
import type {
  AutomaView,
  FoxView,
  PatronView,
  RewardView,
  RowView,
  SeatView,
  SpaceView,
  Stage,
  StudyView,
  Supply,
  TraitCounts,
  UpgradeView,
  View,
} from './view';

/** Say a number for each trait that has one: "2 tail, 1 ear". */
export function traitWords(counts: TraitCounts, none = 'nothing'): string {
  const parts = TRAITS.filter((trait) => counts[trait] > 0);
  return parts.map((trait) => `${counts[trait]} ${trait}`).join(', ') || none;
}

const supplies: Record<Supply, string> = {
  tail: 'a tail token',
  ear: 'an ear token',
  bark: 'a bark token',
  spot: 'a spot token',
  wild: 'a trait token of your choice',
  friendly: 'a friendly token',
  science: 'a science card',
};

/** Say what a tile shows. */
export function supplyWords(icons: Supply[]): string {
  return listed(
    icons.map((icon) => supplies[icon]),
    'nothing',
  );
}

/** Say what a fox is and gives as a parent. */
export function foxWords(fox: FoxView, name: string): string {
  const tame = fox.owner === null ? '' : `, friendliness ${fox.friendliness}`;
  return `${name}, ${fox.sex}, dice: ${traitWords(fox.dice, 'none')}${tame}`;
}

/** Say what a pup has become. */
export function pupWords(fox: FoxView, name: string): string {
  const symbols = traitWords(fox.symbols, 'no symbols');
  return `${name}, ${fox.sex}: ${symbols}, friendliness ${fox.friendliness}`;
}

/** Say what drawing from a deck brings. */
export function deckWords(row: RowView): string {
  return `Draw a ${row.sex} fox from the deck of ${row.deck}`;
}

/** Say what a supply space brings. */
export function spaceWords(space: SpaceView): string {
  const icons = [...(space.tile ?? []), ...space.printed];
  return `Supply space ${space.number}: ${supplyWords(icons)}`;
}

const patronWords: Record<string, string> = {
  tokens_tail: 'per tail on your mat',
  tokens_ear: 'per ear on your mat',
  tokens_bark: 'per bark on your mat',
  tokens_spot: 'per spot on your mat',
  friendliness: 'per friendliness won',
  sets: 'per set of 4 traits',
  horizontal: 'per pair side by side',
  vertical: 'per pair, one above the other',
  studies: 'per study with a level',
  points: 'more per point token',
  columns: 'per full column',
};

/** The points of a patron's goal and what each of them is for, in a few words. */
export function goalInShort(patron: PatronView): { points: string; words: string } {
  const points = /^\d+/.exec(patron.words)?.[0] ?? '';
  const least = /friendliness (\d+)/.exec(patron.words)?.[1] ?? '';
  return { points, words: patronWords[patron.goal] ?? `per last pup with ${least}+` };
}

/** Say what joining a patron brings. */
export function joinWords(patron: PatronView): string {
  const science = Array.from({ length: patron.science }, () => 'science' as const);
  return `Patron: ${patron.words}; brings ${supplyWords([...patron.tile, ...science])}`;
}

/** Say what a level of a study asks for. */
export function levelWords(study: StudyView, level: number): string {
  const asked = study.levels[level];
  return `level ${level + 1}: ${asked ? traitWords(asked) : ''} for ${study.points[level]} points`;
}

/** Say a study from where it stands. */
export function studyWords(study: StudyView): string {
  const levels = study.levels.map((_, level) => levelWords(study, level)).join('; ');
  return `Study, ${study.level} of 3 levels completed; ${levels}`;
}

/** Say what an upgrade costs or which token lies on it. */
export function upgradeWords(upgrade: UpgradeView): string {
  const stars = upgrade.stars > 0 ? `, ${counted(upgrade.stars, 'point')}` : '';
  if (upgrade.token) return `unlocked with ${upgrade.token}${stars}`;
  return `costs ${upgrade.cost}${stars}`;
}

/** Say a space of the friendliness track. */
export function rewardWords(reward: RewardView, at: number, names: string[]): string {
  const won = reward.winners.map((seat) => names[seat] ?? '?');
  const others = `others ${counted(reward.consolation, 'friendly token')}`;
  const winners = won.length > 0 ? `; won by ${listed(won)}` : '';
  return `Generation ${at + 1}: the friendliest pup brings ${reward.points} points, ${others}${winners}`;
}

const phases: Record<View['phase'], string> = {
  preparing: 'Choosing studies',
  selection: 'Selection',
  generation: 'Breeding and research',
  over: 'The game is over',
};

const stages: Partial<Record<Stage, string>> = {
  equipping: 'Upgrades',
  breeding: 'Breeding',
  studying: 'Research',
  upgrading: 'Research',
  settling: 'Into the kennel',
};

/** Say the phase; where all go at their own pace, how far the viewer is. */
export function phaseWords(view: View, viewer: number | null = null): string {
  const stage = viewer === null ? undefined : view.seats[viewer]?.stage;
  const own = view.phase === 'generation' && stage ? stages[stage] : undefined;
  return own ?? phases[view.phase];
}

const ORDER_WORDS =
  'The further left a gear stands on the supply track, the earlier its turns in the next generation.';

/** Say where the game stands and what lies in the middle. */
export function tableWords(view: View, names: string[], notes: Record<string, string>): string[] {
  const row = (each: RowView) =>
    listed(
      each.foxes
        .map(({ fox, claimed }) => fox && foxWords(fox, nameOf(fox, notes)) + claimWords(claimed))
        .filter((words) => words !== null),
      'no foxes',
    );
  const named = (seat: number) => names[seat] ?? '?';
  return [
    `Generation ${view.generation} of ${view.generations}. ${phaseWords(view)}.`,
    view.turn === null ? '' : `It is the turn of ${named(view.turn)}.`,
    `Turn order: ${listed(view.order.map(named))}.`,
    `Males: ${row(view.males)}.`,
    `Females: ${row(view.females)}.`,
    view.generation < view.generations ? ORDER_WORDS : '',
    ...view.track.map((space) => `${spaceWords(space)}; ${holderWords(space, names)}.`),
    ...view.patrons.map((patron) => `${joinWords(patron)}; ${joinedWords(patron, names)}.`),
    ...view.rewards.map((reward, at) => `${rewardWords(reward, at, names)}.`),
  ].filter((line) => line !== '');
}

function claimWords(claimed: boolean): string {
  return claimed ? ', claimed by the automatic opponent' : '';
}

/** Say who stands on a supply space. */
function holderWords(space: SpaceView, names: string[]): string {
  if (space.holder === null) return 'free';
  return `${space.blocked ? 'blocked' : 'taken'} by ${names[space.holder] ?? '?'}`;
}

function joinedWords(patron: PatronView, names: string[]): string {
  return `joined by ${listed(
    patron.joined.map((seat) => names[seat] ?? '?'),
    'nobody',
  )}`;
}

/** Say what lies before a seat. */
export function seatWords(seat: SeatView, notes: Record<string, string>): string[] {
  const named = (fox: FoxView) => nameOf(fox, notes);
  const parents = [seat.father, seat.mother].filter((fox) => fox !== null);
  return [
    seat.doing ? `Now: ${seat.doing}.` : '',
    `Tokens: ${traitWords(seat.tokens, 'no traits')}, ${counted(seat.friendly, 'friendly token')}, ` +
      `${counted(seat.point_tokens, 'point token')}, ${counted(seat.hand, 'science card')}.`,
    ...seat.mat.map(
      (track) => `Track of ${track.track}: ${track.upgrades.map(upgradeWords).join('; ')}.`,
    ),
    ...seat.studies.map((study) => `${studyWords(study)}.`),
    ...parents.map((fox) => `${parentOf(fox.sex)}: ${foxWords(fox, named(fox))}.`),
    ...seat.pups.map(({ fox }) => `Pup: ${pupWords(fox, named(fox))}.`),
  ].filter((line) => line !== '');
}

/** Say what the automatic opponent is about. */
export function automaWords(automa: AutomaView, notes: Record<string, string>): string[] {
  return [
    `The arrow of its next card points ${automa.arrow}.`,
    ...automa.studies.map(
      (study) =>
        `Its study: first ${study.priority[0]}, then ${study.priority[1]}; ` +
        `${study.level} of 3 levels completed, ${counted(study.friendly, 'friendly token')}.`,
    ),
    ...automa.pups.map((fox) => `Its pup: ${pupWords(fox, nameOf(fox, notes))}.`),
    automa.points === null ? '' : `${counted(automa.points, 'point')}.`,
  ].filter((line) => line !== '');
}
