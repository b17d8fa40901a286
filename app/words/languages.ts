import { languages as offered } from '#operator/profile.json';
import type { Language } from './language';

const found = import.meta.glob<{ readonly language: Language }>(
  ['./languages/*.ts', '!./languages/*.test.ts'],
  {
    eager: true,
  },
);

/** The operator's languages other than English, each with a file of ./languages. */
export const languages: readonly Language[] = Object.values(found)
  .map(({ language }) => language)
  .filter(({ code }) => offered.includes(code));

/** Returns the language with this code; null for none, which is English. */
export const languageOfCode = (code: string | null | undefined): Language | null =>
  languages.find((language) => language.code === code) ?? null;

/** English in `lang`, and in links back to it. */
export const ENGLISH = { code: 'en-GB', name: 'English' } as const;

/** A URL of ours, and the language of its first part; null is English. */
export interface Spoken {
  readonly language: Language | null;
  /** The same URL in English: a path with its query, never another host. */
  readonly address: string;
}

/** Returns a URL's language: "/cy/power-cut?a=b" is Welsh for "/power-cut?a=b". */
export function spokenAt(address: string): Spoken {
  const [, code, rest = ''] = /^\/([a-z]{2,3})((?:[/?].*)?)$/s.exec(address) ?? [];
  const language = languages.find((one) => one.code === code) ?? null;
  return language
    ? { language, address: `/${rest.replace(/^[/\\]+/, '')}` }
    : { language, address };
}

/** Returns a page's URL in another language. */
export const addressIn = ({ code }: Pick<Language, 'code'>, address: string): string =>
  `/${code}${address}`;
