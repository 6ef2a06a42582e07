// The levels of bots, from the weakest: they are named in the server's core/levels.py.
import type { Level } from '../wire';
import { levels, usual } from './levels.json';

export const LEVELS = levels as Level[];
export const USUAL_LEVEL = usual as Level;
/** For a first game. */
export const EASY_LEVEL = LEVELS[1] ?? USUAL_LEVEL;
