import { expect, it } from 'vitest';
import { ofMatches, slimManifest } from './slim-manifest.server';

const page = (routes: Record<string, unknown>) =>
  `<script>import * as route0 from "/a.js";\nwindow.__remixManifest = ${JSON.stringify({ entry: {}, routes }, null, 2)};\nwindow.__remixRouteModules = {"root":route0,"routes/help":route1};\n\nimport("/e.js");</script>`;

it('keeps the routes of the page, without their indentation', () => {
  const slim = slimManifest(page({ root: { id: 'root' }, 'routes/help': {}, 'routes/_index': {}, 'routes/other': {} }));
  expect(slim).toContain('window.__remixManifest={"entry":{},"routes":{"root":{"id":"root"},"routes/help":{}}};');
  expect(slim).toContain('window.__remixRouteModules = {"root":route0,"routes/help":route1};');
  expect(slim).toContain('import("/e.js")');
});
it.each(['<p>Nothing</p>', 'window.__remixManifest = {\n broken\n};\nwindow.__remixRouteModules = {};'])(
  'leaves anything else as it is',
  (html) => expect(slimManifest(html)).toBe(html),
);

it('a page is drawn with the routes that it is made of alone', () => {
  const matches = [{ route: { id: 'root' } }, { route: { id: 'routes/help' } }, { route: { id: 'gone' } }];
  const manifest = { version: '1', routes: { root: { id: 'root' }, 'routes/help': {}, 'routes/other': {} } };
  const context = { manifest, staticHandlerContext: { matches } } as unknown as Parameters<typeof ofMatches>[0];
  expect(ofMatches(context).manifest).toEqual({ version: '1', routes: { root: { id: 'root' }, 'routes/help': {} } });
});
