import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { readReference } from '~/journeys/form/load/reference-cookie.server';
import { StillOffSentPage, type StillOffSent } from '~/journeys/still-off/sent-page';
import { cachePolicy } from '~/server/lib/cache-policy';
import { ReferenceInput } from '~/server/lib/api-input';
import { stillOff as stillOffTexts } from '#words/en.json';

export function loader({ request }: LoaderFunctionArgs) {
  const incident =
    ReferenceInput.safeParse(new URL(request.url).searchParams.get('incidentid')).data ?? null;
  return json({ incident, reference: readReference(request) });
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, stillOffTexts);
  return pageMeta(matches, { title: t('stillSentTitle'), description: t('stillDescription') });
};

export default function StillOffSentRoute() {
  return <StillOffSentPage {...useLoaderData<StillOffSent>()} />;
}
