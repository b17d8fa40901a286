import type { LoaderFunctionArgs } from '@remix-run/node';
import { gatewaysFor } from '~/server/gateways.server';
import { sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { knownPlaces, suggestPlaces } from '~/server/ports/geography/known-places';

/** None while nobody knows the area. */
export async function loader({ request }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get('begins') ?? '';
  const boundaries = await gatewaysFor(request)
    .geography.boundaries()
    .catch(() => null);
  const found = boundaries ? suggestPlaces(text, knownPlaces(boundaries)) : [];
  return sharedJson(
    request,
    JSON.stringify(found),
    boundaries ? cachePolicy.day : cachePolicy.noStore,
  );
}
