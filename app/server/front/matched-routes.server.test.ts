import { expect, it } from 'vitest';
import { ofMatches } from './matched-routes.server';

it('a page is drawn with the routes that it is made of alone', () => {
  const matches = [{ route: { id: 'root' } }, { route: { id: 'routes/help' } }, { route: { id: 'gone' } }];
  const manifest = { version: '1', routes: { root: { id: 'root' }, 'routes/help': {}, 'routes/other': {} } };
  const context = { manifest, staticHandlerContext: { matches } } as unknown as Parameters<typeof ofMatches>[0];
  expect(ofMatches(context).manifest).toEqual({ version: '1', routes: { root: { id: 'root' }, 'routes/help': {} } });
});
