import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { workerTexts } from '~/texts/offline';
import { keepAnswers, keptFields, sentTo, unsentAnswers } from './answers-store';
import { registerForgetting } from './forgetting';
import { boundedFiles, keep, keepAnew, keepAnswer, keepFile, keptPage, keptPages, MATCH, tidyAll } from './page-store';
import {
  AHEAD,
  HALF_FORGOTTEN,
  isAway,
  isFile,
  isFormStep,
  isTaken,
  LIMITS,
  madeAt,
  OFFLINE_PAGE,
  storeOf,
} from './rules';
import { registerPush, type PushScope } from './push';
import type { PageEvent, WorkerEvent, WorkerScope } from './worker-scope';
import {
  answersList,
  keptNotice,
  pagesList,
  titleIn,
  unsentNotice,
  withPlace,
  wordsIn,
  type Why,
  type Words,
} from './words';

/**
 * The service worker: pages that were seen are there without a network, with their age said, and a form that cannot be sent waits for
 * its visitor's tap. Built alone, into one file at the root (scripts/lib/service-worker.mjs). docs/decisions/offline.md
 */
const scope = self as unknown as WorkerScope;
registerPush(self as unknown as PushScope);
const pathOf = ({ pathname, search }: URL): string => pathname + search;
const isHtml = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/html') === true;
const silent = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
const seeOther = (to: string): Response => Response.redirect(new URL(to, scope.location.origin).href, 303);

async function words(): Promise<Words> {
  const page = await keptPage(OFFLINE_PAGE);
  return { ...workerTexts, ...(page && wordsIn(await page.text())) };
}

/** The same answer with something put into its reserved places. What it says of its own encoding and length is over. */
async function changed(answer: Response, change: (html: string) => Promise<string> | string): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(await change(await answer.text()), { status: answer.status, headers });
}

const notice = (answer: Response, why: Why): Promise<Response> =>
  changed(answer, async (html) => withPlace(html, 'kept', keptNotice(why, Date.now(), await words())));

const late = (after: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Instead('slow')), after);
  });
/** Why what is kept comes instead of an answer. */
class Instead extends Error {
  constructor(readonly reason: 'slow' | 'away') {
    super();
  }
}

/**
 * A page comes whole or not at all: a connection that breaks half way counts as none. The way back asks again, since a browser would
 * take what it has and not say how old that is.
 */
async function freshPage({ request, preloadResponse }: PageEvent): Promise<Response> {
  const isBack = request.cache === 'force-cache';
  const preloaded = isBack ? void silent(preloadResponse) : await preloadResponse;
  const answer = preloaded ?? (await fetch(isBack ? new Request(request, { cache: 'no-cache' }) : request));
  return isHtml(answer) ? new Response(await answer.arrayBuffer(), answer) : answer;
}

/**
 * Network first; after four seconds, where there is none or the site is away, what is kept, with its age; and without that the offline
 * page. What the site says while it is away is shown where nothing is kept.
 */
async function pageFor(event: PageEvent, url: URL): Promise<Response> {
  const path = pathOf(url);
  const isOwn = url.pathname === OFFLINE_PAGE;
  // What the offline page says once, about being forgotten, is not kept.
  const mayBeKept = storeOf(url.pathname) !== null && !(isOwn && url.search);
  const fresh = freshPage(event);
  const keeping = fresh.then((answer) => (mayBeKept ? keepAnswer(path, answer.clone()) : undefined));
  event.waitUntil(silent(keeping));
  const kept = mayBeKept ? await keptPage(path) : undefined;
  try {
    const answer = await (kept ? Promise.race([fresh, late(LIMITS.networkMs)]) : fresh);
    if (isAway(answer) && (kept || isOwn)) throw new Instead('away');
    return answer;
  } catch (fault) {
    const reason = fault instanceof Instead ? fault.reason : 'offline';
    const isHalf = url.search === HALF_FORGOTTEN;
    if (kept) return notice(kept, { at: madeAt(kept), reason, isOwn, isHalf });
    const page = await keptPage(OFFLINE_PAGE);
    if (!page) throw fault;
    const offline = await notice(page, { at: isOwn ? madeAt(page) : null, reason, isOwn, isHalf });
    return isOwn ? offline : withLists(offline);
  }
}

/** The offline page with what this device has: answers that wait, and pages to read. */
async function withLists(answer: Response): Promise<Response> {
  const [now, said] = [Date.now(), await words()];
  const answers = answersList(await unsentAnswers(now), now, said);
  const pages = pagesList(await keptPages(now), now, said);
  return changed(answer, (html) => withPlace(withPlace(html, 'kept-answers', answers), 'kept-pages', pages));
}

