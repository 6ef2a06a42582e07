// From a choice to a move: what is asked about first, what is kept back for a moment, and what is played at once.
import type { ChoiceInfo, ClockInfo, Desk } from '../../wire';
import { settings } from '../settings.svelte';
import type { Picker } from './picker.svelte';

/** What asking needs of the page around it. */
export interface Askers {
  send(desk: Desk, choice: ChoiceInfo): void;
  /** Show the chosen choice and wait for Play. */
  wait(): void;
  /** How long a step can be undone before it is final. */
  seconds(): number;
}

/** A step that could not be undone, kept back for a moment in which it can. */
interface Held {
  desk: Desk;
  choice: ChoiceInfo;
  grace: ClockInfo;
}

export class Asking {
  held = $state.raw<Held | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly picker: Picker,
    private readonly askers: Askers,
  ) {}

  /** A thing on the board was pointed at; with one choice left, that is played or asked about. */
  pick(ref: string): void {
    if (this.held) return;
    this.picker.pick(ref);
    this.#settle();
  }

  /** A choice was taken as a whole: its row or key, its button, or by dropping a thing; twice is a yes. */
  ask(choice: ChoiceInfo): void {
    if (this.held) return;
    if (this.picker.chosen === choice && !choice.guarded && this.#mustAsk(choice))
      return this.confirm();
    this.picker.select(choice);
    this.#settle();
  }

  /** Play what is chosen: the player has been asked. */
  confirm(): void {
    const { desk, chosen } = this.picker;
    if (desk && chosen && !this.held) this.askers.send(desk, chosen);
  }

  /** Play a choice that the board has asked about by itself. */
  play(choice: ChoiceInfo): void {
    if (this.picker.desk && !this.held) this.askers.send(this.picker.desk, choice);
  }

  /** Let go of the step that is kept back. */
  drop(): void {
    clearTimeout(this.#timer);
    this.held = null;
  }

  /** Play the step that is kept back now. */
  goOn(): void {
    const { held } = this;
    this.drop();
    if (held) this.askers.send(held.desk, held.choice);
  }

  /** A step answers one decision; when that has gone, so has the step. */
  follow(desk: Desk | null): void {
    const { held } = this;
    if (held && (desk?.seat !== held.desk.seat || desk.decision !== held.desk.decision))
      this.drop();
  }

  #settle(): void {
    const { desk, chosen } = this.picker;
    if (!desk || !chosen) return;
    if (this.#mustAsk(chosen)) this.askers.wait();
    else if (this.#mustHold(chosen)) this.#hold(desk, chosen);
    else this.askers.send(desk, chosen);
  }

  /** What cannot be wrong is never asked about, what gives something up always is. */
  #mustAsk(choice: ChoiceInfo): boolean {
    if (this.picker.choices.length === 1 || choice.light) return false;
    return choice.guarded || settings.confirm;
  }

  #mustHold(choice: ChoiceInfo): boolean {
    return choice.final && this.picker.choices.length > 1 && this.askers.seconds() > 0;
  }

  #hold(desk: Desk, choice: ChoiceInfo): void {
    const seconds = this.askers.seconds();
    this.held = { desk, choice, grace: { seconds, left: seconds, waits_for: [] } };
    this.#timer = setTimeout(() => this.goOn(), 1000 * seconds);
  }
}
