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

/** Supplier and MPAN by address. Specification: journeys, section 2 (Supplier and MPAN finder). */
export const loader = formLoader((request) => loadAddressPage(request, 'address', gateways));
export const action = finderAction((request) => postAddressPage(request, 'address', gateways));

export const headers = headersOfPrivatePage;
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = mpanMeta('address');

export default function SupplierByAddress() {
  return <MpanPage name="address" data={useLoaderData<MpanPageData>()} />;
}