/** A page on its way to the visitor, with what waits on this device. */
async function withAnswers(answer: Response, url: URL): Promise<Response> {
  if (answer.type === 'opaqueredirect' || !isHtml(answer)) return answer;
  if (url.pathname === OFFLINE_PAGE) return withLists(answer);
  if ((await unsentAnswers(Date.now())).length === 0) return answer;
  const said = await words();
  return changed(answer, (html) =>
    html.includes('data-filled=""') ? html : withPlace(html, 'kept', unsentNotice(said)),
  );
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ event, url }) => {
    event.waitUntil(silent(removeOldNowAndThen()));
    return withAnswers(await pageFor(event as PageEvent, url), url);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  new CacheFirst({
    cacheName: 'files',
    matchOptions: MATCH,
    plugins: [boundedFiles],
  }),
);

/**
 * The data of a client navigation. Where they cannot be had the router is told to load the document, which may be kept; a page that
 * only asks for its own data again keeps what it shows.
 */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.searchParams.has('_data'),
  async ({ request, event, url }) => {
    const page = new URL(url);
    page.searchParams.delete('_data');
    const path = pathOf(page);
    const shown = await scope.clients.get((event as PageEvent).clientId);
    const isHere = shown !== undefined && pathOf(new URL(shown.url)) === path;
    try {
      const asked = fetch(request);
      const mayWait = isHere || !(await keptPage(path));
      const answer = await (mayWait ? asked : Promise.race([asked, late(LIMITS.networkMs)]));
      if (isAway(answer) && !mayWait) throw new Instead('away');
      if (answer.ok && !answer.headers.has('X-Remix-Redirect')) event.waitUntil(keepAnew(path, LIMITS.anewMs));
      return answer;
    } catch (fault) {
      if (isHere) throw fault;
      const headers = { 'X-Remix-Redirect': path, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' };
      return new Response(null, { status: 204, headers });
    }
  },
);

registerForgetting(seeOther);

/** A form that cannot be sent is kept, and its visitor led to where it can be sent later. It is never sent by the worker itself. */
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isFormStep(url.pathname),
  async ({ request, url }) => {
    const body = request.clone();
    const to = pathOf(url);
    try {
      const answer = await Promise.race([fetch(request), late(LIMITS.sendMs)]);
      if (isTaken(answer)) await silent(sentTo(to, Date.now()));
      return answer;
    } catch (fault) {
      const form = await body.formData();
      const page = await keptPage(to);
      const title = page ? titleIn(await page.text()) : '';
      const at = Date.now();
      if (!(await keepAnswers({ id: crypto.randomUUID(), to, at, title, ...keptFields([...form]) }))) throw fault;
      return seeOther(`${OFFLINE_PAGE}#kept-answers`);
    }
  },
  'POST',
);

let removedAt = 0;
async function removeOldNowAndThen(): Promise<void> {
  const now = Date.now();
  if (now - removedAt < LIMITS.anewMs) return;
  removedAt = now;
  await Promise.all([tidyAll(), unsentAnswers(now)]);
}

scope.addEventListener('install', (event: WorkerEvent) => {
  event.waitUntil(keep(OFFLINE_PAGE).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event: WorkerEvent) => {
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, scope.clients.claim(), silent(removeOldNowAndThen())]));
});

/** A page tells that it is there, with the files it came with, once its visitor has what they came for. */
scope.addEventListener('message', (event) => {
  const { isSlow, files } = (event.data ?? {}) as { isSlow?: unknown; files?: unknown };
  const { source } = event;
  if (!source || !Array.isArray(files)) return;
  const addresses = files.filter((file): file is string => typeof file === 'string').map((file) => new URL(file));
  const ours = addresses.filter(({ origin, pathname }) => origin === scope.location.origin && isFile(pathname));
  const seen = pathOf(new URL(source.url));
  const keepAll = async () => {
    await removeOldNowAndThen();
    await keepAnew(seen, LIMITS.seen.maxAge);
    // Together, so that the stores are tidied once or twice, and not after each.
    await Promise.all(ours.slice(0, LIMITS.files.maxEntries).map(({ pathname }) => keepFile(pathname)));
    if (isSlow === true) return;
    for (const path of [...AHEAD, OFFLINE_PAGE]) await keepAnew(path, LIMITS.aheadMs);
  };
  event.waitUntil(silent(keepAll()));
});
