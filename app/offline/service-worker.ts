import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { storeAnswers, storedFields, sentTo, unsentAnswers } from './answers-store';
import { isForgettingDue, registerForgetting, tellOfForgetting } from './erasure';
import {
  boundedFiles,
  forgettingsSoFar,
  refreshCopy,
  storeAnswer,
  storeFile,
  offlineCopyOf,
  MATCH,
  tidyAll,
} from './page-store';
import {
  ADVICE,
  AHEAD,
  FORGOTTEN,
  HALF_FORGOTTEN,
  isGatewayError,
  isFile,
  isFormStep,
  isOfflinePage,
  isTaken,
  languageIn,
  LIMITS,
  madeAt,
  OFFLINE_PAGE,
  offlinePageFor,
  storeOf,
} from './rules';
import { registerPush, type PushScope } from './push';
import type { PageEvent, WorkerEvent, WorkerScope } from './worker-scope';
import { titleIn } from './words';
import { isHtml, notice, withAnswers, withLists } from './notices';

/**
 * Built separately into one file at the root (scripts/lib/service-worker.mjs).
 * docs/decisions/offline.md
 */
const scope = self as unknown as WorkerScope;
registerPush(self as unknown as PushScope);
const pathOf = ({ pathname, search }: URL): string => pathname + search;
const pathIn = (address: string): string => address && new URL(address).pathname;
const silent = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
/** Remix's router requests a page's data at /power-cut.data, and /_root.data for the home page. */
const DATA_SUFFIX = '.data';
function documentOf(data: URL): URL {
  const page = new URL(data);
  page.searchParams.delete('_routes');
  page.pathname =
    page.pathname === `/_root${DATA_SUFFIX}` ? '/' : page.pathname.slice(0, -DATA_SUFFIX.length);
  return page;
}
const seeOther = (to: string): Response =>
  Response.redirect(new URL(to, scope.location.origin).href, 303);

const late = (after: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Instead('slow')), after);
  });
class Instead extends Error {
  constructor(readonly reason: 'slow' | 'away') {
    super();
  }
}

/**
 * A connection that breaks half way counts as a failure. Going back requests the page again,
 * because a browser would otherwise reuse its copy without saying how old it is.
 */
async function freshPage(
  { request, preloadResponse }: PageEvent,
  isAskedAnew: boolean,
): Promise<Response> {
  const isBack = request.cache === 'force-cache';
  const preloaded = isBack || isAskedAnew ? void silent(preloadResponse) : await preloadResponse;
  const answer =
    preloaded ?? (await fetch(isBack ? new Request(request, { cache: 'no-cache' }) : request));
  return isHtml(answer) ? new Response(await answer.arrayBuffer(), answer) : answer;
}

/**
 * Network first; after four seconds, offline or if the site is down, the saved page with its age;
 * otherwise the offline page. The site's error page is shown if nothing is saved.
 */
async function pageFor(event: PageEvent, url: URL, isToldNow: boolean): Promise<Response> {
  const path = pathOf(url);
  const isOwn = isOfflinePage(url.pathname);
  // The offline page's one-time message about being forgotten is not saved.
  const mayBeKept = storeOf(url.pathname) !== null && !(isOwn && url.search) && !isToldNow;
  const forgettingsBefore = forgettingsSoFar();
  const fresh = freshPage(event, isToldNow);
  const keeping = fresh.then((answer) =>
    mayBeKept ? storeAnswer(path, answer.clone(), forgettingsBefore) : undefined,
  );
  event.waitUntil(silent(keeping));
  const copy = mayBeKept ? await offlineCopyOf(path) : undefined;
  try {
    const answer = await (copy ? Promise.race([fresh, late(LIMITS.networkMs)]) : fresh);
    if (isGatewayError(answer) && (copy || isOwn)) throw new Instead('away');
    return answer;
  } catch (fault) {
    const reason = fault instanceof Instead ? fault.reason : 'offline';
    const isHalf = url.search === HALF_FORGOTTEN;
    if (copy) return notice(copy, path, { at: madeAt(copy), reason, isOwn, isHalf });
    // A visitor from a page in a language reads that language, even if the requested page is only
    // in English.
    const reads = languageIn(path) ? path : pathIn(event.request.referrer);
    const offlinePage = await offlineCopyOf(offlinePageFor(reads));
    const page = offlinePage ?? (await offlineCopyOf(OFFLINE_PAGE));
    if (!page) throw fault;
    const said = offlinePage ? reads : OFFLINE_PAGE;
    const offline = await notice(page, said, {
      at: isOwn ? madeAt(page) : null,
      reason,
      isOwn,
      isHalf,
    });
    return isOwn ? offline : withLists(offline, said);
  }
}

