import { isGroup, type Found, type FoundAddress } from '../found';
import type { SearchAnswer } from './search-answer.server';

/** Gives each text that is one visitor's own to `take`, in one order, and puts its answer in the place. Empty ones stay: a page leaves them out. */
type Take = (text: string) => string;
/** The rest first: the data of the page keep the order that they have. */
const takeAddress = (address: FoundAddress, take: Take): FoundAddress => ({
  ...address,
  choice: take(address.choice),
  title: take(address.title),
  place: take(address.place),
});
const takeFound = (found: Found, take: Take): Found =>
  isGroup(found)
    ? {
        ...found,
        title: take(found.title),
        place: take(found.place),
        addresses: found.addresses.map((one) => takeAddress(one, take)),
      }
    : takeAddress(found, take);

/** The answer with every word of the visitor's and of the directory's exchanged; null for one that has another shape than a list. */
export function withWords({ data, wait }: SearchAnswer, take: Take): SearchAnswer | null {
  const { shown, purpose, error, gone, other } = data;
  // Where it leads back to, and what another form said, may be of that visit alone.
  if (shown.kind !== 'results' || purpose.returnTo || error || gone || other) return null;
  const takeWord: Take = (text) => (text === '' ? '' : take(text));
  const value = takeWord(data.value);
  const found = shown.found.map((one) => takeFound(one, takeWord));
  const recents = data.recents.map((one) => takeAddress(one, takeWord));
  return { wait, data: { ...data, value, shown: { kind: 'results', value, found }, recents } };
}

/** More than a list of a hundred houses; longer ones are drawn on their own. */
const MOST_VALUES = 400;

/** How many entries of which kind, and which of their words are missing. */
const kindOf = ({ title, place, isExport }: FoundAddress): string =>
  `${isExport ? 'e' : 'a'}${title ? 't' : ''}${place ? 'p' : ''}`;
const kindOfFound = (found: Found): string =>
  isGroup(found)
    ? `(${found.title ? 't' : ''}${found.place ? 'p' : ''}${found.addresses.map(kindOf).join(' ')})`
    : kindOf(found);

/** What of an answer is not words. Equal for answers that are drawn alike. */
export function shapeOf(answer: SearchAnswer): { readonly key: string; readonly values: readonly string[] } | null {
  const values: string[] = [];
  const take: Take = (text) => {
    values.push(text);
    return '';
  };
  if (!withWords(answer, take) || values.length > MOST_VALUES) return null;
  const { value, shown, recents, ...rest } = answer.data;
  if (shown.kind !== 'results') return null;
  const lists = [shown.found.map(kindOfFound).join(' '), recents.map(kindOf).join(' ')];
  return { key: JSON.stringify([value === '', lists, rest]), values };
}
