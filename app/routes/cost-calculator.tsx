import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { cost as costTexts } from '#words/en.json';
import type { CostPageData } from '~/journeys/cost/cost-data';
import { CostPage } from '~/journeys/cost/cost-page';
import { loadCostPage } from '~/journeys/cost/page.server';
import { gatewaysFor } from '~/server/gateways.server';

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadCostPage(request, gatewaysFor(request));

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, costTexts);
  const shown = data as CostPageData | undefined;
  const { outcome, fieldErrors } = shown ?? { outcome: null, fieldErrors: {} };
  const title =
    outcome?.kind === 'error'
      ? t(`cost${outcome.why}Title`)
      : t(outcome ? 'costResultTitle' : 'costTitle');
  return pageMeta(matches, {
    title,
    description: t('costDescription'),
    error: Object.keys(fieldErrors).length > 0,
  });
};

export default function CostCalculator() {
  return <CostPage {...(useLoaderData<typeof loader>() as CostPageData)} />;
}
