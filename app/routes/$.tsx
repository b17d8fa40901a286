import { json, redirect, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isHydrated, needsRouter } from '~/blocks/hydrated';
import { PageBlocks } from '~/blocks/page-blocks';
import { pageMeta } from '~/cms/page-meta';
import { routeOf } from '~/cms/route-of';
import { frameTexts } from '~/cms/texts/frame';
import { useTexts } from '~/cms/use-texts';
import { PreviewBar } from '~/frame/preview-bar';
import { blocksOf, pageSurroundings } from '~/server/blocks.server';
import { cachePolicy } from '~/server/cache-policy';
import { trailOf } from '~/server/content-page.server';
import { formAddress } from '~/server/form-page/short-address.server';
import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { runsOf } from '~/server/page-blocks.server';
import { readPreferences } from '~/server/preferences.server';
import { privateHeaders, shownPage } from '~/server/previews/shown-page.server';
import { pageStructured } from '~/server/share/page-structured';
import { breadcrumbs } from '~/server/share/structured';
import { Trail } from '~/ui/trail';

/**
 * Every address that no route knows: a page of content, or a form's short address. The sentence and the title of the rest are root's.
 * Specification: lookup, section 1 (pages and blocks come from the content system).
 */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  const route = routeOf(url.pathname);
  const { page, preview } = await shownPage(gateways, request, route);
  if (!page) {
    const form = formAddress(request, gateways);
    if (form) return redirect(form, 302);
    throw new Response(null, { status: 404 });
  }
  const around = pageSurroundings(gateways, url, Date.now());
  const { title, description, field, header } = page;
  const blocks = blocksOf(page.blocks, route);
  const runs = runsOf(blocks, around, isHydrated);
  const above = trailOf(gateways.content, route);
  const way = [{ href: '/', name: frameTexts.trailHome }, ...above, { href: route, name: title }];
  // The low-data version carries no script, not even one that only holds facts.
  const structured = readPreferences(request).lowData
    ? []
    : [
        breadcrumbs(env.BASE_URL, way),
        ...pageStructured(env.BASE_URL, gateways.content.settings().operator.name, blocks, around),
      ];
  const trail = header === 'plain' ? above : [];
  const journey = blocks.some(needsRouter);
  return json(
    { title, description, field, header, trail, runs, powerCuts: around.powerCuts, preview, structured, journey },
    { headers: preview ? privateHeaders : { 'Cache-Control': cachePolicy.content } },
  );
};

/** Whether it is a journey depends on its blocks: its data says so. */
export const handle = { hasBlocks: true };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data
    ? [
        ...pageMeta(matches, { title: data.title, description: data.description }),
        ...data.structured.map((facts) => ({ 'script:ld+json': facts })),
      ]
    : [];

export default function ContentPage() {
  const { title, description, header, trail, runs, powerCuts, preview } = useLoaderData<typeof loader>();
  const t = useTexts(frameTexts);
  return (
    <>
      {preview && <PreviewBar {...preview} />}
      {header === 'plain' && (
        <header className="page-head">
          <Trail label={t('trailLabel')} links={[{ href: '/', name: t('trailHome') }, ...trail]} />
          <div className="wrap indent">
            <h1>{title}</h1>
            {description && <p className="lead">{description}</p>}
          </div>
        </header>
      )}
      <PageBlocks runs={runs} around={{ powerCuts }} />
    </>
  );
}
