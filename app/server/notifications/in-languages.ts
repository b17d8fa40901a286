import { z } from 'zod';
import type { Language } from '~/words/language';
import { languageOfCode, languages } from '~/words/languages';
import type { SubscriptionWay } from '~/server/store/text-update-tables';
import type { Wording } from './message-text';

const Said = z.object({ text: z.string(), push: z.string() });
const Translations = z.record(Said);

/** How texts are worded at this moment in a language; null is English. */
export type WordingIn = (language: Language | null) => Wording;
type Say = (wording: Wording) => string;

/** A text message in the language of a code: what a figure in it changes in the word beside it is put right. */
export function textIn(wordingIn: WordingIn, code: string | null, say: Say): string {
  const language = languageOfCode(code);
  const text = say(wordingIn(language));
  return language?.mended?.(text) ?? text;
}

/** The same news in each language beside English, as JSON. */
export const inAllLanguages = (wordingIn: WordingIn, text: Say, push: Say): string =>
  JSON.stringify(
    Object.fromEntries(
      languages.map((language) => [
        language.code,
        { text: textIn(wordingIn, language.code, text), push: push(wordingIn(language)) },
      ]),
    ),
  );

/** What news says by one way, by the codes of languages; nothing for news from before there were any. */
export function translationsBy(kind: SubscriptionWay, json: string | null): ReadonlyMap<string, string> {
  if (json === null) return new Map();
  const read = Translations.safeParse(JSON.parse(json));
  return new Map(Object.entries(read.data ?? {}).map(([code, said]) => [code, said[kind]]));
}
