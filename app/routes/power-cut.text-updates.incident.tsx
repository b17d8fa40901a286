import { json, type HeadersFunction, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textUpdateMeta } from '~/journeys/text-updates/page-meta';
import type { SignUpData } from '~/journeys/text-updates/sign-up-data';
import { SignUpPage } from '~/journeys/text-updates/sign-up-page';
import { cachePolicy } from '~/server/lib/cache-policy';
import { formAction, formLoader } from '~/journeys/form/load/after-post.server';
import { gatewaysFor } from '~/server/gateways.server';
import { signUpAct } from '~/journeys/text-updates/posted-key.server';
import { postSignUp, signUpPage, toLaterOnes } from '~/journeys/text-updates/sign-up-page.server';

export const loader = formLoader(async (request) => {
  const { key, headers } = signUpAct(
    request,
    new URL(request.url).searchParams.get('incidentid') ?? '',
  );
  const data = await signUpPage({
    request,
    requestKey: key,
    gateways: gatewaysFor(request),
    variant: 'incident',
  });
  return data ? json(data, { headers }) : toLaterOnes();
});
export const action = formAction((request) =>
  postSignUp({ request, gateways: gatewaysFor(request), variant: 'incident' }),
);

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ data, matches }) => {
  const { incident, fieldErrors } = (data as SignUpData | undefined) ?? {};
  const title = incident?.over ? 'textUpdatesOverTitle' : 'textUpdatesIncidentTitle';
  return textUpdateMeta(matches, { title, text: 'textUpdatesIncidentText', fieldErrors });
};

export default function IncidentTextUpdates() {
  return <SignUpPage data={useLoaderData<SignUpData>()} />;
}
