import { createRequire } from 'node:module';
import { matchRoutes } from '@remix-run/react';
import { describe, expect, it } from 'vitest';

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Routes = Record<string, { id: string; path?: string; parentId?: string; index?: boolean }>;
interface Build {
  readonly routes: Routes;
  readonly assets: { readonly version: string; readonly routes: Record<string, object> };
}
const { bySection } = createRequire(import.meta.url)('../../scripts/lib/routes-by-section.cjs') as {
  bySection: (build: Build) => (pathname: string) => { section: string; build: Build };
};

const routes: Routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    ...[
      { id: 'home', index: true },
      { id: 'any', path: '*' },
      { id: 'list', path: 'power-cut/list' },
      { id: 'place', path: 'power-cut/:place' },
      { id: 'cuts', path: 'power-cut', index: true },
      { id: 'form', path: 'forms/:form/:page' },
      { id: 'search', path: 'search' },
      { id: 'map', path: 'sitemap.xml' },
      { id: 'language', path: ':language?/welcome' },
      { id: 'help', path: 'help' },
      { id: 'topic', path: ':topic', parentId: 'help' },
    ].map((route) => ({ parentId: 'root', ...route })),
  ].map((route) => [route.id, route]),
);
const whole: Build = {
  routes,
  assets: { version: '1', routes: Object.fromEntries(Object.keys(routes).map((id) => [id, {}])) },
};
const sectionFor = bySection(whole);

const treeOf = (table: Routes, parentId?: string): RouteObject[] =>
  Object.values(table)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(table, id) }));
const found = ({ routes: table }: Build, path: string) =>
  matchRoutes(treeOf(table), path)?.map(({ route }) => route.id);

describe.each([
  '/',
  '/power-cut',
  '/power-cut/list',
  '/Power-Cut/LIST',
  '/power%2dcut/list',
  '/power-cut/norwich',
  '/power-cut/norwich/more',
  '//power-cut/list',
  '/forms/report/where',
  '/forms',
  '/search/',
  '/sitemap.xml',
  '/en/welcome',
  '/welcome',
  '/help/flooding',
  '/no/such/page',
  '/%',
])('%s', (path) => {
  it('finds in its section what it finds in the whole', () =>
    expect(found(sectionFor(path).build, path)).toEqual(found(whole, path)));
  it('knows the same scripts as routes', () => {
    const { build } = sectionFor(path);
    expect(Object.keys(build.assets.routes)).toEqual(Object.keys(build.routes));
  });
});

it('is smaller than the whole, and made once', () => {
  const first = sectionFor('/forms/a/b');
  expect(Object.keys(first.build.routes)).not.toContain('list');
  expect(sectionFor('/FORMS/c').build).toBe(first.build);
  expect(sectionFor('/nobody').section).toBe('');
});
it('gives the whole to whoever asks for routes ahead', () => expect(sectionFor('/__manifest').build).toBe(whole));
