import {
  json,
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { siteSearch as siteSearchTexts } from '#words/en.json';
import { SiteSearchView } from '~/journeys/site-search/site-search-view';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { searchWordsOf } from '~/server/content/search-words';
import type { SiteSearch } from '~/server/ports/site-search/port';
import { privateHeaders, shownContent } from '~/server/previews/shown-page.server';
import { answerElsewhere, loadSiteSearch } from '~/journeys/site-search/page.server';

export const handle = { field: 'paper', journey: true, hasBlocks: true };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * A postcode or a reference leads to its answer. No shared cache keeps the page: people type
 * addresses.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const query = new URL(request.url).searchParams;
  const elsewhere = answerElsewhere(query, gateways.incidents.snapshot()?.byReference);
  if (elsewhere !== null)
    return redirect(elsewhere, { headers: { 'Cache-Control': cachePolicy.private } });
  const { content, preview } = await shownContent(gateways, request, '/search');
  const siteSearch: SiteSearch = preview
    ? {
        find: (text, page) =>
          gateways.siteSearch.find(text, page, searchWordsOf(content.settings())),
      }
    : gateways.siteSearch;
  const { status, ...data } = await loadSiteSearch(query, request, siteSearch);
  const headers = preview ? privateHeaders : { 'Cache-Control': cachePolicy.private };
  return json({ ...data, preview }, { status, headers });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, siteSearchTexts);
  const title = data?.phrase
    ? t('siteSearchTitleFor', { phrase: data.phrase })
    : t('siteSearchTitle');
  return pageMeta(matches, { title, unlisted: true });
};

export default function SiteSearchRoute() {
  return <SiteSearchView {...useLoaderData<typeof loader>()} />;
}
