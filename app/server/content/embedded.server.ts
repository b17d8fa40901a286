import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Logger } from '../logger.server';
import type { Content } from './content';
import { DictionaryContent, LiveData, PageContent, Settings } from './schema';

interface Embedded {
  settings: Settings;
  live: LiveData;
  dictionary: Record<string, string>;
  pages: Map<string, PageContent>;
  revision: string;
}

const jsonFilesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(dir, name));

/** Names, sizes and times of all files: cheap enough to look at every few seconds. */
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
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function readAll(dir: string): Embedded {
  const pages = new Map<string, PageContent>();
  for (const file of jsonFilesBelow(path.join(dir, 'pages'))) {
    const page = readJson(file, PageContent);
    pages.set(page.route, page);
  }
  return {
    settings: readJson(path.join(dir, 'settings.json'), Settings),
    live: readJson(path.join(dir, 'live.json'), LiveData),
    dictionary: readJson(path.join(dir, 'dictionary.json'), DictionaryContent),
    pages,
    revision: fingerprint(dir),
  };
}

export interface EmbeddedContentOptions {
  dir: string;
  logger: Logger;
  /** The storm scenario switches storm mode on without an edit of content. */
  storm?: boolean;
  /** How often the files are looked at; 0 never. The switch to storm mode needs no restart (journeys, section 1). */
  watchMs?: number;
}

/**
 * Content from JSON files below one folder. A file that cannot be read at start stops the start with its name; later the
 * last good content stays and the fault is logged with its place.
 */
export function createEmbeddedContent({ dir, logger, storm = false, watchMs = 1000 }: EmbeddedContentOptions): Content {
  const withScenario = (content: Embedded): Embedded =>
    storm
      ? { ...content, live: { ...content.live, stormMode: true, stormName: content.live.stormName ?? 'Storm Ingrid' } }
      : content;
  let current = withScenario(readAll(dir));
  if (watchMs > 0) {
    setInterval(() => {
      try {
        if (fingerprint(dir) !== current.revision) current = withScenario(readAll(dir));
      } catch (error) {
        logger.error({ place: (error as Error).message }, 'content could not be read; the last good content stays');
      }
    }, watchMs).unref();
  }
  return {
    settings: () => current.settings,
    live: () => current.live,
    dictionary: () => current.dictionary,
    page: (route) => current.pages.get(route) ?? null,
    revision: () => current.revision,
  };
}
