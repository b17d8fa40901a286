import type { LoaderFunctionArgs } from '@remix-run/node';
import { sharedJson } from '~/server/api.server';
import { cachePolicy } from '~/server/cache-policy';
import { suggestPlaces } from '~/server/geography/known-places';

/** Towns that begin like the one that is being typed. Specification: form engine, section 5 (location suggestions). */
export function loader({ request }: LoaderFunctionArgs) {
  const text = new URL(request.url).searchParams.get('begins') ?? '';
  return sharedJson(request, JSON.stringify(suggestPlaces(text)), cachePolicy.day);
}
