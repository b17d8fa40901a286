import type { LoaderFunctionArgs } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gamePolicy } from '~/server/content/embedded-policy.server';
import { gamePage } from '~/server/content/game-page';

/** A separate page, because the Power Up block shows it in a frame. */
export const loader = ({ request }: LoaderFunctionArgs): Response =>
  new Response(gamePage(new URL(request.url).searchParams.get('level')), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': gamePolicy,
      'Cache-Control': cachePolicy.content,
    },
  });
