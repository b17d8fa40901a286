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
import { readPurpose } from '~/journeys/search/search-query';
import { parseChoice } from '~/server/ports/addresses/choice.server';
import {
  addressWait,
  busyHeaders,
  headersOfPrivatePage,
} from '~/server/ports/addresses/limit.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { formFields } from '~/server/lib/form.server';
import { gatewaysFor } from '~/server/gateways.server';
import { incidentPageOf } from '~/journeys/incident/load/visit-destination.server';
import { logger } from '~/server/lib/logger.server';
import { seeOther } from '~/journeys/search/load/redirect.server';
import { scheduleStep } from '~/journeys/search/load/rota-load.server';
import { ourPath, searchAnswer } from '~/journeys/search/load/search-answer.server';
import { forgetRecents, selectAddress } from '~/journeys/search/load/search.server';
import { answersAtOnce } from '~/journeys/search/load/whole-postcode.server';
import { CLEARED, knowsVisitor } from '~/server/visit/cookies.server';
import { readVisit } from '~/server/visit/session.server';

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
  const gateways = gatewaysFor(request);
  const fields = await formFields(request);
  const purpose = readPurpose((name) => fields[name] ?? null, ourPath);
  const { mode, ownOnly, returnTo } = purpose;
  const visit = await readVisit(request);
  const searchAgain = (value?: string) => searchHref(purpose, value);

  if (fields['forget-all'] !== undefined)
    return seeOther(searchAgain(), forgetRecents(visit, null), CLEARED);
  if (fields['forget'] !== undefined)
    return seeOther(searchAgain(), forgetRecents(visit, fields['forget']));

  const choice = parseChoice(fields['select']);
  // The search page explains the wait and keeps the postcode, or shows the list if it is over.
  if (choice && addressWait(request) > 0) return seeOther(searchAgain(choice.postcode));
  const selected = await selectAddress(gateways, logger, {
    visit,
    mode,
    ownOnly,
    choice: fields['select'],
  });
  switch (selected.kind) {
    case 'incident': {
      // The storm page asks for an address on the way to its register for texts (K2-2).
      if (mode === 'storm' && returnTo) {
        return seeOther(returnTo, {
          ...selected.visit,
          chosenAddress: selected.visit.searchedAddress,
        });
      }
      const page = await incidentPageOf(gateways, selected.visit, Date.now());
      return seeOther(page.to, page.visit);
    }
    case 'chosen':
      return seeOther(returnTo ?? '/power-cut', selected.visit);
    case 'schedule':
      return seeOther(scheduleStep(selected.postcode, selected.blocks));
    case 'other-distributor': {
      const query = new URLSearchParams({ other: selected.postcode });
      if (selected.distributor) query.set('distributor', selected.distributor.name);
      return seeOther(`${searchAgain()}&${query.toString()}`);
    }
    case 'gone':
      return seeOther(`${searchAgain(selected.postcode ?? undefined)}&gone=true`);
    case 'unavailable':
      return seeOther(searchAgain(selected.postcode));
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
