import { tellStory, type Story } from './story';
import type { View } from '../view';

/** Follows the views as they come and tells how each grew out of the one before; the same again is no news. */
export class Storyteller {
  #view: View | null = null;
  #story: Story | null = null;

  follow(view: View, traces: readonly string[]): Story | null {
    if (view !== this.#view && JSON.stringify(view) !== JSON.stringify(this.#view)) {
      this.#story = this.#view && tellStory(this.#view, view, traces);
      this.#view = view;
    }
    return this.#story;
  }
}
