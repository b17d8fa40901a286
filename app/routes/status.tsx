import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { statusModel } from '~/journeys/status/status-model';
import { StatusPage } from '~/journeys/status/status-page';
import { statusInput } from '~/journeys/status/status.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { language as languageTexts, status as statusTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';

/** docs/decisions/status.md */
export function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const t = textsOf({ ...languageTexts, ...statusTexts }, gateways.content.dictionary());
  const model = statusModel(statusInput(gateways), Date.now(), t);
  return json(model, { headers: { 'Cache-Control': cachePolicy.live } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'paper', journey: false };
export const meta: MetaFunction<typeof loader> = ({ matches }) => {
  const t = metaTexts(matches, statusTexts);
  return pageMeta(matches, { title: t('statusTitle'), description: t('statusDescription') });
};

export default function StatusRoute() {
  return <StatusPage {...useLoaderData<typeof loader>()} />;
}
