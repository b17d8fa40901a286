import { withoutInvisible } from '~/domain/typed';

/**
 * The values of a posted form by name, as the browser sent them. A name is an alias, or an alias and a part of the
 * answer: `address.postcode`, `assets.0.quantity`. Inside a field type the alias is stripped: `''`, `postcode`, `0.quantity`.
 */
export type FormValues = ReadonlyMap<string, readonly string[]>;

const MOST_NAMES = 2000;
const MOST_VALUES = 200;
/** One more than the longest answer that any field accepts, so that a cut answer is still found too long. */
export const LONGEST_VALUE = 10_001;
const LONGEST_NAME = 200;

/** Reads a form body. Files are left out: whoever stores them posts their ids. Too much of anything is cut off, and never fails. */
export function readFormValues(entries: Iterable<readonly [string, unknown]>): FormValues {
  const formValues = new Map<string, string[]>();
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || name.length > LONGEST_NAME) continue;
    const values = formValues.get(name);
    if (values) {
      if (values.length < MOST_VALUES) values.push(cleanText(value));
    } else if (formValues.size < MOST_NAMES) formValues.set(name, [cleanText(value)]);
  }
  return formValues;
}

/** Control characters but tab and line feed, and halves of a character pair. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/**
 * More combining marks on one letter than any language uses (Unicode calls thirty "stream-safe"): to sort ten
 * thousand of them takes most of a second.
 */
const PILED = /(\p{M}{30})\p{M}+/gu;

/** Any script and any language, but no control or invisible characters, one kind of line end, one way to write an accented letter. */
export const cleanText = (text: string): string =>
  withoutInvisible(text.slice(0, LONGEST_VALUE))
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(PILED, '$1')
    .normalize('NFC')
    .slice(0, LONGEST_VALUE);

/** The part of a posted form that belongs to `prefix`, with names relative to it. */
export function partOf(formValues: FormValues, prefix: string): FormValues {
  const own = new Map<string, readonly string[]>();
  for (const [name, values] of formValues) {
    if (name === prefix) own.set('', values);
    else if (name.startsWith(`${prefix}.`)) own.set(name.slice(prefix.length + 1), values);
  }
  return own;
}

/** The names of an answer written under `prefix`: the inverse of `partOf`. */
export const under = (prefix: string, own: FormValues): [string, readonly string[]][] =>
  [...own].map(([name, values]) => [name === '' ? prefix : `${prefix}.${name}`, values]);

/** Values of at most `most` characters each, no character pair cut in half. */
export function truncateValues(formValues: FormValues, most: number): FormValues {
  const cut = (value: string): string =>
    value.length <= most ? value : value.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return new Map([...formValues].map(([name, values]) => [name, values.map(cut)]));
}

/** The last value of a name: a browser sends the checked box after the hidden fallback. */
export const valueOf = (formValues: FormValues, name = ''): string => formValues.get(name)?.at(-1)?.trim() ?? '';

/** A text of several lines as one. */
export const oneLine = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : text;
