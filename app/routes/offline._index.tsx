import {
  json,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { REPORT_FORM } from '~/journeys/offline/report-form.server';
import { OfflinePage } from '~/journeys/offline/offline-page';
import { offlineQuestions } from '~/journeys/offline/offline-questions';
import { workerWordsOf } from '~/journeys/offline/worker-words';
import { FORGOTTEN, HALF_FORGOTTEN, OFFLINE_PAGE } from '~/offline/rules';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { postedFields } from '~/server/lib/posted-form.server';
import { forgetVisitor, knowsVisitor } from '~/server/visit/cookies.server';
import { readPreferences } from '~/server/visit/preferences.server';
import { offline as offlineTexts } from '#words/en.json';

/** docs/decisions/offline.md */
export function loader({ request }: LoaderFunctionArgs) {
  const { content, forms } = gatewaysFor(request);
  const query = new URL(request.url).searchParams;
  const form = content.live().disableReportAPowerCutButtons ? null : forms.byId(REPORT_FORM);
  const data = {
    questions: form ? offlineQuestions(form) : [],
    words: JSON.stringify(workerWordsOf(content.dictionary(), content.language ?? null)),
    lowData: readPreferences(request).lowData,
    asksToKeep: query.get('keep') === 'yes',
    // The device may have sent it already.
    forgotten:
      query.has('forgotten') || (query.has(HALF_FORGOTTEN.slice(1)) && !knowsVisitor(request)),
  };
  return json(data, {
    headers: { 'Cache-Control': query.size === 0 ? cachePolicy.minute : cachePolicy.private },
  });
}

/** On the server; the visitor's device clears its own copies. */
export async function action({ request }: ActionFunctionArgs) {
  const { do: asked } = await postedFields(request);
  const headers = new Headers({ 'Cache-Control': cachePolicy.private });
  if (asked !== 'forget') return redirect(OFFLINE_PAGE, { status: 303, headers });
  forgetVisitor(headers);
  return redirect(FORGOTTEN, { status: 303, headers });
}

export const handle = { field: 'paper', journey: false };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, offlineTexts);
  return pageMeta(matches, {
    title: t('offlineTitle'),
    description: t('offlineDescription'),
    unlisted: true,
  });
};

export default function OfflineRoute() {
  return <OfflinePage {...useLoaderData<typeof loader>()} />;
}
