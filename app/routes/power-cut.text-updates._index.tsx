import { json, type HeadersFunction, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textUpdateMeta } from '~/journeys/text-updates/page-meta';
import type { SignUpData } from '~/journeys/text-updates/sign-up-data';
import { SignUpPage } from '~/journeys/text-updates/sign-up-page';
import { cachePolicy } from '~/server/lib/cache-policy';
import { formAction, formLoader } from '~/journeys/form/load/after-post.server';
import { gatewaysFor } from '~/server/gateways.server';
import { signUpAct } from '~/journeys/text-updates/posted-key.server';
import { postSignUp, signUpPage } from '~/journeys/text-updates/sign-up-page.server';

export const loader = formLoader(async (request) => {
  const { key, headers } = signUpAct(request, 'register');
  return json(
    await signUpPage({
      request,
      requestKey: key,
      gateways: gatewaysFor(request),
      variant: 'register',
    }),
    {
      headers,
    },
  );
});
export const action = formAction((request) =>
  postSignUp({ request, gateways: gatewaysFor(request), variant: 'register' }),
);

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ data, matches }) => {
  const { fieldErrors } = (data as SignUpData | undefined) ?? {};
  return textUpdateMeta(matches, {
    title: 'textUpdatesTitle',
    text: 'textUpdatesText',
    fieldErrors,
  });
};

export default function TextUpdates() {
  return <SignUpPage data={useLoaderData<SignUpData>()} />;
}
