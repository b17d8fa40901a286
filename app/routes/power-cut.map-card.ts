import type { LoaderFunctionArgs } from '@remix-run/node';
import { cardByReference } from '~/journeys/list/map-model';
import { listSource } from '~/journeys/list/list-source.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { apiError, sharedJson } from '~/server/lib/api.server';

/** Without JavaScript the page itself shows the card. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const source = await listSource(request, now);
  if (!source) return apiError('unavailable', 'Nothing is known yet');
  const card = cardByReference(source, new URL(request.url).searchParams.get('open') ?? '', now);
  return card
    ? sharedJson(request, JSON.stringify(card), cachePolicy.live)
    : apiError('not-found', 'No such power cut');
}
