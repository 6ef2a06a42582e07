// The clock of the one who looks: it was right when the table was told, and counts down from there.
import type { ClockInfo } from '../../wire';
import { announcement, later } from './countdown';

const TICK = 100;

export class Countdown {
  clock = $state.raw<ClockInfo | null>(null);
  /** What those who listen are told of it. */
  spoken = $state('');

  /** Follow the clock that is told now, unless it has yet to begin; the answer stops. */
  follow(told: ClockInfo | null): (() => void) | undefined {
    this.clock = told;
    if (!told || told.waits_for.length > 0) {
      this.spoken = '';
      return;
    }
    const begun = performance.now();
    let shown = told;
    const timer = setInterval(() => {
      const now = later(told, performance.now() - begun);
      this.spoken = announcement(shown, now) ?? this.spoken;
      this.clock = shown = now;
    }, TICK);
    return () => clearInterval(timer);
  }
}
