import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { Instant } from '~/domain/time/instant';
import { beyond, isAskedOnce, isFresh, LIMITS, madeAt, mayKeep, storeOf, surplusOf } from './rules';
import { titleIn, type KeptPage } from './words';

/** The stores of this device: what the visitor looked at, advice, and the files that pages are made of. */
export const STORES = ['seen', 'standing', 'files'] as const;
export type Store = (typeof STORES)[number];

/** A kept page may have been asked for with other headers. */
export const MATCH = { ignoreVary: true };

/** How large an answer is, said with it: to count, no body is read. */
const BYTES = 'Kept-Bytes';

async function entriesOf(name: Store) {
  const store = await caches.open(name);
  return Promise.all(
    (await store.keys()).map(async (request) => {
      const answer = await store.match(request, MATCH);
      const at = answer ? madeAt(answer) : null;
      // One that was kept before sizes were said is read.
      const bytes = Number(answer?.headers.get(BYTES)) || (await answer?.arrayBuffer())?.byteLength || 0;
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
/** Removes from the stores what is too old or too much. Whoever asks meanwhile is served by the one time that follows. */
export const tidyAll = (): Promise<void> => (next ??= last = last.then(run, run));

/** An answer with its size; null for one that is larger than its store takes. */
async function sized(answer: Response, { maxBytes }: { readonly maxBytes: number }): Promise<Response | null> {
  const body = await answer.arrayBuffer();
  if (body.byteLength > maxBytes) return null;
  const headers = new Headers(answer.headers);
  headers.set(BYTES, String(body.byteLength));
  return new Response(body, { status: answer.status, headers });
}

let forgettings = 0;
/** How often a visitor was forgotten so far. What was asked for before does not come back after. */
export const forgettingsSoFar = (): number => forgettings;

export function forgetPages(): Promise<boolean> {
  forgettings += 1;
  return caches.delete('seen');
}

async function put(name: Store, path: string, answer: Response, asked = forgettings): Promise<boolean> {
  const kept = await sized(answer, LIMITS[name]);
  const store = await caches.open(name);
  // Looked at last: one that is forgotten after it is deleted with its store.
  if (!kept || (name === 'seen' && asked !== forgettings)) return false;
  await store.put(path, kept);
  await tidyAll();
  return true;
}

/** Holds files to their age when they are read, and to their size when they are written. */
export const boundedFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => (response.status === 200 ? sized(response, LIMITS.files) : Promise.resolve(null)),
  cacheDidUpdate: async () => void (await tidyAll()),
  cachedResponseWillBeUsed: async ({ cachedResponse: kept }) =>
    kept && isFresh(madeAt(kept), Date.now(), LIMITS.files) ? kept : null,
};

/** Keeps a file that a page came with, unless it is there. */
export async function keepFile(path: string): Promise<void> {
  if (await (await caches.open('files')).match(path)) return;
  const answer = await fetch(path, { cache: 'force-cache' }).catch(() => null);
  if (answer?.status === 200) await put('files', path, answer);
}

const storeOfAddress = (path: string) => storeOf(path.split('?', 1)[0] ?? '');

export async function keptPage(path: string): Promise<Response | undefined> {
  const name = storeOfAddress(path);
  const kept = name && (await (await caches.open(name)).match(path, MATCH));
  return kept && isFresh(madeAt(kept), Date.now(), LIMITS[name]) ? kept : undefined;
}

/** Keeps an answer, where it is a page that may be kept and nobody was forgotten since it was asked for. Answers whether it is kept. */
export async function keepAnswer(path: string, answer: Response, asked = forgettings): Promise<boolean> {
  const name = storeOfAddress(path);
  if (!name || !mayKeep(answer)) return false;
  return put(name, path, answer, asked);
}

/** Fetches a page that is not there, or older than `ms`, for its store; what cannot be had or may not be kept is left out. */
export async function keepAnew(path: string, ms: number, asked = forgettings): Promise<void> {
  if (!storeOfAddress(path) || isAskedOnce(path)) return;
  const kept = await keptPage(path);
  const at = kept ? madeAt(kept) : null;
  if (at !== null && Date.now() - at <= ms) return;
  const answer = await fetch(path, { redirect: 'manual', headers: { Accept: 'text/html' } }).catch(() => null);
  if (answer) await keepAnswer(path, answer, asked).catch(() => false);
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
