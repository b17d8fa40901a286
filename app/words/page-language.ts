import { createContext, useContext } from 'react';

export interface PageLink {
  readonly href: string;
  /** Set if the page behind the link is in another language than this one. */
  readonly hrefLang?: string;
}

/** The language of a page that isn't in English: what its links and its English texts need to know. */
export interface PageLanguage {
  /** As in `lang`. */
  readonly code: string;
  /** Returns the page in this language if there is one, else the English page. */
  linkTo(href: string): PageLink;
  /** Whether editors or we translated a text of the content: this is its translation. */
  isTranslated(text: string): boolean;
}

/**
 * Null on English pages and in the browser: pages in other languages aren't hydrated, so that their
 * texts need not travel. docs/decisions/languages.md
 */
export const PageLanguageContext = /* @__PURE__ */ createContext<PageLanguage | null>(null);

/** Returns the page's language; null for English, and in the browser. */
export const usePageLanguage: () => PageLanguage | null = import.meta.env.SSR
  ? () => useContext(PageLanguageContext)
  : () => null;

/** Returns a function that gives a link to one of our pages its address and language. */
export function useLinkTo(): (href: string) => PageLink {
  const language = usePageLanguage();
  return (href) => (import.meta.env.SSR && language ? language.linkTo(href) : { href });
}

/**
 * Returns a function that gives a text's `lang` if the page around it is in another language: for
 * texts of editors and the operator, which often exist in English alone.
 */
export function useLangOf(): (text: string) => 'en-GB' | undefined {
  const language = usePageLanguage();
  return (text) => (language && !language.isTranslated(text) ? 'en-GB' : undefined);
}
