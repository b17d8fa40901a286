import type { SearchMode } from '~/domain/address-search';
import type { Choice } from './choice-form';
import type { ChoiceAnswer } from './choice-answer';
import { foundOf, type Found, type FoundAddress } from './found';
import { purposeEntries, SEARCH_PATH, type SearchPurpose } from './search-path';
import { listedOf } from './wire';

export const DIALOG_PATH = `${SEARCH_PATH}/dialog`;

async function json(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.json();
}

/** Asks the directory over the specified call; rejects when it cannot be asked. Specification: lookup, section 7. */
export async function fetchAddresses(
  value: string,
  options: { mode: SearchMode; postcodeOnly: boolean },
  signal: AbortSignal,
): Promise<Found[]> {
  const query = new URLSearchParams({ value });
  if (options.mode !== 'export') query.set('isPostcodeSearchOnly', String(options.postcodeOnly));
  const call = options.mode === 'export' ? 'get-export-addresses' : 'get-addresses';
  return foundOf(listedOf(await json(await fetch(`/api/${call}?${query.toString()}`, { signal }))));
}

export async function fetchRecents(): Promise<FoundAddress[]> {
  return ((await json(await fetch(DIALOG_PATH))) as { recents: FoundAddress[] }).recents;
}

/** Posts what the page's form would post; the rules are the server's in both. */
export async function postChoice(choice: Choice, purpose: SearchPurpose): Promise<ChoiceAnswer> {
  const body = new URLSearchParams([[choice.intent, choice.choice], ...purposeEntries(purpose)]);
  return (await json(await fetch(DIALOG_PATH, { method: 'POST', body }))) as ChoiceAnswer;
}
