import { incidentPageOf } from '~/journeys/incident/load/visit-destination.server';
import { formFields } from '~/server/lib/form.server';
import type { Gateways } from '~/server/gateways.server';
import { logger } from '~/server/lib/logger.server';
import { parseChoice } from '~/server/ports/addresses/choice.server';
import { readVisit, type SearchedAddress, type Visit } from '~/server/visit/session.server';
import { readPurpose } from '../search-query';
import { ourPath } from './search-answer.server';
import { forgetRecents, selectAddress, type Selected } from './search.server';

export type SearchPurpose = ReturnType<typeof readPurpose>;

export type SearchOutcome =
  | { readonly kind: 'forgotten'; readonly all: boolean; readonly visit: Visit }
  | { readonly kind: 'busy'; readonly seconds: number; readonly postcode: string }
  | {
      readonly kind: 'go';
      readonly to: string;
      readonly visit: Visit;
      readonly address: SearchedAddress | null;
    }
  | Exclude<Selected, { kind: 'incident' }>;

interface SearchPost {
  readonly fields: Readonly<Record<string, string>>;
  readonly purpose: SearchPurpose;
  readonly visit: Visit;
  /** The limit on address searches, in seconds. */
  readonly waitOf: () => number | Promise<number>;
}

async function outcomeOf(
  gateways: Gateways,
  { fields, purpose, visit, waitOf }: SearchPost,
): Promise<SearchOutcome> {
  if (fields['forget-all'] !== undefined)
    return { kind: 'forgotten', all: true, visit: forgetRecents(visit, null) };
  if (fields['forget'] !== undefined)
    return { kind: 'forgotten', all: false, visit: forgetRecents(visit, fields['forget']) };
  const choice = parseChoice(fields['select']);
  const seconds = choice ? await waitOf() : 0;
  if (choice && seconds > 0) return { kind: 'busy', seconds, postcode: choice.postcode };
  const { mode, ownOnly, returnTo } = purpose;
  const selected = await selectAddress(gateways, logger, {
    visit,
    mode,
    ownOnly,
    choice: fields['select'],
  });
  if (selected.kind !== 'incident') return selected;
  const { searchedAddress } = selected.visit;
  // The storm page asks for an address on the way to its register for texts (K2-2).
  if (mode === 'storm' && returnTo)
    return {
      kind: 'go',
      to: returnTo,
      visit: { ...selected.visit, chosenAddress: searchedAddress },
      address: searchedAddress,
    };
  const page = await incidentPageOf(gateways, selected.visit, Date.now());
  return { kind: 'go', ...page, address: page.visit.searchedAddress };
}

/** Decides what a post of the search page, or of its dialog, leads to. Each answers in its own way. */
export async function searchPost(
  gateways: Gateways,
  request: Request,
  waitOf: SearchPost['waitOf'],
): Promise<{ readonly purpose: SearchPurpose; readonly outcome: SearchOutcome }> {
  const fields = await formFields(request);
  const purpose = readPurpose((name) => fields[name] ?? null, ourPath);
  const visit = await readVisit(request);
  return { purpose, outcome: await outcomeOf(gateways, { fields, purpose, visit, waitOf }) };
}
