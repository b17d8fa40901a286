import { languages as offered } from '#operator/profile.json';
import type { Language } from './language';

const found = import.meta.glob<{ readonly language: Language }>(
  ['./languages/*.ts', '!./languages/*.test.ts'],
  {
    eager: true,
  },
);

/** Other than English; each has a file in ./languages. */
export const languages: readonly Language[] = Object.values(found)
  .map(({ language }) => language)
  .filter(({ code }) => offered.includes(code));

/** Null for none, which is English. */
export const languageOfCode = (code: string | null | undefined): Language | null =>
  languages.find((language) => language.code === code) ?? null;

export const ENGLISH = { code: 'en-GB', name: 'English' } as const;

/** Null is English. */
export interface Spoken {
  readonly language: Language | null;
  /** A path with its query, never another host. */
  readonly address: string;
}

/** "/cy/power-cut?a=b" is Welsh for "/power-cut?a=b". */
export function spokenAt(address: string): Spoken {
  const [, code, rest = ''] = /^\/([a-z]{2,3})((?:[/?].*)?)$/s.exec(address) ?? [];
  const language = languages.find((one) => one.code === code) ?? null;
  return language
    ? { language, address: `/${rest.replace(/^[/\\]+/, '')}` }
    : { language, address };
}

export const addressIn = ({ code }: Pick<Language, 'code'>, address: string): string =>
  `/${code}${address}`;
