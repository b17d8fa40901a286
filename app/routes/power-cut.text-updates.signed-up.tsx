import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OutcomePage } from '~/journeys/text-updates/outcome-page';
import { outcomeAsked, signedUp } from '~/journeys/text-updates/outcomes';
import { textUpdateMeta } from '~/journeys/text-updates/page-meta';
import { readTexted } from '~/journeys/text-updates/texted.server';
import { cachePolicy } from '~/server/lib/cache-policy';

/** The specification's success pop-up as a page. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  json({ ...outcomeAsked(request, signedUp, 'done'), texted: readTexted(request) });

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction<typeof loader> = ({ data = signedUp.done, matches }) =>
  textUpdateMeta(matches, data);

export default function SignedUp() {
  return <OutcomePage {...useLoaderData<typeof loader>()} offersStop />;
}
