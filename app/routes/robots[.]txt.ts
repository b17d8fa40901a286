import type { LoaderFunctionArgs } from '@remix-run/node';
import { sharedText } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { env } from '~/server/env.server';
import { robotsOf } from '~/journeys/share/sitemap';

export const loader = ({ request }: LoaderFunctionArgs) =>
  sharedText(request, robotsOf(env.BASE_URL), 'text/plain', cachePolicy.day);
