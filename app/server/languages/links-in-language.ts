import type { Content } from '~/server/content/content';
import { isTranslatedPage } from '~/words/translated-pages';
import type { Language } from '~/words/language';
import { addressIn, ENGLISH } from '~/words/languages';
import type { PageLanguage, PageLink } from '~/words/page-language';

const isPageOfOurs = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !(href.split('?', 1)[0] ?? '').includes('.');

function linkIn(language: Language, href: string): PageLink {
  if (!isPageOfOurs(href)) return { href };
  return isTranslatedPage(href)
    ? { href: addressIn(language, href) }
    : { href, hrefLang: ENGLISH.code };
}

const translationsOf = new WeakMap<object, ReadonlySet<string>>();

function translationsIn(language: Language, content: Content): ReadonlySet<string> {
  const phrases = content.translations?.().get(language.code)?.phrases;
  if (!phrases) return new Set();
  const translations = translationsOf.get(phrases) ?? new Set(Object.values(phrases));
  translationsOf.set(phrases, translations);
  return translations;
}

const wordsOf = new WeakMap<Language, ReadonlySet<string>>();

/** Our own words stand in for texts that editors left out. */
function wordsIn(language: Language): ReadonlySet<string> {
  const words = wordsOf.get(language) ?? new Set(Object.values(language.words));
  wordsOf.set(language, words);
  return words;
}

export function pageLanguageOf(
  language: Language | null | undefined,
  content: Content,
): PageLanguage | null {
  if (!language) return null;
  const translations = translationsIn(language, content);
  const words = wordsIn(language);
  return {
    code: language.code,
    linkTo: (href) => linkIn(language, href),
    isTranslated: (text) => translations.has(text) || words.has(text),
  };
}
