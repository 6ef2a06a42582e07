// What the page says wherever one is: the ways around, what is being loaded, and what could not be found.

export const skip = 'Skip to the main part';
export const toLobby = 'To the lobby';
export const close = 'Close';
export const tryAgain = 'Try again';
export const loadAgain = 'Load the page again';
export const watchTable = 'Watch this table';
export const goToLobby = 'Go to the lobby';
export const copy = 'Copy';
export const copied = 'Copied';
export const share = 'Share';

export const owners =
  'Reynard is an unofficial fan project with its own art and its own words. The games belong to their owners and designers, who deserve your purchase.';

/** The title of a browser's tab or window. */
export function windowTitle(...parts: string[]): string {
  return [...parts, 'Reynard'].join(' · ');
}

/** Why there is nothing else to show. */
export type LostKind = 'page' | 'rules' | 'missing' | 'seat' | 'server' | 'busy' | 'old' | 'other';

export const lost: Record<LostKind, { title: string; text: string }> = {
  page: {
    title: 'No path leads here',
    text: 'This address names no page. The link may have lost a piece on its way to you.',
  },
  rules: { title: 'This rulebook cannot be opened', text: '' },
  missing: {
    title: 'There is no such table',
    text: 'The link may have lost a letter, or the table has been cleared away. Ask for the link again, or set a new table.',
  },
  seat: {
    title: 'This link opens no seat here',
    text: 'The table is there, but the key in this link does not fit any seat. Ask whoever invited you for your link again. You can watch in the meantime.',
  },
  server: {
    title: 'The server does not answer',
    text: 'The connection may be down, or the server is having a nap. Nothing is lost: every move that was made is kept. The page keeps trying.',
  },
  busy: { title: 'The server is busy', text: '' },
  old: {
    title: 'There is a newer page',
    text: 'The server has been updated while this page was open. Load the page again to go on where you were.',
  },
  other: { title: 'The table has closed the line', text: '' },
};
