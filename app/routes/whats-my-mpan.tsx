import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { mpanMeta } from '~/mpan-view/mpan-meta';
import { MpanPage } from '~/mpan-view/mpan-page';
import type { MpanPageData } from '~/mpan-view/page-data';
import { headersOfPrivatePage } from '~/server/addresses/limit.server';
import { formLoader } from '~/server/form-page/after-post.server';
import { gateways } from '~/server/gateways.server';
import { loadAddressPage, postAddressPage } from '~/server/mpan/address-page.server';
import { finderAction } from '~/server/mpan/page-answer.server';

/** What's my MPAN. Specification: journeys, section 2 (What's my MPAN block). */
export const loader = formLoader((request) => loadAddressPage(request, 'whats', gateways));
export const action = finderAction((request) => postAddressPage(request, 'whats', gateways));

export const headers = headersOfPrivatePage;
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = mpanMeta('whats');

export default function WhatsMyMpan() {
  return <MpanPage name="whats" data={useLoaderData<MpanPageData>()} />;
}
