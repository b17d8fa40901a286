import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerApi } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { cardSvg } from '~/journeys/share/card';
import { pngOf } from '~/journeys/share/draw.server';
import { cardFor } from '~/journeys/share/which.server';

export const loader = ({ request }: LoaderFunctionArgs) =>
  answerApi(async () => {
    const query = new URL(request.url).searchParams;
    const png = await pngOf(request, cardSvg(cardFor(gatewaysFor(request), query, Date.now())));
    const policy = query.has('incident') ? cachePolicy.minute : cachePolicy.content;
    return new Response(png, {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': policy },
    });
  });
