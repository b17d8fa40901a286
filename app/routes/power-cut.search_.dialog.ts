import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ChoiceAnswer, ChosenAddress } from '~/journeys/search/choice-answer';
import { addressResult, searchResultsOf } from '~/journeys/search/search-results';
import { readPurpose, readSearchQuery } from '~/journeys/search/search-query';
import { choiceOf, parseChoice } from '~/server/ports/addresses/choice.server';
import { addressWaitOf, busyHeaders } from '~/server/ports/addresses/limit.server';
import { privateJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { formFields } from '~/server/lib/form.server';
import { gatewaysFor } from '~/server/gateways.server';
import { incidentPageOf } from '~/journeys/incident/load/visit-destination.server';
import { logger } from '~/server/lib/logger.server';
import { ourPath } from '~/journeys/search/load/search-answer.server';
import { findAddresses } from '~/journeys/search/load/search-page.server';
import { wholePostcodeAnswer } from '~/journeys/search/load/whole-postcode.server';
import { forgetRecents, selectAddress, type Selected } from '~/journeys/search/load/search.server';
import { CLEARED } from '~/server/visit/cookies.server';
import {
  readVisit,
  writeVisit,
  type SearchedAddress,
  type Visit,
} from '~/server/visit/session.server';

/**
 * Recent searches or, with `value`, the matching addresses, or the page that answers for a whole
 * postcode. The search page does the same with forms and redirects. Neither returns a meter point
 * number.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const query = new URL(request.url).searchParams;
  const { value } = readSearchQuery(query);
  if (value === null) {
    const { recents } = await readVisit(request);
    return privateJson({
      recents: recents.slice(0, 2).map((recent) => addressResult(recent, choiceOf)),
    });
  }
  const purpose = readPurpose((name) => query.get(name), ourPath);
  const directory = await findAddresses(gateways.addresses, { ...purpose, value }, () =>
    addressWaitOf(request, gateways.bots),
  );
  if (directory.kind === 'failed')
    throw new Response(null, { status: 502, headers: { 'Cache-Control': cachePolicy.private } });
  if (directory.kind === 'busy') throw busy(directory.seconds);
  const atOnce =
    directory.kind === 'found'
      ? await wholePostcodeAnswer(gateways, {
          ...purpose,
          value,
          results: directory.results,
          visit: await readVisit(request),
          now: Date.now(),
        })
      : null;
  if (atOnce) return answer({ to: atOnce.to }, atOnce.visit);
  return privateJson({
    found: directory.kind === 'found' ? searchResultsOf(directory.results, choiceOf) : [],
  });
}

const nowhere = () => '';
const busy = (seconds: number): Response =>
  new Response(null, { status: 429, headers: busyHeaders(seconds) });

export async function action({ request }: ActionFunctionArgs) {
  const gateways = gatewaysFor(request);
  const fields = await formFields(request);
  const visit = await readVisit(request);
  const { mode, ownOnly } = readPurpose((name) => fields[name] ?? null, nowhere);
  if (fields['forget-all'] !== undefined)
    return answer({ kind: 'forgotten' }, forgetRecents(visit, null), CLEARED);
  if (fields['forget'] !== undefined)
    return answer({ kind: 'forgotten' }, forgetRecents(visit, fields['forget']));

  const wait = parseChoice(fields['select']) ? await addressWaitOf(request, gateways.bots) : 0;
  if (wait > 0) throw busy(wait);
  const selected = await selectAddress(gateways, logger, {
    visit,
    mode,
    ownOnly,
    choice: fields['select'],
  });
  if (selected.kind === 'unavailable') throw new Response(null, { status: 502 });
  if (selected.kind === 'incident') {
    const { to, visit: found } = await incidentPageOf(gateways, selected.visit, Date.now());
    return answer(
      { kind: 'go', to, address: found.searchedAddress && chosenOf(found.searchedAddress) },
      found,
    );
  }
  return answer(answerOf(selected), 'visit' in selected ? selected.visit : undefined);
}

/** For the browser: identified by its hash. */
const chosenOf = ({ mpan, ...address }: SearchedAddress): ChosenAddress => ({
  ...address,
  choice: choiceOf({ ...address, mpan }),
});

function answerOf(selected: Exclude<Selected, { kind: 'unavailable' | 'incident' }>): ChoiceAnswer {
  switch (selected.kind) {
    case 'schedule':
      return { kind: 'go', to: selected.url, address: null };
    case 'chosen':
      return { kind: 'chosen', address: chosenOf(selected.address) };
    case 'gone':
      return { kind: 'gone' };
    case 'other-distributor':
      return selected;
  }
}

async function answer(
  value: ChoiceAnswer | { readonly to: string },
  visit?: Visit,
  more: Record<string, string> = {},
): Promise<Response> {
  const response = privateJson(value);
  for (const [name, text] of Object.entries(more)) response.headers.set(name, text);
  if (visit) response.headers.set('Set-Cookie', await writeVisit(visit));
  return response;
}
