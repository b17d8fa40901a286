import type { HydrationData } from './frame/hydration-data';
import { keepPages, tellOfKept } from './offline/register';

/**
 * The one script that every page has decides when the others come, so that they never compete with
 * the first words: on a good connection when the page is painted and the browser idle; on a slow
 * one at the first pointer, key or focus, and on pages that renew themselves no later than the
 * first renewal. docs/decisions/scripts-when-they-help.md
 */
const FIRST_TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const NO_IDLE_CALLBACK_MS = 200;
/** A browser that is never idle, or draws nothing new, may not call back at all. */
const LATEST_IDLE_MS = 2000;
/** A screen reader has begun with the page by then. */
const READ_OUT_AFTER_MS = 1000;

interface Line {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const handoff = document.getElementById('handoff');

/** What could not be fetched, on a train or after a release, is not asked for again: the page works as a document. */
const fetched = <Parts,>(parts: Promise<Parts>): Promise<Parts | null> => parts.catch(() => null);

/** A journey hydrates whole, a page of content by its islands. */
async function start(): Promise<void> {
  const given = JSON.parse(handoff?.textContent ?? '') as HydrationData;
  if ('page' in given) {
    const parts = await fetched(
      Promise.all([import('./frame/page-analytics'), import('./blocks/hydrate-islands')]),
    );
    parts?.[0].startAnalytics(given.page);
    return parts?.[1].hydrateIslands(document);
  }
  const routes = Object.entries(given.journey.manifest.routes);
  const fetch = ([, { module }]: (typeof routes)[number]) =>
    import(/* @vite-ignore */ module) as Promise<unknown>;
  const parts = await fetched(Promise.all([import('./frame/hydrate'), ...routes.map(fetch)]));
  if (!parts) return;
  const [{ hydrateJourney }, ...modules] = parts;
  void hydrateJourney(
    given.journey,
    Object.fromEntries(routes.map(([id], index) => [id, modules[index]])),
  );
}

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  for (const touch of FIRST_TOUCHES) removeEventListener(touch, onTouch, true);
  void start().then(() => import.meta.env.PROD && keepPages(isSlow));
}

/** A browser also tells of a mouse that lies still where the page came to stand: that is no touch. */
function onTouch(event: Event): void {
  const { movementX, movementY } = event as PointerEvent;
  if (event.type !== 'pointermove' || movementX !== 0 || movementY !== 0) begin();
}

function beginWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LATEST_IDLE_MS });
  else setTimeout(begin, NO_IDLE_CALLBACK_MS);
}

/** Where the browser cannot tell how good the connection is, assume a good one: waiting for idle time delays nobody's first words. */
const line = (navigator as { connection?: Line }).connection;
const isSlow = line?.saveData === true || (line?.effectiveType ?? '4g') !== '4g';

setTimeout(tellOfKept, READ_OUT_AFTER_MS);

if (import.meta.env.DEV && !handoff) {
  // In `npm run dev` a journey has Remix's own scripts, with React Refresh: all that hydration reads is there already.
  void import('./frame/hydrate').then(({ hydrate }) => hydrate());
} else {
  for (const touch of FIRST_TOUCHES)
    addEventListener(touch, onTouch, { capture: true, passive: true });
  const latest = Number(handoff?.dataset['latest']);
  if (latest > 0) setTimeout(begin, latest);
  if (!isSlow) {
    if (document.readyState === 'complete') beginWhenIdle();
    else addEventListener('load', beginWhenIdle);
  }
}
