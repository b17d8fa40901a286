import { json, type HeadersFunction, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { formAction, formLoader } from '~/journeys/form/load/after-post.server';
import { postStillOff, stillOffPage } from '~/journeys/still-off/load/page.server';
import type { StillOffData } from '~/journeys/still-off/still-off-data';
import { StillOffPage } from '~/journeys/still-off/still-off-page';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { stillOff as stillOffTexts } from '#words/en.json';

/** docs/decisions/still-off.md */
export const loader = formLoader(async (request) => {
  const shown = await stillOffPage(request, gatewaysFor(request));
  return shown instanceof Response ? shown : json(shown);
});
export const action = formAction((request) => postStillOff(request, gatewaysFor(request)));

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, stillOffTexts);
  const { fieldErrors = {} } = (data as StillOffData | undefined) ?? {};
  return pageMeta(matches, {
    title: t('stillTitle'),
    description: t('stillDescription'),
    error: Object.keys(fieldErrors).length > 0,
  });
};

export default function StillOffRoute() {
  return <StillOffPage data={useLoaderData<StillOffData>()} />;
}
