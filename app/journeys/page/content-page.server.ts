import type { AppLoadContext } from '@remix-run/node';
import { placeBlocks } from '~/blocks/loader-blocks';
import { withoutEndSlash } from '~/cms/route-of';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '~/server/content/content';
import { env } from '~/server/env.server';
import { gatewaysFor } from '~/server/gateways.server';
import { privateHeaders, shownContent } from '~/server/previews/shown-page.server';
import { readPreferences } from '~/server/visit/preferences.server';
import { pageStructured } from '~/journeys/share/page-structured';
import { breadcrumbs, type TrailLink } from '~/journeys/share/structured';
import { frame as frameTexts } from '#words/en.json';
import { blocksOf, blockContextOf } from './blocks.server';

/** Existing pages only, home first. */
function trailOf(content: Pick<Content, 'page'>, route: string): TrailLink[] {
  const steps = route.split('/').slice(1, -1);
  const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  return above.flatMap((href) => {
    const page = content.page(href);
    return page ? [{ href, name: page.title }] : [];
  });
}

/** Null if there is none. */
export async function contentPageAt(request: Request, context: AppLoadContext) {
  const gateways = gatewaysFor(request);
  const url = new URL(request.url);
  const route = withoutEndSlash(url.pathname);
  const { content, preview } = await shownContent(gateways, request, route);
  const page = content.page(route);
  if (!page) return null;
  const blockContext = blockContextOf({ ...gateways, content }, url, Date.now());
  const { title, description, field, header } = page;
  const blocks = blocksOf(page.blocks, route);
  const place = placeBlocks(context, { blocks, context: blockContext });
  const above = trailOf(gateways.content, route);
  const way = [{ href: '/', name: frameTexts.trailHome }, ...above, { href: route, name: title }];
  // The low-data version has no script elements, not even data ones.
  const structured = readPreferences(request).lowData
    ? []
    : [
        breadcrumbs(env.BASE_URL, way),
        ...pageStructured(
          env.BASE_URL,
          gateways.content.settings().operator.name,
          blocks,
          blockContext,
        ),
      ];
  const trail = header === 'plain' ? above : [];
  return {
    data: { title, description, field, header, trail, place, preview, structured },
    headers: preview ? privateHeaders : { 'Cache-Control': cachePolicy.content },
  };
}
export type ContentPageData = NonNullable<Awaited<ReturnType<typeof contentPageAt>>>['data'];
