import { registerRoute } from 'workbox-routing';
import { forgetAllAnswers, forgetAnswers } from './answers-store';
import { forgetPages } from './page-store';
import {
  forgets,
  HALF_FORGOTTEN,
  isGatewayError,
  isTaken,
  mayForget,
  offlinePageFor,
} from './rules';

/** Requests to forget the visitor that could not be sent to the site. */
const STORE = 'forgetting';

/**
 * A browser with Background Sync wakes the worker when it is online again, even if no page is open.
 */
interface Sync {
  readonly registration: { readonly sync?: { register(tag: string): Promise<void> } };
}

async function keepForLater(path: string, fields: FormData): Promise<void> {
  const body = JSON.stringify(
    [...fields].filter(([name]) => name === 'do' || name === 'forget-all'),
  );
  await (await caches.open(STORE)).put(path, new Response(body));
  await (self as unknown as Sync).registration.sync?.register(STORE).catch(() => undefined);
}

export const isForgettingDue = (): Promise<boolean> => caches.has(STORE);

/** Returns whether a request has just been sent; rejects if it still fails. */
export async function tellOfForgetting(): Promise<boolean> {
  if (!(await isForgettingDue())) return false;
  const store = await caches.open(STORE);
  for (const request of await store.keys()) {
    const fields = (await (await store.match(request))?.json()) as string[][] | undefined;
    const body = new URLSearchParams(fields);
    const answer = await fetch(request.url, { method: 'POST', body, redirect: 'manual' });
    if (!isTaken(answer)) throw new Error('not told');
  }
  await caches.delete(STORE);
  return true;
}

/** On the device at once, whether or not the site can be reached. */
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
        // Pages requested meanwhile may belong to the forgotten visitor.
        if (what) await forgetPages();
        // Only the site can delete its cookies; scripts cannot.
        if (
          answer &&
          !(isGatewayError(answer) && what === 'everything' && request.mode === 'navigate')
        )
          return answer;
        if (what === 'everything') await keepForLater(url.pathname, fields);
        return seeOther(page + (what === 'everything' ? HALF_FORGOTTEN : ''));
      }
      await forgetAnswers(String(fields.get('id')));
      return seeOther(page);
    },
    'POST',
  );
}
