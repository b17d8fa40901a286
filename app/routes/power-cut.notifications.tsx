import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { PushPage } from '~/journeys/push/push-page';
import { pushPage } from '~/journeys/push/push-page.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { push as pushTexts } from '#words/en.json';

/** docs/decisions/live.md */
export async function loader({ request }: LoaderFunctionArgs) {
  return json(await pushPage(request, gatewaysFor(request), Date.now()), {
    headers: { 'Cache-Control': cachePolicy.private },
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, pushTexts);
  return pageMeta(matches, { title: t('pushTitle'), description: t('pushText') });
};

export default function NotificationsRoute() {
  return <PushPage {...useLoaderData<typeof loader>()} />;
}
