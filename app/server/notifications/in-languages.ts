import { z } from 'zod';
import type { Language } from '~/words/language';
import { languageOfCode, languages } from '~/words/languages';
import type { SubscriptionWay } from '~/server/store/text-update-tables';
import type { Wording } from './message-text';

const NewsTexts = z.object({ text: z.string(), push: z.string() });
const Translations = z.record(NewsTexts);

/** Returns the current texts in a language; null is English. */
export type WordingIn = (language: Language | null) => Wording;
type Say = (wording: Wording) => string;

/** Returns a text message in the language with this code. */
export function textIn(wordingIn: WordingIn, code: string | null, say: Say): string {
  return say(wordingIn(languageOfCode(code)));
}

/** Returns the same news in each language other than English, as JSON. */
export const inAllLanguages = (wordingIn: WordingIn, text: Say, push: Say): string =>
  JSON.stringify(
    Object.fromEntries(
      languages.map((language) => [
        language.code,
        { text: textIn(wordingIn, language.code, text), push: push(wordingIn(language)) },
      ]),
    ),
  );

/**
 * Returns the translations of news for one channel, by language code; empty for news from before
 * there were any.
 */
export function translationsBy(
  kind: SubscriptionWay,
  json: string | null,
): ReadonlyMap<string, string> {
  if (json === null) return new Map();
  const read = Translations.safeParse(JSON.parse(json));
  return new Map(Object.entries(read.data ?? {}).map(([code, texts]) => [code, texts[kind]]));
}