async function forgotten({ preloadResponse }: PageEvent): Promise<boolean> {
  if (!(await isForgettingDue())) return false;
  // The preload was already sent with the old cookies, and may bring them back.
  await silent(preloadResponse);
  return Promise.race([tellOfForgetting(), late(LIMITS.networkMs)]).catch(() => false);
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ event, url }) => {
    event.waitUntil(silent(removeOldNowAndThen()));
    const page = event as PageEvent;
    const isToldNow = await forgotten(page);
    if (isToldNow && url.search === HALF_FORGOTTEN)
      return seeOther(languageIn(url.pathname) + FORGOTTEN);
    return withAnswers(await pageFor(page, url, isToldNow), url);
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
 * If the data of a page cannot be loaded, the window navigates to the document, of which there may
 * be a copy; a page that only refreshes its own data keeps what it shows.
 */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(DATA_SUFFIX),
  async ({ request, event, url }) => {
    const path = pathOf(documentOf(url));
    const client = await scope.clients.get((event as PageEvent).clientId);
    const isHere = client !== undefined && pathOf(new URL(client.url)) === path;
    try {
      const network = fetch(request);
      const mayWait = isHere || !(await offlineCopyOf(path));
      const answer = await (mayWait ? network : Promise.race([network, late(LIMITS.networkMs)]));
      if (isGatewayError(answer) && !mayWait) throw new Instead('away');
      if (answer.status === 200) event.waitUntil(refreshCopy(path, LIMITS.anewMs));
      return answer;
    } catch (fault) {
      if (isHere || !client) throw fault;
      await client.navigate(path);
      // The window navigates away, which ends this request; a response would make the router show
      // an error until then.
      return new Promise<never>(() => undefined);
    }
  },
);

registerForgetting(seeOther);

/**
 * A form that cannot be sent is saved, and its visitor shown where to send it later. The worker
 * never sends it by itself.
 */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isFormStep(url.pathname),
  async ({ request, url }) => {
    const body = request.clone();
    const to = pathOf(url);
    try {
      const answer = await Promise.race([fetch(request), late(LIMITS.sendMs)]);
      if (isTaken(answer)) await silent(sentTo(to, Date.now()));
      return answer;
    } catch (fault) {
      const form = await body.formData();
      const page = await offlineCopyOf(to);
      const title = page ? titleIn(await page.text()) : '';
      const at = Date.now();
      if (
        !(await storeAnswers({
          id: crypto.randomUUID(),
          to,
          at,
          title,
          ...storedFields([...form]),
        }))
      )
        throw fault;
      return seeOther(`${offlinePageFor(to)}#kept-answers`);
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
  // A worker without its offline page is better than none: it is fetched again when a page reports
  // in.
  event.waitUntil(refreshCopy(OFFLINE_PAGE, 0).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event: WorkerEvent) => {
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, scope.clients.claim(), silent(removeOldNowAndThen())]));
});

/** The browser is online again, though perhaps without a page. */
scope.addEventListener('sync', (event: WorkerEvent) => event.waitUntil(tellOfForgetting()));

/** A page reports that it is open, with its files, once its visitor has what they came for. */
scope.addEventListener('message', (event) => {
  const { isSlow, files } = (event.data ?? {}) as { isSlow?: unknown; files?: unknown };
  const { source } = event;
  if (!source || !Array.isArray(files)) return;
  const addresses = files
    .filter((file): file is string => typeof file === 'string')
    .map((file) => new URL(file));
  const ours = addresses.filter(
    ({ origin, pathname }) => origin === scope.location.origin && isFile(pathname),
  );
  const seen = pathOf(new URL(source.url));
  const keepAll = async () => {
    // Everything requested below belongs to this moment, however long it takes.
    const forgettingsBefore = forgettingsSoFar();
    // Nor with a pending request to be forgotten: a page may come from the browser's own cache.
    if (await tellOfForgetting().catch(() => true)) return;
    await removeOldNowAndThen();
    await refreshCopy(seen, LIMITS.seen.maxAge, forgettingsBefore);
    // Together, so that the caches are tidied once or twice, not after each.
    await Promise.all(
      ours.slice(0, LIMITS.files.maxEntries).map(({ pathname }) => storeFile(pathname)),
    );
    const language = languageIn(seen);
    const ahead = isSlow === true ? [] : [...AHEAD.map((one) => language + one), ...ADVICE];
    // The texts of these pages, even on a slow connection.
    for (const path of [language + OFFLINE_PAGE, ...ahead, OFFLINE_PAGE])
      await refreshCopy(path, LIMITS.aheadMs, forgettingsBefore);
    // Once more, in case the connection broke.
    await refreshCopy(seen, LIMITS.seen.maxAge, forgettingsBefore);
  };
  // A page that was on its way when the worker took over is still without it.
  event.waitUntil(Promise.all([silent(scope.clients.claim()), silent(keepAll())]));
});
