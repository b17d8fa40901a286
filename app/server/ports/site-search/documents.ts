import { createHash } from 'node:crypto';
import type { Collections } from '~/cms/collections/schemas';
import type { Definition } from '~/forms/engine/definition';
import { formPath } from '~/forms/form-paths';
import type { PageContent } from '~/server/content/schema';
import type { SearchDocument } from './port';

export interface IndexedDocument extends SearchDocument {
  readonly text: string;
  /** News and lessons come after pages that help. */
  readonly isNews?: boolean;
}

const NOT_WORDS =
  /url|path|href|icon|type|target|anchor|style|alias|colour|color|size|^id$|slug|date/i;

export function wordsOf(value: unknown, key = ''): string {
  if (typeof value === 'string')
    return NOT_WORDS.test(key) ? '' : value.replace(/<[^<>]*>|&[a-z]+;/g, ' ');
  if (Array.isArray(value)) return value.map((item) => wordsOf(item, key)).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => wordsOf(inner, name))
    .join(' ');
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
const idOf = (path: string): string => createHash('sha1').update(path).digest('hex').slice(0, 12);
const cut = (text: string): string =>
  text.length > 200 ? `${text.slice(0, 200).replace(/\s\S*$/, '')}…` : text;

function document(path: string, name: string, description: string, text = ''): IndexedDocument {
  return {
    nodeId: idOf(path),
    pageTitle: name,
    name,
    description: cut(squeeze(description)),
    path,
    text: squeeze(text),
  };
}

function ofPage(
  { route, title, description, blocks }: PageContent,
  isNews: boolean,
): IndexedDocument {
  const text = wordsOf(blocks);
  return { ...document(route, title, description || squeeze(text), text), isNews };
}

/** With its answers: "Stair lift" is only an answer. */
const wordsOfPage = ({ caption, fieldsets }: Definition['pages'][number]): string =>
  [
    caption,
    ...fieldsets.flatMap((fieldset) => [
      fieldset.caption,
      ...fieldset.columns
        .flat()
        .flatMap((field) => [field.caption, ...field.options.map((option) => option.caption)]),
    ]),
  ].join(' ');

const ofForm = (form: Definition): IndexedDocument =>
  document(formPath(form.id), form.name, '', form.pages.map((page) => wordsOfPage(page)).join(' '));

export interface SearchSources {
  readonly pages: readonly PageContent[];
  readonly forms: readonly Definition[];
  readonly collections: Collections;
}

export function* documentsOf({
  pages,
  forms,
  collections,
}: SearchSources): Generator<IndexedDocument> {
  yield* forms.map(ofForm);
  const news = new Set([...collections.articles, ...collections.lessons].map(({ url }) => url));
  for (const page of pages) if (!page.unlisted) yield ofPage(page, news.has(page.route));
  for (const { url, name, description } of collections.services)
    yield document(url, name, description);
}
