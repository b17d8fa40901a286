import { registerRoute } from 'workbox-routing';
import { forgetAllAnswers, forgetAnswers } from './answers-store';
import { forgetPages } from './page-store';
import { forgets, HALF_FORGOTTEN, isAway, isTaken, mayForget, offlinePageFor } from './rules';

/** What the site could not be told: where it was posted, and how. */
const STORE = 'forgetting';

/** A browser that has one wakes the worker when there is a connection again, also where no page of ours is open. */
interface Sync {
  readonly registration: { readonly sync?: { register(tag: string): Promise<void> } };
}

/** Of what was posted only the wish to be forgotten is kept. */
async function keepForLater(path: string, fields: FormData): Promise<void> {
  const body = JSON.stringify([...fields].filter(([name]) => name === 'do' || name === 'forget-all'));
  await (await caches.open(STORE)).put(path, new Response(body));
  await (self as unknown as Sync).registration.sync?.register(STORE).catch(() => undefined);
}

export const isForgettingDue = (): Promise<boolean> => caches.has(STORE);

/**
 * Tells the site whom it is to forget, where it could not be told before. Answers whether it has been told something just now; rejects
 * where it still cannot be.
 */
export async function tellOfForgetting(): Promise<boolean> {
  if (!(await isForgettingDue())) return false;
  const store = await caches.open(STORE);
  for (const asked of await store.keys()) {
    const fields = (await (await store.match(asked))?.json()) as string[][] | undefined;
    const body = new URLSearchParams(fields);
    const answer = await fetch(asked.url, { method: 'POST', body, redirect: 'manual' });
    if (!isTaken(answer)) throw new Error('not told');
  }
  await caches.delete(STORE);
  return true;
}

/** What a visitor posts to be forgotten is done on the device at once, whether or not the site can be reached. */
export function registerForgetting(seeOther: (to: string) => Response): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && mayForget(url.pathname),
    async ({ request, url }) => {
      const fields = await request
        .clone()
        .formData()
        .catch(() => new FormData());
      const page = offlinePageFor(url.pathname);
      const what = forgets(url.pathname, fields);
      if (what) await forgetPages();
      if (what === 'everything') await forgetAllAnswers();
      if (fields.get('do') !== 'delete') {
        const answer = await fetch(request).catch((fault: unknown) => {
          if (request.mode !== 'navigate') throw fault;
          return null;
        });
        // What was asked for while this was on its way may be for the visitor who is forgotten.
        if (what) await forgetPages();
        // Cookies are the site's to end: no script can.
        if (answer && !(isAway(answer) && what === 'everything' && request.mode === 'navigate')) return answer;
        if (what === 'everything') await keepForLater(url.pathname, fields);
        return seeOther(page + (what === 'everything' ? HALF_FORGOTTEN : ''));
      }
      await forgetAnswers(String(fields.get('id')));
      return seeOther(page);
    },
    'POST',
  );
}
