import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { collectionSchemas, type CollectionName, type Collections } from '~/cms/collections/schemas';
import { readRest } from '~/cms/read-rest';
import type { ContentFault } from './content';

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];

/** The collections of content, and the faults that keep parts of them from being shown. */
export interface ReadCollections {
  readonly collections: Collections;
  readonly faults: readonly ContentFault[];
  /**
   * True if a time in them is relative to now (app/domain/time/relative.ts): they are then re-read
   * as time passes.
   */
  readonly moves: boolean;
}

const MOVING_TIME = /"now["+-]/;

function itemsOf(
  folder: string,
  name: CollectionName,
  faults: ContentFault[],
  seen: (text: string) => void,
): unknown[] {
  const schema: z.ZodTypeAny = collectionSchemas[name];
  return filesOf(folder).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    seen(text);
    const content: unknown = JSON.parse(text);
    const items = Array.isArray(content) ? (content as unknown[]) : [content];
    return items.flatMap((item, index) => {
      const page = `${name}/${file}[${index}]`;
      const read = readRest(schema, item);
      const bad = read.success
        ? read.leftOut
        : read.error.issues.slice(0, 1).map((issue) => ({ path: issue.path, reason: issue.message }));
      faults.push(...bad.map(({ path: field, reason }) => ({ page, block: null, field: field.join('.'), reason })));
      return read.success ? [read.data as unknown] : [];
    });
  });
}

/**
 * Reads all collections in a folder, item by item: an invalid field is dropped from its item, an
 * unreadable item from its collection, and both are reported with their place.
 */
export function readCollections(dir: string): ReadCollections {
  const names = Object.keys(collectionSchemas) as CollectionName[];
  const faults: ContentFault[] = [];
  let moves = false;
  const seen = (text: string) => {
    moves ||= MOVING_TIME.test(text);
  };
  const lists = Object.fromEntries(names.map((name) => [name, itemsOf(path.join(dir, name), name, faults, seen)]));
  return { collections: lists as unknown as Collections, faults, moves };
}
