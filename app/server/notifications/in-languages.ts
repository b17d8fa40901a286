import { z } from 'zod';
import { languages } from '~/words/languages';
import { currentLanguage, inLanguage } from '~/server/languages/current.server';
import type { SubscriptionWay } from '~/server/store/text-update-tables';

const Said = z.object({ text: z.string(), push: z.string() });
const Translations = z.record(Said);

/** The same news in each language beside English, as JSON. */
export const inAllLanguages = (text: () => string, push: () => string): string =>
  JSON.stringify(
    Object.fromEntries(
      languages.map((language) => [
        language.code,
        { text: textIn(language.code, text), push: saidIn(language.code, push) },
      ]),
    ),
  );

/** What news says by one way, by the codes of languages; nothing for news from before there were any. */
export function translationsBy(kind: SubscriptionWay, json: string | null): ReadonlyMap<string, string> {
  if (json === null) return new Map();
  const read = Translations.safeParse(JSON.parse(json));
  return new Map(Object.entries(read.data ?? {}).map(([code, said]) => [code, said[kind]]));
}

/** Says something in the language of a code; in English for none, and for one that is no more. */
export const saidIn = <Result>(code: string | null, say: () => Result): Result =>
  inLanguage(languages.find((language) => language.code === code) ?? null, say);

/** A text message in the language of a code: what a figure in it changes in the word beside it is put right. */
export const textIn = (code: string | null, say: () => string): string =>
  saidIn(code, () => currentLanguage()?.mended?.(say()) ?? say());
