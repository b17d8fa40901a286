import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function filesIn(place: string): string[] {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { withFileTypes: true }).flatMap((entry) => {
    const inner = `${place}/${entry.name}`;
    return entry.isDirectory() ? filesIn(inner) : [inner];
  });
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const code = filesIn('app').filter((file) => /\.tsx?$/.test(file));
const product = code.filter((file) => !isTest(file));

const IMPORT =
  /^(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Files of ours that a file imports, as paths from app/ without their ending. Types are gone before anything runs. */
function importsOf(file: string, { types = true } = {}): string[] {
  const found = [...read(file).matchAll(IMPORT)].filter(([statement]) => types || !statement.startsWith('import type'));
  return found.flatMap((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    if (name.startsWith('~/')) return [name.slice(2)];
    if (!name.startsWith('.')) return [];
    return [path.posix.relative('app', path.posix.join(path.posix.dirname(file), name))];
  });
}

const isView = (place: string): boolean => existsSync(path.join(root, 'app', `${place}.tsx`));

const roomOf = (place: string): string => place.split('/')[0] ?? '';
const isCss = (place: string): boolean => place.includes('.css');

/** Who may import whom (architecture page, "Imports point one way"); a room may always import itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  /** Every text of the site, and what other languages than English have. */
  words: ['domain'],
  /** The service worker: what it says and decides, without React and without the server. */
  offline: ['domain', 'words'],
  ui: [],
  cms: ['domain', 'words'],
  /** Its engine is stricter (below). */
  forms: ['ui', 'cms', 'domain', 'words'],
  /** Beside these, the parts of journeys that a page of content may show. */
  blocks: ['ui', 'cms', 'domain', 'words', 'forms', 'journeys'],
  /** Of blocks, what islands are made of. */
  frame: ['ui', 'cms', 'domain', 'words', 'blocks'],
  /** The server in what loads and posts, and nowhere else (below). */
  journeys: ['ui', 'cms', 'domain', 'words', 'forms', 'blocks', 'server', 'offline'],
  /** Beside these, the words of what it tells people about; it draws nothing (below). */
  server: ['cms', 'domain', 'words', 'blocks', 'forms', 'journeys'],
};

/** Imports of these files that are wrong, each as "file -> place". */
const wrongIn = (
  files: readonly string[],
  isWrong: (place: string, file: string) => boolean,
  options?: { types: boolean },
): string[] =>
  files.flatMap((file) =>
    importsOf(file, options)
      .filter((place) => isWrong(place, file))
      .map((place) => `${file} -> ${place}`),
  );

