import { FOREIGN } from '~/domain/content/foreign';
import { isCore } from './core';
import type { Language } from './language';
import { addressIn, ENGLISH } from './languages';

/** Links, forms and buttons that lead to an address of ours; React and the cleaner of rich text write attributes in this way alone. */
const LEADS = /<(a|area|form|button|input)\b[^<>]*? (?:href|action|formaction)="\/(?![/\\])[^<>]*>/gi;
const ADDRESS = / (href|action|formaction)="(\/[^"]*)"/i;
/** Islands that say nothing and lead nowhere. All others are plain pages here: their words come from the browser's own code. */
const ISLAND = /<div\b[^<>]*? data-island="(?!parts\/)[^<>]*>/g;
const OF_ISLANDS = / data-(?:island|prefix|props|slots|when|words)="[^"]*"/g;

const { start, end } = FOREIGN;
/** Where nothing can say its language: tags with their attributes, titles, data. */
const NO_WORDS = /<(script|style|title|textarea)\b.*?<\/\1>|<[^<>]*>/gs;
const SIGNS = new RegExp(`[${start}${end}]`, 'g');
const WHOLE = new RegExp(`(<\\w+\\b[^<>]*)>${start}([^${start}${end}]*)${end}(?=</)`, 'g');
const PART = new RegExp(`${start}([^${start}${end}<>]*)${end}`, 'g');

/** What is in English alone says so: the element that holds nothing else, or else the words themselves. */
const tellsEnglish = (html: string): string =>
  html
    .replace(NO_WORDS, (tag) => tag.replace(SIGNS, ''))
    .replace(WHOLE, (_, tag: string, words: string) => `${tag} lang="${ENGLISH.code}">${words}`)
    .replace(PART, (_, words: string) => `<span lang="${ENGLISH.code}">${words}</span>`)
    .replace(SIGNS, '');

/** Leaves out what is no words for a reader, such as data and style. */
const mendedWords = (language: Language, html: string): string => {
  const { mended } = language;
  if (!mended) return html;
  return html.replace(/<(script|style)\b.*?<\/\1>|(?<=>)[^<>]*[^<>\s][^<>]*(?=<)/gs, (found) =>
    found.startsWith('<') ? found : mended(found),
  );
};

const isFile = (address: string): boolean => /^[^?#]*\.\w+(?:[?#]|$)/.test(address);

function leadsIn(language: Language, tag: string): string {
  const [, name = '', address = ''] = ADDRESS.exec(tag) ?? [];
  if (/ hreflang="/i.test(tag)) return tag;
  if (isCore(address)) return tag.replace(ADDRESS, () => ` ${name}="${addressIn(language, address)}"`);
  return /^<a\b/i.test(tag) && !isFile(address) ? tag.replace(/^<a\b/i, `<a hreflang="${ENGLISH.code}"`) : tag;
}

/**
 * A page that was drawn for a language, as a whole: it says which one it is, its links stay in the language where they can and say so where
 * they cannot, and what renews itself in a journey does it as a page of content does. docs/decisions/languages.md
 */
export function pageIn(language: Language, html: string): string {
  const page = mendedWords(language, tellsEnglish(html))
    .replace(`<html lang="${ENGLISH.code}"`, `<html lang="${language.code}"`)
    .replace(LEADS, (tag) => leadsIn(language, tag))
    .replace(ISLAND, (tag) => tag.replace(OF_ISLANDS, ''));
  const renews = page.includes(' data-latest="') && !page.includes(' data-renew');
  return renews ? page.replace('<main ', '<main data-renew="" ') : page;
}
