import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { Instant } from '~/domain/time/instant';
import { beyond, isAskedOnce, isFresh, LIMITS, madeAt, mayKeep, storeOf, surplusOf } from './rules';
import { titleIn, type OfflineCopy } from './words';

export const STORES = ['seen', 'standing', 'files'] as const;
export type Store = (typeof STORES)[number];

/** A saved page may have been requested with other headers. */
export const MATCH = { ignoreVary: true };

/** In bytes, so that counting need not read bodies. */
const BYTES = 'Kept-Bytes';

async function entriesOf(name: Store) {
  const store = await caches.open(name);
  return Promise.all(
    (await store.keys()).map(async (request) => {
      const answer = await store.match(request, MATCH);
      const at = answer ? madeAt(answer) : null;
      // A response saved before sizes were stored is read.
      const bytes =
        Number(answer?.headers.get(BYTES)) || (await answer?.arrayBuffer())?.byteLength || 0;
      return { remove: () => store.delete(request, MATCH), at, bytes };
    }),
  );
}

async function removeSurplus(): Promise<void> {
  const now = Date.now();
  const all = await Promise.all(
    STORES.map(async (name) => {
      const entries = await entriesOf(name);
      const surplus = new Set(surplusOf(entries, now, LIMITS[name]));
      return { surplus: [...surplus], rest: entries.filter((entry) => !surplus.has(entry)) };
    }),
  );
  const { totalBytes, answers } = LIMITS;
  const room = totalBytes - answers.maxEntries * answers.maxBytes;
  const tooMuch = beyond(
    all.flatMap(({ rest }) => rest),
    room,
  );
  for (const { remove } of [...all.flatMap(({ surplus }) => surplus), ...tooMuch]) await remove();
}

let next: Promise<void> | undefined;
let last: Promise<void> = Promise.resolve();
const run = (): Promise<void> => {
  next = undefined;
  return removeSurplus();
};
/** Calls made meanwhile share the next run. */
export const tidyAll = (): Promise<void> => (next ??= last = last.then(run, run));

/** Null if it is too large for its cache. */
async function sized(
  answer: Response,
  { maxBytes }: { readonly maxBytes: number },
): Promise<Response | null> {
  const body = await answer.arrayBuffer();
  if (body.byteLength > maxBytes) return null;
  const headers = new Headers(answer.headers);
  headers.set(BYTES, String(body.byteLength));
  return new Response(body, { status: answer.status, headers });
}

let forgettings = 0;
/** Pages requested before the visitor was forgotten are not saved afterwards. */
export const forgettingsSoFar = (): number => forgettings;

export function forgetPages(): Promise<boolean> {
  forgettings += 1;
  return caches.delete('seen');
}

async function put(
  name: Store,
  path: string,
  answer: Response,
  forgettingsBefore = forgettings,
): Promise<boolean> {
  const copy = await sized(answer, LIMITS[name]);
  const store = await caches.open(name);
  // Checked last, because forgetting meanwhile deletes the cache.
  if (!copy || (name === 'seen' && forgettingsBefore !== forgettings)) return false;
  await store.put(path, copy);
  await tidyAll();
  return true;
}

/** By age when read, and by size when written. */
export const boundedFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    response.status === 200 ? sized(response, LIMITS.files) : Promise.resolve(null),
  cacheDidUpdate: async () => void (await tidyAll()),
  cachedResponseWillBeUsed: async ({ cachedResponse: copy }) =>
    copy && isFresh(madeAt(copy), Date.now(), LIMITS.files) ? copy : null,
};

export async function storeFile(path: string): Promise<void> {
  if (await (await caches.open('files')).match(path)) return;
  const answer = await fetch(path, { cache: 'force-cache' }).catch(() => null);
  if (answer?.status === 200) await put('files', path, answer);
}

const storeOfAddress = (path: string) => storeOf(path.split('?', 1)[0] ?? '');

export async function offlineCopyOf(path: string): Promise<Response | undefined> {
  const name = storeOfAddress(path);
  const copy = name && (await (await caches.open(name)).match(path, MATCH));
  return copy && isFresh(madeAt(copy), Date.now(), LIMITS[name]) ? copy : undefined;
}

/**
 * Only a page that may be saved, and if nobody was forgotten since it was requested. Returns
 * whether it was saved.
 */
export async function storeAnswer(
  path: string,
  answer: Response,
  forgettingsBefore = forgettings,
): Promise<boolean> {
  const name = storeOfAddress(path);
  if (!name || !mayKeep(answer)) return false;
  return put(name, path, answer, forgettingsBefore);
}

/**
 * For a page that is missing or older than `ms`; skips it if fetching fails or it may not be saved.
 */
export async function refreshCopy(
  path: string,
  ms: number,
  forgettingsBefore = forgettings,
): Promise<void> {
  if (!storeOfAddress(path) || isAskedOnce(path)) return;
  const copy = await offlineCopyOf(path);
  const at = copy ? madeAt(copy) : null;
  if (at !== null && Date.now() - at <= ms) return;
  const answer = await fetch(path, { redirect: 'manual', headers: { Accept: 'text/html' } }).catch(
    () => null,
  );
  if (answer) await storeAnswer(path, answer, forgettingsBefore).catch(() => false);
}

/** Newest first. */
export async function offlineCopies(now: Instant): Promise<OfflineCopy[]> {
  const store = await caches.open('seen');
  const pages = await Promise.all(
    (await store.keys()).map(async (request): Promise<OfflineCopy[]> => {
      const answer = await store.match(request, MATCH);
      const at = answer ? madeAt(answer) : null;
      if (!answer || at === null || !isFresh(at, now, LIMITS.seen)) return [];
      const { pathname, search } = new URL(request.url);
      return [{ path: pathname + search, title: titleIn(await answer.text()), at }];
    }),
  );
  return pages.flat().sort((one, other) => other.at - one.at);
}
