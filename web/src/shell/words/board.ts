// What parts of a board say that several games have.

export const tableInWords = 'The table in words';
export const areas = 'Areas of the table';
export const toChoose = 'something to choose';

export const scoreSheet = 'The score sheet';
export const you = 'you';
export const winner = 'winner';
export const winnerAside = '(winner)';
export const source = 'Source';
export const total = 'Total';

/** What a click on a score opens. */
export const whereFrom = 'Where these points come from';
