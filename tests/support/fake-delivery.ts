import type { Handler } from './loopback';

/** For tests: items as the Content Delivery API v2 answers them, with its paging, sorting, key and drafts. */
export interface FakeItem {
  readonly id: string;
  readonly contentType: string;
  readonly name: string;
  readonly updateDate: string;
  readonly route?: { readonly path: string; readonly startItem: { readonly id: string; readonly path: string } };
  readonly properties: Readonly<Record<string, unknown>>;
}

export const item = (
  contentType: string,
  path: string | null,
  properties: FakeItem['properties'],
  updateDate = '2026-03-10T12:00:00Z',
): FakeItem => ({
  id: `${contentType}-${path ?? 'only'}`.replaceAll('/', '_'),
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

/** `asked` counts the questions, so that a test can see who is spared. */
export function serveDelivery(published: () => readonly FakeItem[], drafts: () => readonly FakeItem[] = () => []) {
  const asked: string[] = [];
  const handler: Handler = (request) => {
    const url = new URL(request.url);
    asked.push(url.pathname + url.search);
    if (request.headers.get('Api-Key') !== KEY) return new Response(null, { status: 401 });
    const single = /\/content\/item\/(.+)$/.exec(url.pathname)?.[1];
    if (single) {
      const path = decodeURIComponent(single);
      const from = request.headers.get('Preview') === 'true' ? drafts() : published();
      const found = from.find(({ route }) => route?.path === path);
      return found ? json(found) : json({ title: 'Not Found' }, 404);
    }
    const byDate = url.searchParams.get('sort') === 'updateDate:desc';
    const ofType = /^contentType:(.+)$/.exec(url.searchParams.get('filter') ?? '')?.[1];
    const from = request.headers.get('Preview') === 'true' ? drafts() : published();
    const items = from.filter(({ contentType }) => ofType === undefined || contentType === ofType);
    if (byDate) items.sort((a, b) => b.updateDate.localeCompare(a.updateDate));
    const skip = Number(url.searchParams.get('skip'));
    return json({ total: items.length, items: items.slice(skip, skip + Number(url.searchParams.get('take'))) });
  };
  return { handler, asked };
}
