import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { OffersPageContent } from '~/cms/offers-page';
import type { Collections } from '~/cms/collections/schemas';
import { RELATIVE_STEP } from '~/domain/time/relative';
import type { Logger } from '~/server/lib/logger.server';
import { brandDictionary, brandTranslation, withOperator } from '~/server/brand/in-content';
import { readCollections } from './collections.server';
import type { Content, ListDrafts, Translation } from './content';
import type { ContentFault } from './fault';
import { blockFaults } from './faults.server';
import { readDictionary } from './dictionary';
import { idOf, type FormSource } from './forms/source';
import { placeInCountry, type PlaceOf } from './read-item';
import { isListDraft, readListDrafts } from './list-drafts.server';
import {
  DictionaryContent,
  PageContent,
  readLive,
  SearchWords,
  Settings,
  TranslationContent,
  type LiveData,
} from './schema';
import { readSearchLists, withSearchLists } from './search-words';

function readFile(folder: string, file: string): FormSource {
  const named = { key: file, place: file };
  try {
    const text = withOperator(readFileSync(path.join(folder, file), 'utf8'));
    return { ...named, raw: JSON.parse(text) as unknown };
  } catch (error) {
    return { ...named, raw: null, unreadable: (error as Error).message };
  }
}

/** None without the folder; a broken file affects no other form. */
const formFiles = (folder: string): FormSource[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((file) => readFile(folder, file))
    : [];

interface Embedded {
  settings: Settings;
  live: LiveData;
  dictionary: Readonly<Record<string, string>>;
  translations: ReadonlyMap<string, Translation>;
  pages: Map<string, PageContent>;
  drafts: Map<string, PageContent>;
  listDrafts: ListDrafts;
  collections: Collections;
  faults: readonly ContentFault[];
  offers: OffersPageContent;
  forms: readonly FormSource[];
  moves: boolean;
  revision: string;
}

const jsonFilesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(dir, name));

const fingerprint = (dir: string): string =>
  createHash('sha1')
    .update(
      jsonFilesBelow(dir)
        .map((file) => `${file}:${statSync(file).size}:${statSync(file).mtimeMs}`)
        .join('|'),
    )
    .digest('hex')
    .slice(0, 12);

function readJson<S extends z.ZodTypeAny>(file: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(withOperator(readFileSync(file, 'utf8'))));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

const revisionOf = (dir: string, moves: boolean): string =>
  fingerprint(dir) + (moves ? `-${Math.floor(Date.now() / RELATIVE_STEP)}` : '');

function readPages(
  folder: string,
  isOther: (file: string) => boolean = () => false,
): Map<string, PageContent> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    jsonFilesBelow(folder)
      .filter((file) => !isOther(path.relative(folder, file)))
      .map((file) => {
        const page = readJson(file, PageContent);
        return [page.route, page];
      }),
  );
}

/** One file per language other than English, named by its code. */
function readTranslations(folder: string): Map<string, Translation> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    jsonFilesBelow(folder)
      .filter((file) => path.basename(file) !== 'en.json')
      .map((file) => {
        const code = path.basename(file, '.json');
        const brand = brandTranslation(code);
        const { words, phrases, answers, dictionary: edited } = readJson(file, TranslationContent);
        const { dictionary } = readDictionary(
          Object.assign({}, ...Object.values(words), brand.dictionary, edited),
        );
        return [code, { phrases: { ...brand.phrases, ...phrases }, answers, dictionary }];
      }),
  );
}

function readAll(
  dir: string,
  placeOf: PlaceOf,
  logger: Logger,
  lastLive: LiveData | null = null,
): Embedded {
  const { collections, faults, moves } = readCollections(path.join(dir, 'collections'), placeOf);
  for (const fault of faults) logger.warn({ ...fault }, 'an item of a list does not fit');
  const words = readDictionary({
    ...brandDictionary,
    ...readJson(path.join(dir, 'dictionary.json'), DictionaryContent),
  });
  for (const fault of words.faults)
    logger.warn({ ...fault }, 'a text of the dictionary does not fit');
  const settings = withSearchLists(
    readJson(path.join(dir, 'settings.json'), Settings),
    readSearchLists(path.join(dir, 'search'), (file) => readJson(file, SearchWords)),
  );
  const flags = readLive(readJson(path.join(dir, 'live.json'), z.unknown()), 'live.json', lastLive);
  for (const fault of flags.faults) logger.error({ ...fault }, 'a live flag does not fit');
  const drafts = path.join(dir, 'drafts');
  return {
    settings,
    live: flags.live,
    dictionary: words.dictionary,
    translations: readTranslations(path.join(dir, 'words')),
    pages: readPages(path.join(dir, 'pages')),
    drafts: readPages(drafts, isListDraft),
    listDrafts: readListDrafts(
      drafts,
      { collections, faults, search: settings.search },
      { placeOf, readSearch: (file) => readJson(file, SearchWords) },
    ),
    offers: readJson(path.join(dir, 'offers.json'), OffersPageContent),
    forms: formFiles(path.join(dir, 'forms')),
    collections,
    faults: [...flags.faults, ...faults, ...words.faults],
    moves,
    revision: revisionOf(dir, moves),
  };
}

export interface EmbeddedContentOptions {
  dir: string;
  logger: Logger;
  /** The storm scenario turns storm mode on without editing content. */
  storm?: boolean;
  placeOf?: PlaceOf;
  /** How often the files are checked, so that storm mode needs no restart; 0 for never. */
  watchMs?: number;
}

/** An unreadable file stops startup; later the last good content stays and the fault is logged. */
export function createEmbeddedContent({
  dir,
  logger,
  storm = false,
  placeOf = placeInCountry,
  watchMs = 1000,
}: EmbeddedContentOptions): Content {
  const withScenario = (content: Embedded): Embedded =>
    storm ? { ...content, live: { ...content.live, stormMode: true } } : content;
  let current = withScenario(readAll(dir, placeOf, logger));
  if (watchMs > 0) {
    setInterval(() => {
      try {
        if (revisionOf(dir, current.moves) !== current.revision)
          current = withScenario(readAll(dir, placeOf, logger, current.live));
      } catch (error) {
        logger.error(
          { place: (error as Error).message },
          'content could not be read; the last good content stays',
        );
      }
    }, watchMs).unref();
  }
  return {
    settings: () => current.settings,
    live: () => current.live,
    dictionary: () => current.dictionary,
    translations: () => current.translations,
    page: (route) => current.pages.get(route) ?? null,
    draft: async (route) => current.drafts.get(route) ?? null,
    listDrafts: async () => current.listDrafts,
    offers: () => current.offers,
    collections: () => current.collections,
    faults: () => [...current.faults, ...blockFaults(current.pages.values())],
    forms: () => current.forms,
    draftForm: async (id) =>
      formFiles(path.join(dir, 'forms/drafts')).find((source) => idOf(source) === id) ?? null,
    routes: () => [...current.pages.keys()].sort(),
    revision: () => current.revision,
  };
}
