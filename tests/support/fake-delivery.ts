import { hash } from 'node:crypto';
import type { Handler } from './loopback';

/** For tests: items as the Content Delivery API v2 answers them, with its paging, sorting, key and drafts. */
export interface FakeItem {
  readonly id: string;
  readonly contentType: string;
  readonly name: string;
  readonly updateDate: string;
  readonly route?: {
    readonly path: string;
    readonly startItem: { readonly id: string; readonly path: string };
  };
  readonly properties: Readonly<Record<string, unknown>>;
}

export const item = (
  contentType: string,
  path: string | null,
  properties: FakeItem['properties'],
  updateDate = '2026-03-10T12:00:00Z',
): FakeItem => ({
  // Every item has an id of its own, also two of one type that live nowhere.
  id: `${contentType}-${path ?? hash('sha1', JSON.stringify(properties))}`.replaceAll('/', '_'),
  contentType,
  name: path ?? contentType,
  updateDate,
  ...(path === null ? {} : { route: { path, startItem: { id: 'root', path: 'home' } } }),
  properties,
});

/** A property of block list type. */
export const blockList = (...blocks: [type: string, properties: FakeItem['properties']][]) => ({
  items: blocks.map(([contentType, properties]) => ({
    content: { contentType, id: contentType, properties },
    settings: null,
  })),
});

const KEY = 'the key of the content system';
export const fakeDelivery = { key: KEY };

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const refuse = (title: string) => json({ type: 'Error', title, status: 400 }, 400);

/** What the documentation names under "Query parameters"; any other name is answered with 400. */
const SORTS = ['createDate', 'level', 'name', 'sortOrder', 'updateDate'];
const FILTER = /^(?:(?:contentType|name):!?.+|(?:createDate|updateDate)[<>]:?.+)$/;
const FETCH = /^(?:ancestors|children|descendants):.+$/;
/** Ours: the documentation names no upper bound. */
const MOST = 100;

/** One pair of brackets of `expand`: names, and what is below each. */
interface Level {
  readonly [name: string]: Level;
}

/** `properties[$all[properties[a,b]]]`, or null where the brackets do not close ("Property expansion and limiting"). */
function levelsOf(expand: string): Level | null {
  const tokens = expand.match(/[^[\],]+|[[\],]/g) ?? [];
  let at = 0;
  function level(): Level | null {
    const names: Record<string, Level> = {};
    for (;;) {
      const name = tokens[at++];
      if (name === undefined || /^[[\],]$/.test(name)) return null;
      names[name] = {};
      if (tokens[at] === '[') {
        at += 1;
        const below = level();
        if (!below || tokens[at++] !== ']') return null;
        names[name] = below;
      }
      if (tokens[at] !== ',') return names;
      at += 1;
    }
  }
  const read = level();
  return read && at === tokens.length && Object.keys(read).every((name) => name === 'properties')
    ? read
    : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const below = (level: Level | undefined, alias: string): Level | undefined =>
  level?.['properties']?.[alias] ?? level?.['properties']?.['$all'];

/** Media and picked items have their properties as deep as the question asks; below that they come empty. Elements of blocks always have theirs. */
function expanded(
  properties: Readonly<Record<string, unknown>>,
  level: Level | undefined,
): Record<string, unknown> {
  const shown = (value: unknown, at: Level | undefined): unknown => {
    if (Array.isArray(value)) return value.map((one) => shown(one, at));
    if (!isRecord(value)) return value;
    const inner = isRecord(value['properties']) ? value['properties'] : null;
    if (inner && (typeof value['mediaType'] === 'string' || value['route'] !== undefined))
      return { ...value, properties: at ? expanded(inner, at) : {} };
    if (inner) return { ...value, properties: expanded(inner, at) };
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(one, at)]));
  };
  return Object.fromEntries(
    Object.entries(properties).map(([alias, value]) => [alias, shown(value, below(level, alias))]),
  );
}

/** What an index sorts by. */
const sortable = (one: FakeItem, at: number): Readonly<Record<string, string | number>> => ({
  createDate: one.updateDate,
  updateDate: one.updateDate,
  level: one.route?.path.split('/').filter(Boolean).length ?? 1,
  name: one.name,
  sortOrder: at,
});

/**
 * It refuses what Umbraco refuses: docs.umbraco.com/umbraco-cms/reference/content-delivery-api ("Query parameters") and
 * …/content-delivery-api/property-expansion-and-limiting. `requestedPaths` lists the requests, so that a test can see which were spared; what is
 * `hidden` counts in the total and is missing from its page, as an item that may not be shown is.
 */
export function serveDelivery(
  published: () => readonly FakeItem[],
  drafts: () => readonly FakeItem[] = () => [],
  hidden: (item: FakeItem) => boolean = () => false,
) {
  const requests: string[] = [];
  const handler: Handler = (request) => {
    const { pathname, search, searchParams: query } = new URL(request.url);
    requests.push(pathname + search);
    if (request.headers.get('Api-Key') !== KEY) return new Response(null, { status: 401 });
    const level = query.has('expand') ? levelsOf(query.get('expand') ?? '') : {};
    if (level === null) return refuse('Invalid expand');
    const wire = (one: FakeItem) => ({
      ...one,
      createDate: one.updateDate,
      cultures: {},
      properties: expanded(one.properties, level),
    });
    const from = request.headers.get('Preview') === 'true' ? drafts() : published();
    const single = /\/content\/item\/(.+)$/.exec(pathname)?.[1];
    if (single) {
      const path = decodeURIComponent(single);
      const found = from.find(({ id, route }) => route?.path === path || id === path);
      return found ? json(wire(found)) : json({ title: 'Not Found', status: 404 }, 404);
    }
    const sorts = query.getAll('sort').map((sort) => sort.split(':'));
    if (
      sorts.some(([name = '', way = 'asc']) => !SORTS.includes(name) || !/^(?:asc|desc)$/.test(way))
    )
      return refuse('Sort option not found');
    const filters = query.getAll('filter');
    if (!filters.every((filter) => FILTER.test(filter))) return refuse('Filter option not found');
    if (!query.getAll('fetch').every((fetch) => FETCH.test(fetch)))
      return refuse('Fetch option not found');
    const [skip, take] = [Number(query.get('skip') ?? 0), Number(query.get('take') ?? 10)];
    if (!Number.isInteger(skip) || !Number.isInteger(take) || skip < 0 || take < 0 || take > MOST)
      return refuse('One or more validation errors occurred.');
    const types = filters.flatMap((filter) => /^contentType:(.+)$/.exec(filter)?.[1] ?? []);
    const items = from
      .filter(({ contentType }) => types.every((type) => type === contentType))
      .map((one, at) => ({ one, by: sortable(one, at) }))
      .sort((a, b) => {
        for (const [name = '', way] of sorts) {
          const [first, second] = [a.by[name] ?? '', b.by[name] ?? ''];
          if (first !== second) return first < second === (way !== 'desc') ? -1 : 1;
        }
        return 0;
      })
      .map(({ one }) => one);
    const page = items.slice(skip, skip + take).filter((one) => !hidden(one));
    return json({ total: items.length, items: page.map(wire) });
  };
  return { handler, requestedPaths: requests };
}
