import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerApi } from '~/server/api.server';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { enforceRateLimit } from '~/server/rate-limit.server';
import { cardSvg } from '~/server/share/card';
import { pngOf } from '~/server/share/draw.server';
import { cardFor } from '~/server/share/which.server';

/** The picture of a link preview. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  answerApi(async () => {
    enforceRateLimit(request, 'share-picture', { perMinute: 120 });
    const query = new URL(request.url).searchParams;
    const png = await pngOf(cardSvg(cardFor(gateways, query, Date.now())));
    const policy = query.has('incident') ? cachePolicy.minute : cachePolicy.content;
    return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png', 'Cache-Control': policy } });
  });
