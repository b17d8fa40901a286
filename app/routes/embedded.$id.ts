import type { LoaderFunctionArgs } from '@remix-run/node';
import { examplesOf } from '~/blocks/catalogue';
import { documentOf, embeddedHtml } from '~/blocks/words/raw-html/markup';
import { textsOf } from '~/words/texts';
import { rawHtml as rawHtmlTexts } from '#words/en.json';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { embeddedPolicy } from '~/server/content/embedded-policy.server';

/** Only if the page contains the block; sandboxed from the site (L-756). */
export function loader({ request, params }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const route = new URL(request.url).searchParams.get('page') ?? '/';
  const blocks = route.startsWith('/preview/blocks')
    ? examplesOf('RawHtml').map(([, wire]) => wire)
    : (gateways.content.page(route)?.blocks ?? []);
  const found = embeddedHtml(blocks, params['id'] ?? '');
  if (!found)
    return new Response(null, { status: 404, headers: { 'Cache-Control': cachePolicy.noStore } });
  return new Response(
    documentOf(
      found.html,
      found.title ?? textsOf(rawHtmlTexts, gateways.content.dictionary())('rawHtmlName'),
    ),
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': embeddedPolicy,
        'Cache-Control': cachePolicy.content,
        'X-Robots-Tag': 'noindex',
      },
    },
  );
}
