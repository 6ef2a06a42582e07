// Samples of what comes over the wire, for the tests: whole, so that a test says only what it is about.
import type { ChoiceInfo, Desk } from './wire';

/** A choice like any other, but for what a test says of it. */
export function sampleChoice(id: number, own: Partial<ChoiceInfo> = {}): ChoiceInfo {
  return {
    id,
    plays: [id],
    words: '',
    at: [],
    also: {},
    rule: '',
    gives: '',
    facts: null,
    heading: '',
    guarded: false,
    light: false,
    final: false,
    alternative_to: null,
    ...own,
  };
}

/** A desk at which nothing is to be decided, but for what a test says of it. */
export function sampleDesk(seat: number, own: Partial<Desk> = {}): Desk {
  return { seat, decision: 1, headline: '', choices: [], may_undo: false, grace: null, ...own };
}
