import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { AreaPageData } from '~/journeys/area/area-data';
import { AreaPage } from '~/journeys/area/area-page';
import { areaWords } from '~/journeys/area/area-words';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { area as areaTexts } from '#words/en.json';
import { loadAreaPage } from '~/journeys/area/area-page.server';
import { gatewaysFor } from '~/server/gateways.server';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadAreaPage(request, gatewaysFor(request));

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, areaTexts);
  const {
    outcome = null,
    address = null,
    fieldErrors = {},
  } = (data as AreaPageData | undefined) ?? {};
  const title = outcome ? areaWords(outcome, address, t).title : t('areaTitle');
  return pageMeta(matches, {
    title,
    description: t('areaDescription'),
    error: Object.keys(fieldErrors).length > 0,
  });
};

export default function AreaChecker() {
  return <AreaPage {...(useLoaderData<typeof loader>() as AreaPageData)} />;
}
