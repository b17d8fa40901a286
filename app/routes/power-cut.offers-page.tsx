import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { offers as offersTexts } from '#words/en.json';
import { useHydrated } from '~/ui/use-hydrated';
import type { OffersData } from '~/journeys/offers/offers-data';
import { OffersView } from '~/journeys/offers/offers-view';
import { cachePolicy } from '~/server/lib/cache-policy';
import { postedAnswer, showAgain } from '~/journeys/form/load/after-post.server';
import { gatewaysFor } from '~/server/gateways.server';
import { loadOffers } from '~/journeys/offers/load/load.server';
import { postOffers } from '~/journeys/offers/load/post.server';

/** docs/decisions/planned-and-offers.md */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  postedAnswer(context) ?? loadOffers(request, gatewaysFor(request));

/**
 * A posted document renders from the loader, so that its title is right; JavaScript reads this
 * response itself.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await postOffers(request, gatewaysFor(request));
  showAgain(context, answer.clone());
  return answer;
}

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const cookie = actionHeaders.get('Set-Cookie');
  return { 'Cache-Control': cachePolicy.private, ...(cookie ? { 'Set-Cookie': cookie } : {}) };
};
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction = ({ data, matches }) => {
  const t = metaTexts(matches, offersTexts);
  const shown = data as OffersData | undefined;
  const {
    step = 'choose',
    title = '',
    description = '',
    done = null,
    problem = null,
    fieldErrors = {},
  } = shown ?? {};
  const count = done?.count ?? 0;
  const doneTitle = t('offersDone', { count });
  const words = { choose: title, email: t('offersEmailTitle'), done: doneTitle }[step];
  return pageMeta(matches, {
    title: words,
    description,
    error: problem !== null || Object.keys(fieldErrors).length > 0,
  });
};

export default function OffersPage() {
  const loaded = useLoaderData<typeof loader>() as OffersData;
  const posted = useActionData<typeof action>() as OffersData | undefined;
  const live = useHydrated();
  return <OffersView data={posted ?? loaded} live={live} />;
}
