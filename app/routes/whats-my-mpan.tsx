import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { mpanMeta } from '~/journeys/meters/mpan-meta';
import { MpanPage } from '~/journeys/meters/mpan-page';
import type { MpanPageData } from '~/journeys/meters/page-data';
import { headersOfPrivatePage } from '~/server/ports/addresses/limit.server';
import { formLoader } from '~/journeys/form/load/after-post.server';
import { gatewaysFor } from '~/server/gateways.server';
import { loadAddressPage, postAddressPage } from '~/journeys/meters/load/address-page.server';
import { finderAction } from '~/journeys/meters/load/page-answer.server';

export const loader = formLoader((request) =>
  loadAddressPage(request, 'whats', gatewaysFor(request)),
);
export const action = finderAction((request) =>
  postAddressPage(request, 'whats', gatewaysFor(request)),
);

export const headers = headersOfPrivatePage;
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = mpanMeta('whats');

export default function WhatsMyMpan() {
  return <MpanPage name="whats" data={useLoaderData<MpanPageData>()} />;
}
