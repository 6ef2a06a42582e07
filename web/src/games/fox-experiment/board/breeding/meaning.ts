// What a pup would mean to its breeder: plain reading of the fox card, the studies and the pups so far.
import { beyond } from '../../art/foxes';
import { TRAITS, type Trait } from '../../art/traits';
import type { FoxTrack, SeatView, StudyView, TraitCounts } from '../../view';
import { counted, listed } from '../../../../phrases';

/** How a level of a study stands against a pup. */
export interface LevelProspect {
  level: number;
  points: number;
  needs: { trait: Trait; need: number; have: number }[];
  state: 'done' | 'enough' | 'short';
  next: boolean;
}

/** How a study stands against a pup. */
export interface StudyProspect {
  ref: string;
  levels: LevelProspect[];
  /** The level to complete next; null for a finished study. */
  next: LevelProspect | null;
  /** What is missing for it, in words; empty if the pup has enough. */
  short: string;
}

/** Count the circles that so many symbols mark on a track: each is a token in Research. */
export function circles(symbols: number, track: FoxTrack): number {
  return track.slice(0, symbols).filter((space) => space === 'circle').length;
}

/** All the symbols of a pup, those beyond its tracks included. */
export function friendliness(symbols: TraitCounts): number {
  return TRAITS.reduce((sum, trait) => sum + symbols[trait], 0);
}

/** The point tokens for symbols that no longer fit on a track. */
export function pointTokens(symbols: TraitCounts, track: FoxTrack): number {
  return TRAITS.reduce((sum, trait) => sum + beyond(symbols[trait], track), 0);
}

/** The trait tokens a pup brings beyond what its brothers and sisters bring anyway. */
export function tokensBrought(
  symbols: TraitCounts,
  siblings: TraitCounts[],
  track: FoxTrack,
): TraitCounts {
  const brought = (trait: Trait) => {
    const already = Math.max(0, ...siblings.map((sibling) => circles(sibling[trait], track)));
    return Math.max(0, circles(symbols[trait], track) - already);
  };
  return {
    tail: brought('tail'),
    ear: brought('ear'),
    bark: brought('bark'),
    spot: brought('spot'),
  };
}

/** Hold a pup against every study of its breeder. */
export function prospects(studies: StudyView[], symbols: TraitCounts): StudyProspect[] {
  return studies.map((study) => {
    const levels = study.levels.map((_, at) => levelProspect(study, at, symbols));
    const next = levels[study.level] ?? null;
    return { ref: study.ref, levels, next, short: next ? shortWords(next) : '' };
  });
}

function levelProspect(study: StudyView, at: number, symbols: TraitCounts): LevelProspect {
  const asked = study.levels[at];
  const needs = TRAITS.flatMap((trait) => {
    const need = asked?.[trait] ?? 0;
    return need > 0 ? [{ trait, need, have: symbols[trait] }] : [];
  });
  const enough = needs.every(({ need, have }) => have >= need);
  const state = at < study.level ? 'done' : enough ? 'enough' : 'short';
  return { level: at + 1, points: study.points[at] ?? 0, needs, state, next: at === study.level };
}

/** Say what is missing: "1 ear and 2 barks short". */
function shortWords(level: LevelProspect): string {
  const missing = level.needs
    .filter(({ need, have }) => have < need)
    .map(({ trait, need, have }) => counted(need - have, trait));
  return missing.length > 0 ? `${listed(missing)} short` : '';
}

/** Say what a seat is doing, for the others who breed at the same time. */
export function progressWords(name: string, seat: SeatView): string {
  if (seat.doing === '') return `${name} has finished`;
  const pup = `(pup ${Math.min(seat.pups.length + 1, seat.litter)} of ${seat.litter})`;
  return `${name} is ${seat.doing}${seat.stage === 'breeding' ? ` ${pup}` : ''}`;
}
