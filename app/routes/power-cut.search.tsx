import {
  json,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { distributor as distributorTexts } from '#words/en.json';
import { searchTexts } from '~/words/search';
import { SearchPage } from '~/journeys/search/search-page';
import { searchHref } from '~/journeys/search/search-path';
import {
  addressWait,
  busyHeaders,
  headersOfPrivatePage,
} from '~/server/ports/addresses/limit.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { seeOther } from '~/journeys/search/load/redirect.server';
import { scheduleStep } from '~/journeys/search/load/rota-load.server';
import { searchAnswer } from '~/journeys/search/load/search-answer.server';
import { searchPost } from '~/journeys/search/load/search-post.server';
import { answersAtOnce } from '~/journeys/search/load/whole-postcode.server';
import { CLEARED, knowsVisitor } from '~/server/visit/cookies.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await searchAnswer(gatewaysFor(request), request);
  if (answer === 'way-in') return redirectDocument('/power-cut');
  if ('to' in answer) return seeOther(answer.to, answer.visit);
  const { data, wait } = answer;
  if (wait > 0) return json(data, { status: 429, headers: busyHeaders(wait) });
  const hasFailed = data.shown.kind === 'empty' && data.shown.failed;
  // A visit adds recent searches, and other modes may redirect visitors who come from planned work.
  context.isSameForAll =
    data.value !== '' && !knowsVisitor(request) && answersAtOnce(data.purpose.mode);
  return json(data, {
    status: hasFailed ? 503 : 200,
    headers: { 'Cache-Control': cachePolicy.private },
  });
}

/** Always redirects, so that a reload does not post again. */
export async function action({ request }: ActionFunctionArgs) {
  const { purpose, outcome } = await searchPost(gatewaysFor(request), request, () =>
    addressWait(request),
  );
  const searchAgain = (value?: string) => searchHref(purpose, value);
  switch (outcome.kind) {
    case 'forgotten':
      return seeOther(searchAgain(), outcome.visit, outcome.all ? CLEARED : {});
    // The search page explains the wait and keeps the postcode, or shows the list if it is over.
    case 'busy':
    case 'unavailable':
      return seeOther(searchAgain(outcome.postcode));
    case 'go':
      return seeOther(outcome.to, outcome.visit);
    case 'chosen':
      return seeOther(purpose.returnTo ?? '/power-cut', outcome.visit);
    case 'schedule':
      return seeOther(scheduleStep(outcome.postcode, outcome.blocks));
    case 'other-distributor': {
      const query = new URLSearchParams({ other: outcome.postcode });
      if (outcome.distributor) query.set('distributor', outcome.distributor.name);
      return seeOther(`${searchAgain()}&${query.toString()}`);
    }
    case 'gone':
      return seeOther(`${searchAgain(outcome.postcode ?? undefined)}&gone=true`);
  }
}

export const headers = headersOfPrivatePage;
export const handle = { field: 'paper', isForm: true, journey: true };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, searchTexts);
  const title = data?.other
    ? metaTexts(matches, distributorTexts)('otherDistributorPageTitle')
    : t(data?.shown.kind === 'results' ? 'addressSearchChooseTitle' : 'addressSearchTitle');
  return pageMeta(matches, {
    title,
    description: t('addressSearchDescription'),
    error: Boolean(data?.error),
  });
};

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
