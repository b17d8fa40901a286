import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { distributorTexts } from '~/cms/texts/distributor';
import { searchTexts } from '~/cms/texts/search';
import { foundAddress, foundOf } from '~/search-view/found';
import type { Shown } from '~/search-view/lookup';
import { SearchPage, type SearchPageProps } from '~/search-view/search-page';
import { searchHref } from '~/search-view/search-path';
import { readPurpose, readSearchQuery } from '~/search-view/search-query';
import { choiceOf, parseChoice } from '~/server/addresses/choice.server';
import { addressWait, busyHeaders, headersOfPrivatePage } from '~/server/addresses/limit.server';
import { cachePolicy } from '~/server/cache-policy';
import { formFields } from '~/server/form.server';
import { gateways } from '~/server/gateways.server';
import { incidentPageOf } from '~/server/incident-page/of-visit.server';
import { logger } from '~/server/logger.server';
import { safeReturnTo } from '~/server/return-to.server';
import { popUpFor, scheduleStep } from '~/server/rota-load.server';
import { distributorNamed, findAddresses } from '~/server/search-page.server';
import { forgetRecents, needsWayIn, selectAddress } from '~/server/search.server';
import { readVisit, writeVisit, type Visit } from '~/server/session.server';

const RECENTS_SHOWN = 2;
const ourPath = (path: string | null) => safeReturnTo(path, '');

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const query = readSearchQuery(params);
  const purpose = readPurpose((name) => params.get(name), ourPath);
  const visit = await readVisit(request);
  if (needsWayIn(request, visit)) return redirect('/power-cut');

  const asked = { ...purpose, value: query.value };
  const answer = await findAddresses(gateways.addresses, asked, () => addressWait(request));
  const value = query.value?.trim() ?? '';
  const data: SearchPageProps = {
    purpose,
    value,
    shown: shownOf(answer, value),
    error: answer.kind === 'error' ? answer.error : null,
    gone: query.gone,
    recents: visit.recents.slice(0, RECENTS_SHOWN).map((recent) => foundAddress(recent, choiceOf)),
    other: query.other && {
      postcode: query.other.postcode,
      distributor: distributorNamed(query.other.name, gateways.content.settings().distributors),
    },
    rotaLoad: popUpFor(gateways.content),
  };
  if (answer.kind === 'busy') return json(data, { status: 429, headers: busyHeaders(answer.seconds) });
  return json(data, {
    status: answer.kind === 'failed' ? 503 : 200,
    headers: { 'Cache-Control': cachePolicy.private },
  });
}

function shownOf(answer: Awaited<ReturnType<typeof findAddresses>>, value: string): Shown {
  if (answer.kind === 'failed') return { kind: 'empty', value, failed: true };
  if (answer.kind === 'busy') return { kind: 'busy', value };
  if (answer.kind !== 'found') return { kind: 'start' };
  const found = foundOf(answer.results, choiceOf);
  return found.length > 0 ? { kind: 'results', value, found } : { kind: 'empty', value, failed: false };
}

const seeOther = async (to: string, visit?: Visit) => {
  const headers = new Headers({ 'Cache-Control': cachePolicy.private });
  if (visit) headers.set('Set-Cookie', await writeVisit(visit));
  return redirect(to, { status: 303, headers });
};

/** A choice from the list or the recents, or a recent search to forget; always answered with a redirect, so that reload asks nothing again. */
export async function action({ request }: ActionFunctionArgs) {
  const fields = await formFields(request);
  const purpose = readPurpose((name) => fields[name] ?? null, ourPath);
  const { mode, ownOnly, returnTo } = purpose;
  const visit = await readVisit(request);
  const searchAgain = (value?: string) => searchHref(purpose, value);

  if (fields['forget-all'] !== undefined) return seeOther(searchAgain(), forgetRecents(visit, null));
  if (fields['forget'] !== undefined) return seeOther(searchAgain(), forgetRecents(visit, fields['forget']));

  const choice = parseChoice(fields['select']);
  // The search page says it in its words, with the postcode kept, unless the wait is over by then and the list is there again.
  if (choice && addressWait(request) > 0) return seeOther(searchAgain(choice.postcode));
  const selected = await selectAddress(gateways, logger, { visit, mode, ownOnly, choice: fields['select'] });
  switch (selected.kind) {
    case 'incident': {
      // The storm page asks for an address on the way to its register for texts (journeys, section 2; decision K2-2).
      if (mode === 'storm' && returnTo) {
        return seeOther(returnTo, { ...selected.visit, chosenAddress: selected.visit.searchedAddress });
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
export const handle = { field: 'paper', journey: true };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, searchTexts);
  const title = data?.other
    ? metaTexts(matches, distributorTexts)('otherDistributorPageTitle')
    : t(data?.shown.kind === 'results' ? 'addressSearchChooseTitle' : 'addressSearchTitle');
  return pageMeta(matches, { title, description: t('addressSearchDescription'), error: Boolean(data?.error) });
};

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
