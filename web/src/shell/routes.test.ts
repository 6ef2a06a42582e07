import { describe, expect, it } from 'vitest';
import { routeOf } from './routes';

describe('routeOf', () => {
  it('knows the pages', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' });
    expect(routeOf('/table/x7Yq')).toEqual({ page: 'table', table: 'x7Yq' });
    expect(routeOf('/table/x7Yq/')).toEqual({ page: 'table', table: 'x7Yq' });
    expect(routeOf('/rules/wolf-and-fox')).toEqual({ page: 'rules', game: 'wolf-and-fox' });
  });

  it('is lost everywhere else', () => {
    for (const path of ['/table', '/table/a/b', '/admin', '/rules/']) {
      expect(routeOf(path)).toEqual({ page: 'lost' });
    }
  });

  it('does not stumble over a broken escape', () => {
    expect(routeOf('/table/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' });
  });
});
