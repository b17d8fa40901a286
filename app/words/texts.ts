import type { Overrides } from './language';
import { languageOfCode } from './languages';

/**
 * Texts are ICU messages: `{name}`, or one `plural` or `select` whose options only hold text and
 * names. The specification's own forms `%NAME%` and `[name]` are filled too. The content system's
 * dictionary may override content/words/en.json by name.
 */
export type TextValues = Readonly<Record<string, string | number>>;
export type Texts<T> = (key: keyof T & string, values?: TextValues) => string;

const CHOICE = /^\{(\w{1,40}), (plural|select),((?: =?\w{1,20} \{(?:[^{}]|\{\w{1,40}\})*\})+)\}$/;
const OPTION = / (=?\w{1,20}) \{((?:[^{}]|\{\w{1,40}\})*)\}/g;
const NAME = /\{(\w{1,40})\}|%(\w{1,40})%|\[(\w{1,40})\]/g;

/** By locale, because making one takes longer than the rest of a text. */
const pluralRules: Record<string, Intl.PluralRules> = {};

/** A formatted number, such as "1,200", or a missing one has the form of most numbers. */
function pluralOf(value: string | number | undefined, locale: string): string {
  try {
    return (pluralRules[locale] ??= new Intl.PluralRules(locale)).select(Number(value));
  } catch {
    return 'other';
  }
}

function chosenIn(text: string, values: TextValues, locale: string): string {
  const [, name = '', kind, list = ''] = CHOICE.exec(text) ?? [];
  const value = values[name];
  if (kind === undefined) return text;
  const options: Record<string, string> = {};
  for (const [, when = '', option = ''] of list.matchAll(OPTION)) options[when] = option;
  const chosen = kind === 'plural' ? pluralOf(value, locale) : String(value);
  return options[`=${value}`] ?? options[chosen] ?? options['other'] ?? text;
}

/** Unknown names, and anything that is not a message, stay as they are. */
export const fill = (text: string, values: TextValues, locale = 'en-GB'): string =>
  chosenIn(text, values, locale).replace(
    NAME,
    (whole, brace?: string, percent?: string, bracket?: string) =>
      String(values[brace ?? bracket ?? percent?.toLowerCase() ?? ''] ?? whole),
  );

export function textsOf<T extends Readonly<Record<string, string>>>(
  defaults: T,
  overrides: Overrides = {},
): Texts<T> {
  return (key, values) => {
    const text = overrides[key] ?? defaults[key] ?? '';
    return values || text.startsWith('{')
      ? adjusted(fill(text, values ?? {}, overrides['locale']), overrides)
      : text;
  };
}

/** The server's alone: the browser has only English. */
const adjusted = (text: string, overrides: Overrides): string =>
  import.meta.env.SSR ? (languageOfCode(overrides['locale'])?.adjust?.(text) ?? text) : text;
