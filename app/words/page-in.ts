import { FOREIGN } from '~/domain/content/foreign';
import { isCore } from './core';
import type { Language } from './language';
import { addressIn, ENGLISH } from './languages';

const { start, end } = FOREIGN;
const IN_ENGLISH = ` lang="${ENGLISH.code}"`;
const LEADS: readonly string[] = ['a', 'area', 'form', 'button', 'input'];
const ADDRESSES = ['href', 'action', 'formaction'] as const;
/**
 * Attributes of islands. Those of blocks' parts have no text or links; all others are plain pages
 * here.
 */
const OF_ISLANDS = ['island', 'prefix', 'props', 'slots', 'when', 'words'] as const;
/** Elements whose content is not the page's text. */
const RAW: readonly string[] = ['script', 'style', 'title', 'textarea'];

/** A visitor's own words, in whatever language. */
const OWN = ' data-own=""';

const plain = (text: string): string => text.replaceAll(start, '').replaceAll(end, '');

/** Returns an attribute's value, as written by React and the sanitiser; null without it. */
function valueOf(tag: string, name: string): string | null {
  const at = tag.indexOf(` ${name}="`);
  return at < 0 ? null : tag.slice(at + name.length + 3, tag.indexOf('"', at + name.length + 3));
}
const without = (tag: string, name: string): string => {
  const value = valueOf(tag, name);
  return value === null ? tag : tag.replace(` ${name}="${value}"`, '');
};
const nameOf = (tag: string): string => (tag.split(' ', 1)[0] ?? '').toLowerCase();
const isFile = (address: string): boolean => (address.split('?', 1)[0] ?? '').includes('.');

/** Returns a link, form or button in the language if possible, else marked as English. */
function leadsIn(language: Language, tag: string): string {
  const name = ADDRESSES.find((one) => valueOf(tag, one) !== null);
  const address = name && valueOf(tag, name);
  if (!address?.startsWith('/') || address.startsWith('//')) return tag;
  if ((valueOf(tag, 'hrefLang') ?? valueOf(tag, 'hreflang')) !== null) return tag;
  if (isCore(address)) return tag.replace(` ${name}="${address}"`, () => ` ${name}="${addressIn(language, address)}"`);
  return nameOf(tag) === 'a' && !isFile(address) ? `${tag} hreflang="${ENGLISH.code}"` : tag;
}

/**
 * Returns whether the text after a tag is inside its element: not after an end tag, a comment, or a
 * void element.
 */
const holdsWords = (tag: string): boolean => !/^[/!]/.test(tag) && !tag.endsWith('/');

/** Returns a tag in the language, without its brackets. */
function tagIn(language: Language, drawn: string, renews: boolean): string {
  const tag = plain(drawn);
  const name = nameOf(tag);
  if (LEADS.includes(name)) return leadsIn(language, tag);
  if (name === 'html') return tag.replace(IN_ENGLISH, ` lang="${language.code}"`);
  if (name === 'main' && renews) return `${tag} data-renew=""`;
  const island = name === 'div' ? valueOf(tag, 'data-island') : null;
  if (island === null || island.startsWith('parts/')) return tag;
  return OF_ISLANDS.reduce((rest, one) => without(rest, `data-${one}`), tag);
}

/**
 * Localises a rendered page: sets its language, keeps its links in the language if possible, marks
 * English text, and makes a journey's parts refresh like a content page. Linear in the page's
 * length. docs/decisions/languages.md
 */
export function pageIn(language: Language, html: string): string {
  const renews = html.includes(' data-latest="') && !html.includes(' data-renew');
  const mended = language.mended ?? ((text: string) => text);
  const [before = '', ...pieces] = html.split('<');
  const made: string[] = [before];
  let raw = '';
  /** The position of the tag whose text begins with English. */
  let opened = -1;
  pieces.forEach((piece, index) => {
    const at = piece.indexOf('>');
    const [tag, words] = at < 0 ? [piece, ''] : [piece.slice(0, at), piece.slice(at + 1)];
    if (raw !== '' && tag !== `/${raw}`) return void made.push(`<${plain(piece)}`);
    const place = made.length;
    const name = nameOf(tag);
    raw = RAW.includes(name) && !tag.endsWith('/') ? name : '';
    const said = raw === '' && !tag.includes(OWN) ? mended(words) : plain(words);
    const lead =
      raw === 'title' && said.startsWith('Error: ') ? language.errorPrefix + said.slice('Error: '.length) : said;
    const drawn = tagIn(language, tag, renews);
    if (lead.startsWith(start) && holdsWords(tag)) opened = place;
    const closes = lead.endsWith(end) && (pieces[index + 1]?.startsWith('/') ?? false);
    const isWhole = closes && opened >= 0 && !lead.slice(0, -1).includes(end) && lead.lastIndexOf(start) <= 0;
    made.push(`<${drawn}${at < 0 ? '' : '>'}${isWhole ? plain(lead) : partly(lead)}`);
    if (isWhole) made[opened] = (made[opened] ?? '').replace('>', () => `${IN_ENGLISH}>`);
    if (lead.includes(end)) opened = -1;
  });
  return made.join('');
}

/** Marks a text that is partly in English. */
function partly(words: string): string {
  if (!words.includes(start)) return plain(words);
  return words
    .split(start)
    .map((part, index) => {
      const [foreign = '', ...rest] = part.split(end);
      return index === 0 || rest.length === 0 ? plain(part) : `<span${IN_ENGLISH}>${foreign}</span>${rest.join('')}`;
    })
    .join('');
}
