import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueTypes } from '~/blocks/catalogue';
import { parseBlocks } from '~/blocks/parse-blocks';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { spokenAt } from '~/words/languages';

const content = createEmbeddedContent({
  dir: 'content',
  logger: { info: () => undefined, debug: () => undefined, error: fail, warn: fail },
  watchMs: 0,
});
function fail(detail: unknown): never {
  throw new Error(JSON.stringify(detail));
}

const routes = content.routes();
const blocksOf = (route: string): unknown[] => {
  const page = content.page(route);
  return [...(page?.blocks ?? []), ...Object.values(page?.slots ?? {}).flat()];
};

describe.each(routes)('%s [J-035, J-309, J-310]', (route) => {
  it('holds only blocks that the site can show', () => {
    const problems: unknown[] = [];
    parseBlocks(blocksOf(route), route, (problem) => problems.push(problem));
    expect(problems).toEqual([]);
  });
  it('leads only to what exists', () =>
    expect(deadLinksIn(JSON.stringify(content.page(route)))).toEqual([]));
});

it.each(['/highway-services-connections', '/privacy-notice'])(
  '%s is a page of content [J-031, J-032, X-18]',
  (route) =>
    expect(content.page(route)).toMatchObject({ title: expect.any(String), unlisted: false }),
);

it('the home page has the power cut box with its links, and the service chooser [J-036 to J-044, J-303]', () => {
  const [box] = blocksOf('/');
  const links = ['/power-cut/map', '/power-cut/text-updates'].map((url) => ({ uRL: { url } }));
  expect(box).toMatchObject({ __typename: 'HomepagePowerCutSearch', phoneNumber: '105' });
  for (const link of links)
    expect((box as { links: unknown[] }).links).toContainEqual(
      expect.objectContaining({ uRL: expect.objectContaining(link.uRL) }),
    );
  expect(blocksOf('/')).toContainEqual(expect.objectContaining({ __typename: 'ServiceChooser' }));
});

it('no page stands at the address of a folder of files, to which remix-serve would lead instead', () => {
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(routes.filter((route) => folders.some(({ name }) => route === `/${name}`))).toEqual([]);
});

it('lists lead only to what exists', () => {
  const dead = Object.entries(content.collections()).flatMap(([name, items]) =>
    deadLinksIn(JSON.stringify(items)).map((link) => `${name}: ${link}`),
  );
  expect(dead).toEqual([]);
});

/** Paths that app/routes answers, as patterns: `$` stands for one part, a trailing `_` and `_index` for nothing. */
function routePatterns(): RegExp[] {
  return readdirSync('app/routes')
    .map((name) => name.replace(/\.(tsx?|js)$/, ''))
    .filter((name) => name !== '$')
    .map((name) => {
      const parts = name.split(/\.(?![^[]*\])/).filter((part) => part !== '_index');
      const path = parts.map((part) =>
        part.startsWith('$') ? '[^/]+' : part.replace(/_$/, '').replace(/\[(.)\]/g, '\\$1'),
      );
      return new RegExp(`^/${path.join('/')}$`);
    });
}
const patterns = routePatterns();
const forms = readdirSync('content/forms').map((file) => file.replace('.json', ''));
const files = new Set(
  readdirSync('public', { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${file.split(path.sep).join('/')}`,
  ),
);

function exists(link: string): boolean {
  const [target = ''] = spokenAt(link).address.split(/[?#]/);
  if (target === '' || target === '/') return true;
  if (content.settings().redirects.some(({ from }) => from === target)) return true;
  if (content.page(target) || files.has(target) || patterns.some((pattern) => pattern.test(target)))
    return true;
  const form = /^\/(?:forms\/)?([a-z0-9-]+)/.exec(target)?.[1] ?? '';
  return forms.includes(form);
}

/** Our own addresses in a text that nothing answers. */
function deadLinksIn(json: string): string[] {
  const links = [...json.matchAll(/(?:"(?:url|href|link)":"|href=\\")(\/[^"\\]*)/g)].map(
    ([, link = '']) => link,
  );
  return [...new Set(links)].filter((link) => !exists(link));
}

it('no file of content stands unread', () => {
  const pages = readdirSync('content/pages', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const named = pages.map(
    (file) =>
      (JSON.parse(readFileSync(path.join('content/pages', file), 'utf8')) as { route: string })
        .route,
  );
  expect(named.filter((route, index) => named.indexOf(route) !== index)).toEqual([]);
  expect(new Set(named)).toEqual(new Set(routes));
});

/** They show a film, and we have none of our own: only the catalogue shows them, with a sample named as one. */
const FILMS = ['FullWidthVideo', 'UsefulVideos', 'VideoModal', 'VideoThumbnail'];

it('every block of the catalogue stands on at least one real page', () => {
  const used = JSON.stringify(routes.map((route) => content.page(route)));
  const missing = catalogueTypes().filter(
    (type) => !FILMS.includes(type) && !used.includes(`"__typename":"${type}"`),
  );
  expect(missing).toEqual([]);
});

it('is as much as a good operator would have', () => {
  const { events, glossary, projects, articles, storms } = content.collections();
  expect(routes.length).toBeGreaterThanOrEqual(60);
  expect(events.length).toBeGreaterThanOrEqual(40);
  expect(glossary.length).toBeGreaterThanOrEqual(60);
  expect(projects.length).toBeGreaterThanOrEqual(30);
  expect(articles.length).toBeGreaterThanOrEqual(30);
  expect(storms.length).toBeGreaterThanOrEqual(3);
});
