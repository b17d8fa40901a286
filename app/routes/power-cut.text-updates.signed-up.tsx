import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OutcomePage } from '~/journeys/text-updates/outcome-page';
import { outcomeAsked, signedUp } from '~/journeys/text-updates/outcomes';
import { textUpdateMeta } from '~/journeys/text-updates/page-meta';
import { cachePolicy } from '~/server/lib/cache-policy';

/** What became of a sign-up: the success pop-up of the specification as a page. Journeys, sections 2 and 4. */
export const loader = ({ request }: LoaderFunctionArgs) => outcomeAsked(request, signedUp, 'done');

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.content });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction<typeof loader> = ({ data = signedUp.done, matches }) => textUpdateMeta(matches, data);

export default function SignedUp() {
  return <OutcomePage {...useLoaderData<typeof loader>()} offersStop />;
}
