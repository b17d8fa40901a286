import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ChoiceAnswer, ChosenAddress } from '~/journeys/search/choice-answer';
import { addressResult, searchResultsOf } from '~/journeys/search/search-results';
import { readPurpose, readSearchQuery } from '~/journeys/search/search-query';
import { choiceOf } from '~/server/ports/addresses/choice.server';
import { addressWaitOf, busyHeaders } from '~/server/ports/addresses/limit.server';
import { privateJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { ourPath } from '~/journeys/search/load/search-answer.server';
import { findAddresses } from '~/journeys/search/load/search-page.server';
import { wholePostcodeAnswer } from '~/journeys/search/load/whole-postcode.server';
import { searchPost } from '~/journeys/search/load/search-post.server';
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

const busy = (seconds: number): Response =>
  new Response(null, { status: 429, headers: busyHeaders(seconds) });

/** For the browser: identified by its hash. */
const chosenOf = ({ mpan, ...address }: SearchedAddress): ChosenAddress => ({
  ...address,
  choice: choiceOf({ ...address, mpan }),
});

export async function action({ request }: ActionFunctionArgs) {
  const gateways = gatewaysFor(request);
  const { outcome } = await searchPost(gateways, request, () =>
    addressWaitOf(request, gateways.bots),
  );
  switch (outcome.kind) {
    case 'forgotten':
      return answer({ kind: 'forgotten' }, outcome.visit, outcome.all ? CLEARED : {});
    case 'busy':
      throw busy(outcome.seconds);
    case 'unavailable':
      throw new Response(null, { status: 502 });
    case 'go': {
      const address = outcome.address && chosenOf(outcome.address);
      return answer({ kind: 'go', to: outcome.to, address }, outcome.visit);
    }
    case 'chosen':
      return answer({ kind: 'chosen', address: chosenOf(outcome.address) }, outcome.visit);
    case 'schedule':
      return answer({ kind: 'go', to: outcome.url, address: null });
    case 'other-distributor':
      return answer(outcome);
    case 'gone':
      return answer({ kind: 'gone' });
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
