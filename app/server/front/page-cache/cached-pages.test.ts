import { afterEach, expect, it } from 'vitest';
import { openDoor, type Door } from '../../../../tests/support/front';
import { cachedPages } from './cached-pages.server';
import { createPageCache } from './cache.server';
import type { Middleware } from '../middleware';

let door: Door | null = null;
afterEach(() => door?.close());

async function open({ isPublic = true } = {}) {
  const cache = createPageCache();
  const refreshed: string[] = [];
  const refresh = (key: string) => void refreshed.push(key);
  let renders = 0;
  const app: Middleware = ({ url = '' }, response) => {
    renders += 1;
    setTimeout(() => {
      if (isPublic)
        cache.put({ method: 'GET', path: url, header: () => undefined }, url, `page ${url}`, {});
      response.end(`page ${url}`);
    }, 60);
  };
  door = await openDoor([cachedPages(refresh, cache, ({ path }) => path), app]);
  const { url } = door;
  const ask = async (path: string) => (await fetch(url + path)).text();
  return { ask, cache, refreshed, renders: () => renders };
}

it('serves a stale page, and renders it again in the background', async () => {
  const { ask, cache, refreshed, renders } = await open();
  const request = { method: 'GET', path: '/shared', header: () => undefined };
  cache.put(request, '/shared', 'the page before', {}, { outdatedMs: () => 1 });
  expect(await ask('/shared')).toBe('the page before');
  expect([refreshed, renders()]).toEqual([['/shared'], 0]);
});

it('renders a page once for a crowd that asks for it at the same time [X-115]', async () => {
  const { ask, renders } = await open();
  await ask('/shared?one');
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/shared?two')));
  expect(new Set(answers)).toEqual(new Set(['page /shared?two']));
  expect(renders()).toBe(2);
});

it('lets nobody wait for a page that is not public', async () => {
  const { ask, renders } = await open({ isPublic: false });
  await Promise.all(Array.from({ length: 5 }, () => ask('/shared?own')));
  expect(renders()).toBe(5);
});

it('wakes whoever waits when the first render gives nothing to cache', async () => {
  const cache = createPageCache();
  cache.put({ method: 'GET', path: '/shared', header: () => undefined }, 'before', 'page', {});
  const end = cache.beginRender('key', '/shared');
  let isAwake = false;
  const woken = cache.renderOf('key')?.then(() => (isAwake = true));
  expect(cache.beginRender('key', '/shared')).toBeNull();
  end?.();
  await woken;
  expect([isAwake, cache.renderOf('key')]).toEqual([true, null]);
  expect(cache.beginRender('other', '/own')).toBeNull();
});
