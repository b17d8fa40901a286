import { json, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { siteSearchTexts } from '~/cms/texts/site-search';
import { SiteSearchView } from '~/search-view/site-search-view';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { loadSiteSearch } from '~/server/site-search/page.server';

export const handle = { field: 'paper', journey: true, hasBlocks: true };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Results for a phrase. Specification: journeys, section 2 "Search results"; nothing of it is kept by others: people type addresses. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { status, ...data } = await loadSiteSearch(new URL(request.url).searchParams, request, gateways.siteSearch);
  return json(data, { status, headers: { 'Cache-Control': cachePolicy.private } });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, siteSearchTexts);
  const title = data?.phrase ? t('siteSearchTitleFor', { phrase: data.phrase }) : t('siteSearchTitle');
  return pageMeta(matches, { title, unlisted: true });
};

export default function SiteSearchRoute() {
  return <SiteSearchView {...useLoaderData<typeof loader>()} />;
}
