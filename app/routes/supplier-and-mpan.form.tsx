import type { HeadersFunction, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { mpanManualTexts } from '~/cms/texts/mpan-manual';
import { isNotAccepted } from '~/mpan-view/mpan-meta';
import { ManualPage } from '~/mpan-view/manual-page';
import type { ManualPageData } from '~/mpan-view/page-data';
import { cachePolicy } from '~/server/cache-policy';
import { formLoader } from '~/server/form-page/after-post.server';
import { gateways } from '~/server/gateways.server';
import { loadManualPage, postManualPage } from '~/server/mpan/manual-page.server';
import { finderAction } from '~/server/mpan/page-answer.server';

/** The manual form of the supplier and MPAN finder. Specification: journeys, sections 2 and 5. */
export const loader = formLoader((request) => loadManualPage(request, gateways));
export const action = finderAction((request) => postManualPage(request, gateways));

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const cookie = actionHeaders.get('Set-Cookie');
  return { 'Cache-Control': cachePolicy.private, ...(cookie ? { 'Set-Cookie': cookie } : {}) };
};
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, mpanManualTexts);
  const shown = data as ManualPageData | undefined;
  const title = t(shown?.kind === 'sent' ? 'manualThankYouTitle' : 'manualTitle');
  return pageMeta(matches, { title, description: t('manualDescription'), error: isNotAccepted(shown) });
};

export default function SupplierByForm() {
  return <ManualPage data={useLoaderData<ManualPageData>()} />;
}
