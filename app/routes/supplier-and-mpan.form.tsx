import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { mpanManual as mpanManualTexts } from '#words/en.json';
import { isNotAccepted } from '~/journeys/meters/mpan-meta';
import { ManualPage } from '~/journeys/meters/manual-page';
import type { ManualPageData } from '~/journeys/meters/page-data';
import { cachePolicy } from '~/server/lib/cache-policy';
import { formLoader } from '~/journeys/form/load/after-post.server';
import { gatewaysFor } from '~/server/gateways.server';
import { loadManualPage, postManualPage } from '~/journeys/meters/load/manual-page.server';
import { finderAction } from '~/journeys/meters/load/page-answer.server';

export const loader = formLoader((request) => loadManualPage(request, gatewaysFor(request)));
export const action = finderAction((request) => postManualPage(request, gatewaysFor(request)));

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const cookie = actionHeaders.get('Set-Cookie');
  return { 'Cache-Control': cachePolicy.private, ...(cookie ? { 'Set-Cookie': cookie } : {}) };
};
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, mpanManualTexts);
  const shown = data as ManualPageData | undefined;
  const title = t(shown?.kind === 'sent' ? 'manualThankYouTitle' : 'manualTitle');
  return pageMeta(matches, {
    title,
    description: t('manualDescription'),
    error: isNotAccepted(shown),
  });
};

export default function SupplierByForm() {
  return <ManualPage data={useLoaderData<ManualPageData>()} />;
}
