import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { formPage as formPageTexts } from '#words/en.json';
import { ThankYou } from '~/journeys/form/thank-you';
import { cachePolicy } from '~/server/lib/cache-policy';
import { loadThankYou } from '~/journeys/form/load/thank-you.server';
import { gatewaysFor } from '~/server/gateways.server';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadThankYou(request, params.form, gatewaysFor(request));

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.private });
export const handle = { field: 'paper', isForm: true, journey: true };
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const caption = (data?.title ?? '').replace(/\.$/, '');
  return pageMeta(matches, {
    title: metaTexts(matches, formPageTexts)('formTitle', { caption, form: data?.form ?? '' }),
  });
};

export default function ThankYouRoute() {
  return <ThankYou {...useLoaderData<typeof loader>()} />;
}
