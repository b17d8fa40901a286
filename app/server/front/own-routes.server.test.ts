import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { afterEach, expect, it } from 'vitest';
import { openDoor, refuse, type Door } from '../../../tests/support/front';
import { branchOf, ownRoutes } from './own-routes.server';
import { wholeBody } from './whole-body';

const View = () => null;
const told = (request: Request) => ({ method: request.method, url: request.url });

/** A build of three pages and one route that is none; its entry tells what it was given. */
const build = {
  assets: { version: '1', entry: { module: '', imports: [] }, routes: {}, url: '' },
  assetsBuildDirectory: '',
  basename: '/',
  entry: {
    module: {
      default(
        request: Request,
        status: number,
        headers: Headers,
        { routeModules, staticHandlerContext }: EntryContext,
      ) {
        if (request.url.endsWith('?broken'))
          return new Response(new ReadableStream({ start: (c) => c.error(Error()) }));
        if (request.url.endsWith('?long'))
          return new Response('<p>long</p>'.repeat(500), {
            status,
            headers: { 'Content-Type': 'text/html; charset=utf-8' },
          });
        headers.append('Set-Cookie', 'one=1');
        headers.append('Set-Cookie', 'two=2');
        const { loaderData, actionData } = staticHandlerContext;
        const shown = { routes: Object.keys(routeModules), loaderData, actionData };
        return new Response(JSON.stringify(shown), { status, headers });
      },
      handleError: () => undefined,
    },
  },
  future: {},
  isSpaMode: false,
  mode: 'production',
  publicPath: '/',
  routes: {
    root: { id: 'root', path: '', module: { default: View } },
    forms: { id: 'forms', parentId: 'root', path: 'forms', module: { default: View } },
    page: {
      id: 'page',
      parentId: 'forms',
      path: ':page',
      module: {
        default: View,
        loader: ({ params }: LoaderFunctionArgs) => Response.json(params),
        action: async ({ request }: ActionFunctionArgs) =>
          Response.json({ ...told(request), posted: Object.fromEntries(await request.formData()) }),
      },
    },
    away: {
      id: 'away',
      parentId: 'root',
      path: 'away',
      module: { default: View, loader: () => new Response(null, { status: 303, headers: { Location: '/forms/a' } }) },
    },
    feed: { id: 'feed', parentId: 'root', path: 'feed', module: { loader: () => new Response('feed') } },
  },
} as unknown as ServerBuild;

const IDS: Record<string, string> = { '/forms/a': 'page', '/away': 'away', '/feed': 'feed', '/__manifest': 'page' };
const routeOf = ({ url = '' }: { url?: string | undefined }) => IDS[url.split('?', 1)[0] ?? ''] ?? null;

let door: Door | null = null;
afterEach(() => door?.close());
const open = async () => {
  door = await openDoor([wholeBody(refuse), ownRoutes(build, routeOf, refuse)]);
  return door.url;
};

it('finds a route and those around it, from the outermost', () => {
  expect(Object.keys(branchOf(build.routes, 'page'))).toEqual(['root', 'forms', 'page']);
  expect(branchOf(build.routes, 'unknown')).toEqual({});
});

it('draws a page with its own routes alone, with its parameters, its cookies and its length', async () => {
  const url = await open();
  const answer = await fetch(`${url}/forms/a`);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ routes: ['root', 'forms', 'page'], loaderData: { page: { page: 'a' } } });
  expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  expect(answer.headers.get('content-length')).toBe(String(text.length));
});

it('hands on what was posted, again and again on one connection', async () => {
  const url = await open();
  for (const what of ['first', 'second']) {
    const answer = await fetch(`${url}/forms/a`, { method: 'POST', body: new URLSearchParams({ what }) });
    expect(((await answer.json()) as { actionData: unknown }).actionData).toEqual({
      page: { method: 'POST', url: `${url}/forms/a`, posted: { what } },
    });
  }
});

it('leaves a form with files to remix-serve, unread', async () => {
  const url = await open();
  const body = new FormData();
  body.set('what', 'a photo');
  const answer = await fetch(`${url}/forms/a`, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ method: 'POST' });
});

it('gives what is no page as its route made it', async () => {
  const url = await open();
  const feed = await fetch(`${url}/feed`);
  expect([feed.status, await feed.text()]).toEqual([200, 'feed']);
});

it('answers a redirect and a HEAD without a body', async () => {
  const url = await open();
  const away = await fetch(`${url}/away`, { redirect: 'manual' });
  expect([away.status, away.headers.get('location'), await away.text()]).toEqual([303, '/forms/a', '']);
  const head = await fetch(`${url}/forms/a`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it.each(['/forms/a?_data=page', '/__manifest?p=%2Faway', '/unknown'])('leaves %s to remix-serve', async (path) => {
  const url = await open();
  expect(await (await fetch(url + path)).json()).toMatchObject({ url: path });
});

it('answers in words where a page fails altogether', async () => {
  const url = await open();
  const answer = await fetch(`${url}/forms/a?broken`);
  expect([answer.status, (await answer.text()).includes('105')]).toEqual([500, true]);
});

it('tells the page when the visitor has gone', async () => {
  const url = await open();
  const stop = new AbortController();
  const gone = new Promise<void>((resolve) => {
    const module = build.routes['page']?.module as { loader: unknown };
    const before = module.loader;
    module.loader = async ({ request }: { request: Request }) => {
      module.loader = before;
      queueMicrotask(() => stop.abort());
      request.signal.addEventListener('abort', () => resolve());
      await gone;
      return null;
    };
  });
  await expect(fetch(`${url}/forms/a`, { signal: stop.signal })).rejects.toThrow();
  await gone;
});

it.each(['gzip', 'br', 'identity'])('packs a page of some length for whoever takes it: %s', async (encoding) => {
  const url = await open();
  const answer = await fetch(`${url}/forms/a?long`, { headers: { 'Accept-Encoding': encoding } });
  expect(answer.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe('<p>long</p>'.repeat(500));
  const short = await fetch(`${url}/forms/a`, { headers: { 'Accept-Encoding': encoding } });
  expect(short.headers.get('Content-Encoding')).toBeNull();
  await short.body?.cancel();
});
