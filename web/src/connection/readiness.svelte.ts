// How far the games are that the server is still preparing; it is asked again as long as there are any.
import { fetchReadiness, Trouble } from './api';

const ASK_EVERY = 1000;

export class Readiness {
  /** By the names of the games that are not ready: how much of each is done, from 0 to 1. */
  shares = $state.raw<Record<string, number>>({});

  /** Ask until every game is ready; the answer stops that. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const ask = async () => {
      try {
        const { games } = await fetchReadiness();
        this.shares = Object.fromEntries(
          games.filter((game) => !game.ready).map((game) => [game.name, game.share]),
        );
      } catch (trouble) {
        // A server that cannot be asked is told of by whatever else the lobby asks.
        if (!(trouble instanceof Trouble)) throw trouble;
      }
      const isOver = stopped || Object.keys(this.shares).length === 0;
      timer = isOver ? undefined : setTimeout(ask, ASK_EVERY);
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
