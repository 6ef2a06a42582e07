// What the page says wherever one is: the ways around, what is being loaded, and what could not be found.

export const skip = 'Skip to the main content';
export const toLobby = 'To the lobby';
export const close = 'Close';
export const tryAgain = 'Try again';
export const loadAgain = 'Reload the page';
export const watchTable = 'Watch this table';
export const goToLobby = 'Go to the lobby';
export const copy = 'Copy';
export const copied = 'Copied';
export const share = 'Share';
export const code = 'QR code';
export const noCode = 'The code could not be drawn. Copy the link instead.';

export function codeOf(label: string): string {
  return `QR code: ${label}`;
}

export const owners =
  'Reynard is an unofficial fan project with its own art and its own words. The games belong to their owners and designers, who deserve your purchase.';

/** The title of a browser's tab or window. */
export function windowTitle(...parts: string[]): string {
  return [...parts, 'Reynard'].join(' · ');
}

/** Why there is nothing else to show. */
export type LostKind =
  'page' | 'rules' | 'missing' | 'seat' | 'server' | 'stopped' | 'busy' | 'old' | 'other';

export const lost: Record<LostKind, { title: string; text: string }> = {
  page: {
    title: 'No path leads here',
    text: 'There is no page at this address. Part of the link may be missing.',
  },
  rules: { title: 'This rulebook cannot be opened', text: '' },
  missing: {
    title: 'There is no such table',
    text: 'Part of the link may be missing, or the table has been cleared away. Ask for the link again, or set up a new table.',
  },
  seat: {
    title: 'This link does not open a seat',
    text: 'The table is there, but this link fits none of its seats. Ask whoever invited you for your link again. You can watch in the meantime.',
  },
  server: {
    title: 'The server does not answer',
    text: 'Your connection may be down, or the server is having a nap. Nothing is lost: every move is kept. The page keeps trying.',
  },
  stopped: {
    title: 'The live connection does not come through',
    text: 'The server answers, but something on the way, such as a proxy, does not let WebSockets through. Whoever runs this table can read in docs/hosting.md how to let them through. The page keeps trying.',
  },
  busy: { title: 'The server is busy', text: '' },
  old: {
    title: 'There is a new version',
    text: 'Reynard was updated while this page was open. Reload it to go on where you were.',
  },
  other: { title: 'The table has closed the connection', text: '' },
};
