// Which page an address names.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'lost' };

/** Read an address's path. */
export function routeOf(path: string): Route {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const [page, name] = parts;
  if (parts.length === 0) return { page: 'lobby' };
  if (parts.length === 2 && name && page === 'table') return { page: 'table', table: name };
  if (parts.length === 2 && name && page === 'rules') return { page: 'rules', game: name };
  return { page: 'lost' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go to another page of this site. */
export function go(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

/** Follow a link within the site without loading the page anew, unless a new tab is wanted. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.pathname.startsWith('/api/')) return;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage && link.hash) return;
  event.preventDefault();
  go(link.href);
}