describe('imports point one way', () => {
  const rooms = [...new Set(product.map((file) => roomOf(file.slice('app/'.length))))];

  it.each(rooms.filter((room) => room in MAY_IMPORT))('%s imports only what it may', (room) => {
    const allowed = new Set([room, ...(MAY_IMPORT[room] ?? [])]);
    const files = product.filter((file) => file.startsWith(`app/${room}/`));
    expect(wrongIn(files, (place) => !isCss(place) && !allowed.has(roomOf(place)))).toEqual([]);
  });

  it('a folder with a rule for each room', () => {
    const free = ['routes', 'root.tsx', 'entry.client.tsx', 'entry.server.tsx'];
    expect(rooms.filter((room) => !(room in MAY_IMPORT) && !free.includes(room))).toEqual([]);
  });

  it('nothing imports routes, but a route folder its own parts', () => {
    const wrong = wrongIn(
      product,
      (place, file) => roomOf(place) === 'routes' && path.posix.dirname(`app/${place}`) !== path.posix.dirname(file),
    );
    expect(wrong).toEqual([]);
  });

  it('the form engine is pure: the domain alone', () => {
    const files = product.filter((file) => file.startsWith('app/forms/engine/'));
    const may = /^(?:domain\/|forms\/engine\/)/;
    expect(wrongIn(files, (place) => !may.test(place))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });

  it('the server draws nothing', () => {
    const files = product.filter((file) => file.startsWith('app/server/'));
    expect(wrongIn(files, isView, { types: false })).toEqual([]);
    expect(files.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });

  it('of journeys, the server knows the words alone', () => {
    const files = product.filter((file) => file.startsWith('app/server/'));
    const words = /^journeys\/[a-z-]+\/(?:words\/|[a-z-]+-data$)/;
    expect(wrongIn(files, (place) => roomOf(place) === 'journeys' && !words.test(place), { types: false })).toEqual([]);
  });

  it('only routes, root, entries, the server itself and what journeys load and post import the server', () => {
    const may = /^app\/(?:server\/|routes\/|root\.tsx|entry\.|journeys\/.+(?:\.server\.ts$|-example\.ts$))/;
    const files = product.filter((file) => !may.test(file));
    expect(wrongIn(files, (place) => roomOf(place) === 'server', { types: false })).toEqual([]);
  });
});

describe('every block has the same anatomy', () => {
  const foldersIn = (place: string) =>
    readdirSync(path.join(root, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  /** `parts` holds what several blocks are made of. */
  const blocks = foldersIn('app/blocks')
    .filter((family) => family !== 'parts')
    .flatMap((family) => foldersIn(`app/blocks/${family}`).map((name) => ({ family, name })));

  it('there are blocks', () => expect(blocks.length).toBeGreaterThan(90));
  it.each(blocks)('$family/$name', ({ family, name }) => {
    const files = readdirSync(path.join(root, 'app/blocks', family, name));
    expect(files).toEqual(expect.arrayContaining(['schema.ts', 'examples.ts', `${name}.tsx`, `${name}.test.tsx`]));
  });
});

describe('what no file may hold', () => {
  const everything = [...code, ...filesIn('tests'), ...filesIn('scripts'), 'vite.config.ts', 'vitest.config.ts'].filter(
    (file) => /\.(tsx?|mjs|cjs|js)$/.test(file) && file !== 'tests/unit/house-rules.test.ts',
  );
  const holding = (files: readonly string[], pattern: RegExp): string[] =>
    files.filter((file) => pattern.test(read(file)));

  it('a test that runs alone', () => expect(holding(everything, /\b(?:it|test|describe)\.only\(/)).toEqual([]));
  it('console.log', () =>
    expect(holding([...product, ...filesIn('scripts')], /\bconsole\.(?:log|warn|info|debug)\(/)).toEqual([]));
  it('a silenced check', () =>
    expect(holding(everything, /eslint-disable|@ts-(?:ignore|expect-error|nocheck)/)).toEqual([]));
  it('a path of a particular machine', () =>
    expect(holding(everything, /['"`\s](?:\/work|\/tmp|\/root|\/home)\//)).toEqual([]));

  it('a patch of a prototype, or talk through globalThis, outside the places that name themselves', () => {
    const places = [
      // Puts Node's own classes back over those that remix-serve puts in their place (docs/decisions/serving.md).
      'app/server/front/node-fetch-classes.server.ts',
    ];
    const ours = [...product, ...filesIn('scripts').filter((file) => !file.startsWith('scripts/bench/'))];
    expect(holding(ours, /\bglobalThis\b/).filter((file) => !file.endsWith('.md'))).toEqual(places);
    expect(holding(ours, /\.prototype\.\w+\s*=[^=]|require\.cache|Object\.setPrototypeOf/)).toEqual([]);
  });
  it('a second seam before remix-serve', () => {
    expect(holding(product, /\bcreateServer\s*=[^=]/)).toEqual(['app/server/front/http-server.server.ts']);
    expect(filesIn('scripts').filter((file) => file.endsWith('.cjs'))).toEqual([]);
    // A site that is measured tells of its memory and its event loop (scripts/bench/watch.mjs); it serves as ever.
    expect(holding(filesIn('scripts'), /--(?:require|import)['\s]/)).toEqual(['scripts/bench/site.mjs']);
  });

  it('process.env outside configuration', () => {
    expect(
      holding(
        product.filter((file) => file !== 'app/server/env.server.ts'),
        /\bprocess\.env\b/,
      ),
    ).toEqual([]);
  });

  it('more than 250 lines', () => {
    // Written by a program, from the wire contract.
    const written = 'app/server/lib/wire-types.d.ts';
    const long = code.filter((file) => file !== written && read(file).split('\n').length > 251);
    expect(long).toEqual([]);
  });

  it('a style attribute, which our content policy would block', () => {
    expect(
      holding(
        product.filter((file) => file.endsWith('.tsx')),
        /\sstyle=\{/,
      ),
    ).toEqual([]);
  });
});
