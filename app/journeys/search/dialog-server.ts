import type { Choice } from './choice-form';
import type { ChoiceAnswer } from './choice-answer';
import type { SearchResult, AddressResult } from './search-results';
import { purposeEntries, SEARCH_PATH, type SearchPurpose } from './search-path';

/** `to` is the page that answers for a whole postcode. */
export type AddressesFound = { readonly found: readonly SearchResult[] } | { readonly to: string };

export const DIALOG_PATH = `${SEARCH_PATH}/dialog`;

async function json(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.json();
}

/** Only if this visitor allowed the bot check. */
async function person(): Promise<Record<string, string>> {
  if (!document.querySelector('meta[name=bot-check]')) return {};
  const { personToken } = await import('~/cms/analytics/person-token');
  const token = await personToken();
  return token === '' ? {} : { 'X-Person': token };
}

/**
 * The answer is shown and posted without a meter point number, unlike the specified call
 * (docs/decisions/limits-and-seals.md). Returns null if rate limited; rejects if the request fails.
 */
export async function fetchAddresses(
  value: string,
  purpose: SearchPurpose,
  signal: AbortSignal,
): Promise<AddressesFound | null> {
  const query = new URLSearchParams([...purposeEntries(purpose), ['value', value]]);
  const answer = await fetch(`${DIALOG_PATH}?${query.toString()}`, {
    signal,
    headers: await person(),
  });
  if (answer.status === 429) return null;
  return (await json(answer)) as AddressesFound;
}

export async function fetchRecents(): Promise<AddressResult[]> {
  return ((await json(await fetch(DIALOG_PATH))) as { recents: AddressResult[] }).recents;
}

/** Posts what the page's form would; the server applies the same rules to both. */
export async function postChoice(choice: Choice, purpose: SearchPurpose): Promise<ChoiceAnswer> {
  const body = new URLSearchParams([[choice.intent, choice.choice], ...purposeEntries(purpose)]);
  return (await json(
    await fetch(DIALOG_PATH, { method: 'POST', body, headers: await person() }),
  )) as ChoiceAnswer;
}
