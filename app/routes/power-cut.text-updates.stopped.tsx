import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OutcomePage } from '~/journeys/text-updates/outcome-page';
import { outcomeAsked, stopped } from '~/journeys/text-updates/outcomes';
import { textUpdateMeta } from '~/journeys/text-updates/page-meta';
import { cachePolicy } from '~/server/lib/cache-policy';

/** The specification's result pop-up as a page. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  outcomeAsked(request, stopped, 'general');

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.content });
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction<typeof loader> = ({ data = stopped.general, matches }) =>
  textUpdateMeta(matches, data);

export default function Stopped() {
  return <OutcomePage {...useLoaderData<typeof loader>()} />;
}
