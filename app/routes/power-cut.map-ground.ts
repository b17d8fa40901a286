import type { LoaderFunctionArgs } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';
import { sharedJson } from '~/server/lib/api.server';
import { groundJson } from '~/server/ports/geography/base-map';

/** GeoJSON from the same file as the static map. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  sharedJson(request, groundJson, cachePolicy.day);
