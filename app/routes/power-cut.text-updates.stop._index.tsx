import { json, type HeadersFunction, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textUpdateMeta } from '~/incident-view/text-updates/page-meta';
import type { StopData } from '~/incident-view/text-updates/sign-up-data';
import { StopPage } from '~/incident-view/text-updates/stop-page';
import { cachePolicy } from '~/server/cache-policy';
import { formAction, formLoader } from '~/server/form-page/after-post.server';
import { gateways } from '~/server/gateways.server';
import { postStop, stopPage } from '~/server/text-updates/stop-page.server';

/** Stop text updates, general variant. Specification: journeys, section 2 "Text-update screens". */
export const loader = formLoader(async (request) => json(await stopPage(request, 'general')));
export const action = formAction((request) => postStop(request, gateways, 'general'));

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
