import type { AddressDirectory } from '~/server/ports/addresses/port';
import { choiceOf } from '~/server/ports/addresses/choice.server';
import { addressWait } from '~/server/ports/addresses/limit.server';
import type { Gateways } from '~/server/gateways.server';
import { safeReturnTo } from '~/server/visit/return-to.server';
import { readVisit } from '~/server/visit/session.server';
import { addressResult, searchResultsOf } from '../search-results';
import type { LookupResult } from '../lookup';
import type { SearchPageProps } from '../search-page';
import { readPurpose, readSearchQuery } from '../search-query';
import { formAsking } from './form-asking.server';
import { popUpFor } from './rota-load.server';
import { distributorNamed, findAddresses } from './search-page.server';
import { needsWayIn } from './search.server';
import { wholePostcodeAnswer, type PostcodeAnswer } from './whole-postcode.server';

const RECENTS_SHOWN = 2;
export const ourPath = (path: string | null): string => safeReturnTo(path, '');

export type SearchData = SearchPageProps & { readonly form: string | null };
export interface SearchAnswer {
  readonly data: SearchData;
  /** In seconds, until this caller may ask the directory again. */
  readonly wait: number;
}
type Sources = Pick<Gateways, 'content' | 'forms' | 'incidents' | 'supply'> & {
  readonly addresses: AddressDirectory;
};

function shownOf(answer: Awaited<ReturnType<typeof findAddresses>>, value: string): LookupResult {
  if (answer.kind === 'failed') return { kind: 'empty', value, failed: true };
  if (answer.kind === 'busy') return { kind: 'busy', value };
  if (answer.kind !== 'found') return { kind: 'start' };
  const found = searchResultsOf(answer.results, choiceOf);
  return found.length > 0
    ? { kind: 'results', value, found }
    : { kind: 'empty', value, failed: false };
}

/**
 * Answers a postcode at once where it can. A visitor from planned work without an address is
 * redirected to the start page.
 */
export async function searchAnswer(
  sources: Sources,
  request: Request,
): Promise<SearchAnswer | PostcodeAnswer | 'way-in'> {
  const params = new URL(request.url).searchParams;
  const query = readSearchQuery(params);
  const purpose = readPurpose((name) => params.get(name), ourPath);
  const visit = await readVisit(request);
  if (needsWayIn(request, visit)) return 'way-in';

  const asked = { ...purpose, value: query.value };
  const answer = await findAddresses(sources.addresses, asked, () => addressWait(request));
  const value = query.value?.trim() ?? '';
  const atOnce =
    answer.kind === 'found' && !query.gone && !query.other
      ? await wholePostcodeAnswer(sources, {
          ...purpose,
          value,
          results: answer.results,
          visit,
          now: Date.now(),
        })
      : null;
  if (atOnce) return atOnce;
  return {
    wait: answer.kind === 'busy' ? answer.seconds : 0,
    data: {
      form: formAsking(sources, purpose.returnTo),
      purpose,
      value,
      shown: shownOf(answer, value),
      error: answer.kind === 'error' ? answer.error : null,
      gone: query.gone,
      recents: visit.recents
        .slice(0, RECENTS_SHOWN)
        .map((recent) => addressResult(recent, choiceOf)),
      other: query.other && {
        postcode: query.other.postcode,
        distributor: distributorNamed(query.other.name, sources.content.settings().distributors),
      },
      rotaLoad: popUpFor(sources.content),
    },
  };
}
