import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { Instant } from '~/domain/time/instant';
import { isAskedOnce, isFresh, LIMITS, madeAt, mayKeep, OFFLINE_PAGE, storeOf, surplusOf } from './rules';
import { titleIn, type KeptPage } from './words';

/** The stores of this device: what the visitor looked at, advice, and the files that pages are made of. */
export const STORES = ['seen', 'standing', 'files'] as const;
export type Store = (typeof STORES)[number];

/** A kept page may have been asked for with other headers. */
export const MATCH = { ignoreVary: true };

/** Removes from a store what is too old or too much. */
async function tidy(name: Store): Promise<void> {
  const store = await caches.open(name);
  const entries = await Promise.all(
    (await store.keys()).map(async (request) => {
      const answer = await store.match(request, MATCH);
      return { request, at: answer ? madeAt(answer) : null };
    }),
  );
  for (const { request } of surplusOf(entries, Date.now(), LIMITS[name])) await store.delete(request, MATCH);
}
export const tidyAll = (): Promise<unknown> => Promise.all(STORES.map(tidy));

/** Holds a store to its age when it is read, and to its size when it is written. */
export const bounded = (store: Store): WorkboxPlugin => ({
  cacheDidUpdate: () => tidy(store),
  cachedResponseWillBeUsed: async ({ cachedResponse: kept }) =>
    kept && isFresh(madeAt(kept), Date.now(), LIMITS[store]) ? kept : null,
});

export const forgetPages = (): Promise<boolean> => caches.delete('seen');

const storeOfAddress = (path: string) => storeOf(path.split('?', 1)[0] ?? '');

export async function keptPage(path: string): Promise<Response | undefined> {
  const name = storeOfAddress(path);
  const kept = name && (await (await caches.open(name)).match(path, MATCH));
  return kept && isFresh(madeAt(kept), Date.now(), LIMITS[name]) ? kept : undefined;
}

/** Keeps an answer, where it is a page that may be kept. Answers whether it is. */
export async function keepAnswer(path: string, answer: Response): Promise<boolean> {
  const name = storeOfAddress(path);
  if (!name || !mayKeep(answer)) return false;
  if ((await answer.clone().arrayBuffer()).byteLength > LIMITS[name].maxBytes) return false;
  await (await caches.open(name)).put(path, answer);
  await tidy(name);
  return true;
}

/** Fetches a page for its store; what cannot be had or may not be kept is left out. */
export async function keep(path: string): Promise<void> {
  if (!storeOfAddress(path) || isAskedOnce(path)) return;
  const isKept = await keepAnswer(path, await fetch(path, { redirect: 'manual', headers: { Accept: 'text/html' } }));
  if (!isKept && path === OFFLINE_PAGE) throw new Error('no offline page');
}

/** The same for a page that is not there, or older than `ms`. */
export async function keepAnew(path: string, ms: number): Promise<void> {
  const kept = await keptPage(path);
  const at = kept ? madeAt(kept) : null;
  if (at === null || Date.now() - at > ms) await keep(path).catch(() => undefined);
}

/** What this visitor can read without a connection, newest first. */
export async function keptPages(now: Instant): Promise<KeptPage[]> {
  const store = await caches.open('seen');
  const pages = await Promise.all(
    (await store.keys()).map(async (request): Promise<KeptPage[]> => {
      const answer = await store.match(request, MATCH);
      const at = answer ? madeAt(answer) : null;
      if (!answer || at === null || !isFresh(at, now, LIMITS.seen)) return [];
      const { pathname, search } = new URL(request.url);
      return [{ path: pathname + search, title: titleIn(await answer.text()), at }];
    }),
  );
  return pages.flat().sort((one, other) => other.at - one.at);
}
