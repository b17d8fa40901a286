import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { mpan as mpanTexts } from '#words/en.json';
import { isNotAccepted } from '~/journeys/meters/mpan-meta';
import { MeterPage } from '~/journeys/meters/meter-page';
import type { MeterPageData } from '~/journeys/meters/page-data';
import { headersOfPrivatePage } from '~/server/ports/addresses/limit.server';
import { formLoader } from '~/journeys/form/load/after-post.server';
import { gatewaysFor } from '~/server/gateways.server';
import { loadMeterPage, postMeterPage } from '~/journeys/meters/load/meter-page.server';
import { finderAction } from '~/journeys/meters/load/page-answer.server';

export const loader = formLoader((request) => loadMeterPage(request, gatewaysFor(request)));
export const action = finderAction((request) => postMeterPage(request, gatewaysFor(request)));

export const headers = headersOfPrivatePage;
export const handle = { field: 'paper', journey: true };

const titles = {
  form: 'mpanMeterTitle',
  sent: 'mpanFormThankYouTitle',
  'not-ours': 'mpanNotOursTitle',
  'meter-not-found': 'mpanMeterNotFoundTitle',
} as const;
export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, mpanTexts);
  const shown = data as MeterPageData | undefined;
  const value = shown && 'meterNumber' in shown ? shown.meterNumber : '';
  const title = t(titles[shown?.kind ?? 'form'], { value });
  return pageMeta(matches, {
    title,
    description: t('mpanFinderDescription'),
    error: isNotAccepted(shown),
  });
};

export default function SupplierByMeterNumber() {
  return <MeterPage data={useLoaderData<MeterPageData>()} />;
}
