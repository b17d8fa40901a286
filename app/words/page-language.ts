import { createContext, useContext } from 'react';

export interface PageLink {
  readonly href: string;
  /** Only if the page behind the link is in another language than this one. */
  readonly hrefLang?: string;
}

export interface PageLanguage {
  readonly code: string;
  /** The English page if there is none in this language. */
  linkTo(href: string): PageLink;
  /** True if `text` is a translation, by editors or us, of a text of the content. */
  isTranslated(text: string): boolean;
}

/**
 * Null on English pages and in the browser: pages in other languages aren't hydrated, so that their
 * texts need not travel. docs/decisions/languages.md
 */
export const PageLanguageContext = /* @__PURE__ */ createContext<PageLanguage | null>(null);

export const usePageLanguage: () => PageLanguage | null = import.meta.env.SSR
  ? () => useContext(PageLanguageContext)
  : () => null;

export function useLinkTo(): (href: string) => PageLink {
  const language = usePageLanguage();
  return (href) => (import.meta.env.SSR && language ? language.linkTo(href) : { href });
}

/**
 * The returned function gives a text's `lang` if the page around it is in another language: texts
 * of editors and the operator often exist in English alone.
 */
export function useLangOf(): (text: string) => 'en-GB' | undefined {
  const language = usePageLanguage();
  return (text) => (language && !language.isTranslated(text) ? 'en-GB' : undefined);
}
