import { z } from 'zod';
import type { Language } from '~/words/language';
import { languageOfCode, languages } from '~/words/languages';
import type { SubscriptionWay } from '~/server/store/values';
import type { Wording } from './message-text';

const NewsTexts = z.object({ text: z.string(), push: z.string() });
const Translations = z.record(NewsTexts);

export type WordingIn = (language: Language | null) => Wording;
type Say = (wording: Wording) => string;

export function textIn(wordingIn: WordingIn, code: string | null, say: Say): string {
  return say(wordingIn(languageOfCode(code)));
}

export const inAllLanguages = (wordingIn: WordingIn, text: Say, push: Say): string =>
  JSON.stringify(
    Object.fromEntries(
      languages.map((language) => [
        language.code,
        { text: textIn(wordingIn, language.code, text), push: push(wordingIn(language)) },
      ]),
    ),
  );

/** By language code; empty for news from before there were any. */
export function translationsBy(
  kind: SubscriptionWay,
  json: string | null,
): ReadonlyMap<string, string> {
  if (json === null) return new Map();
  const read = Translations.safeParse(JSON.parse(json));
  return new Map(Object.entries(read.data ?? {}).map(([code, texts]) => [code, texts[kind]]));
}
