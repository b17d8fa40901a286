import type { Handoff } from './frame/handoff';

/**
 * The one script that every page has. It draws nothing: it decides when the page's scripts come, so that they never compete with the
 * first words. On a good connection when the page is painted and the browser idle; on a slow one at the first pointer, key or focus;
 * pages that renew themselves at the latest when that is due. The low-data version does not have it at all.
 * docs/decisions/scripts-when-they-help.md says why.
 */
const FIRST_TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const NO_IDLE_CALLBACK_MS = 200;

interface Line {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const handoff = document.getElementById('handoff');

/** A journey hydrates whole, and its own modules travel beside what hydrates it; a page of content has parts that move, each by itself. */
async function start(): Promise<void> {
  const given = JSON.parse(handoff?.textContent ?? '') as Handoff;
  if ('page' in given) {
    const [{ mirror }, { wake }] = await Promise.all([import('./frame/mirrors'), import('./blocks/wake')]);
    mirror(given.page);
    return wake(document);
  }
  const { routes } = given.journey.manifest;
  const ids = Object.keys(routes);
  const [{ hydrateJourney }, ...modules] = await Promise.all([
    import('./frame/hydrate'),
    ...ids.map((id) => import(/* @vite-ignore */ routes[id]?.module ?? '') as Promise<unknown>),
  ]);
  hydrateJourney(given.journey, Object.fromEntries(ids.map((id, index) => [id, modules[index]])));
}

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  for (const touch of FIRST_TOUCHES) removeEventListener(touch, begin, true);
  void start();
}

function beginWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, NO_IDLE_CALLBACK_MS);
}

/** Where the browser cannot tell how good the line is, it is taken to be good: idle time costs nobody the first words. */
const line = (navigator as { connection?: Line }).connection;
const isSlow = line !== undefined && (line.saveData === true || (line.effectiveType ?? '4g') !== '4g');

if (import.meta.env.DEV) {
  // `npm run dev` has Remix's own scripts, with React Refresh: all that hydration reads is there already.
  void import('./frame/hydrate').then(({ hydrate }) => hydrate());
} else {
  for (const touch of FIRST_TOUCHES) addEventListener(touch, begin, { capture: true, passive: true });
  const latest = Number(handoff?.dataset['latest']);
  if (latest > 0) setTimeout(begin, latest);
  if (!isSlow) {
    if (document.readyState === 'complete') beginWhenIdle();
    else addEventListener('load', beginWhenIdle);
  }
}
