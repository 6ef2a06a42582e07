// The host's word, where one is needed to set up tables: this browser asks for it once and keeps it.
import { fetchHostWord, Trouble } from './api';
import { forget, recall, remember } from './storage';

const NAME = 'host-word';

class HostWord {
  /** Whether it is needed, and this browser does not know it. */
  isMissing = $state(false);

  /** Ask whether the word that is kept still opens the door. */
  async look(): Promise<void> {
    const kept = recall(NAME, '');
    try {
      const { asked, known } = await fetchHostWord(kept);
      this.isMissing = asked && !known;
    } catch (trouble) {
      // Too many wrong tries: whoever waits and types it gets in.
      if (!(trouble instanceof Trouble) || trouble.status !== 429 || !kept) throw trouble;
      this.isMissing = true;
    }
    if (this.isMissing) forget(NAME);
  }

  /** Try a word, keep it if it is right, and say whether it is. */
  async tryOut(word: string): Promise<boolean> {
    const { known } = await fetchHostWord(word);
    if (known) remember(NAME, word);
    this.isMissing = !known;
    return known;
  }

  /** Do what needs the word; where it is refused, the lobby asks for it. */
  async using<T>(act: (word: string) => Promise<T>): Promise<T> {
    try {
      return await act(recall(NAME, ''));
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.status === 403) await this.look();
      throw trouble;
    }
  }
}

export const hostWord = new HostWord();
