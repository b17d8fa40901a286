import type { LoaderFunctionArgs } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';
import { sharedJson } from '~/server/lib/api.server';
import { groundJson } from '~/server/ports/geography/base-map';

/**
 * Land, rivers and main roads as GeoJSON for the interactive map, from the same file as the static
 * one.
 */
export const loader = ({ request }: LoaderFunctionArgs) =>
  sharedJson(request, groundJson, cachePolicy.day);
