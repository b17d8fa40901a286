import { withoutInvisible } from '~/domain/typed';

/**
 * As the browser sent them. A name is an alias, or an alias and a part of the answer:
 * `address.postcode`, `assets.0.quantity`. Inside a field type the alias is stripped: `''`,
 * `postcode`, `0.quantity`.
 */
export type FormValues = ReadonlyMap<string, readonly string[]>;

const MOST_NAMES = 2000;
const MOST_VALUES = 200;
/** One more than the longest accepted answer, so that a truncated answer is still too long. */
export const LONGEST_VALUE = 10_001;
const LONGEST_NAME = 200;

/** Leaves out files, whose ids are posted instead. Truncates excess input and never fails. */
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

/** Control characters except tab and line feed, and unpaired surrogates. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

/**
 * More combining marks on one letter than any language uses (Unicode calls thirty "stream-safe"):
 * normalising ten thousand of them takes most of a second.
 */
const PILED = /(\p{M}{30})\p{M}+/gu;

/**
 * No control or invisible characters, one kind of line end, one form of accented letters, in any
 * script.
 */
export const cleanText = (text: string): string =>
  withoutInvisible(text.slice(0, LONGEST_VALUE))
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(PILED, '$1')
    .normalize('NFC')
    .slice(0, LONGEST_VALUE);

/** Names are relative to `prefix`. */
export function partOf(formValues: FormValues, prefix: string): FormValues {
  const part = new Map<string, readonly string[]>();
  for (const [name, values] of formValues) {
    if (name === prefix) part.set('', values);
    else if (name.startsWith(`${prefix}.`)) part.set(name.slice(prefix.length + 1), values);
  }
  return part;
}

export const under = (prefix: string, part: FormValues): [string, readonly string[]][] =>
  [...part].map(([name, values]) => [name === '' ? prefix : `${prefix}.${name}`, values]);

/** Without splitting a surrogate pair. */
export function truncateValues(formValues: FormValues, most: number): FormValues {
  const cut = (value: string): string =>
    value.length <= most ? value : value.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return new Map([...formValues].map(([name, values]) => [name, values.map(cut)]));
}

/** The last value: a browser sends the checked box after the hidden fallback. */
export const valueOf = (formValues: FormValues, name = ''): string =>
  formValues.get(name)?.at(-1)?.trim() ?? '';

export const oneLine = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : text;
