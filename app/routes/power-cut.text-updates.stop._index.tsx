import { json, type HeadersFunction, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textUpdateMeta } from '~/journeys/text-updates/page-meta';
import type { StopData } from '~/journeys/text-updates/sign-up-data';
import { StopPage } from '~/journeys/text-updates/stop-page';
import { cachePolicy } from '~/server/lib/cache-policy';
import { formAction, formLoader } from '~/journeys/form/load/after-post.server';
import { gatewaysFor } from '~/server/gateways.server';
import { postStop, stopPage } from '~/journeys/text-updates/stop-page.server';

export const loader = formLoader(async (request) => json(await stopPage(request, 'general')));
export const action = formAction((request) => postStop(request, gatewaysFor(request), 'general'));

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ data, matches }) =>
  textUpdateMeta(matches, {
    title: 'textStopTitle',
    text: 'textStopText',
    fieldErrors: (data as StopData | undefined)?.fieldErrors,
  });

export default function GeneralStop() {
  return <StopPage data={useLoaderData<StopData>()} />;
}
