import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  collectionSchemas,
  type CollectionName,
  type Collections,
} from '~/cms/collections/schemas';
import { withOperator } from '~/server/brand/in-content';
import type { ContentFault } from './fault';
import { createItemReader, type PlaceOf } from './read-item';

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

type ReadItem = ReturnType<typeof createItemReader>;

function itemsOf(
  folder: string,
  list: CollectionName,
  readItem: ReadItem,
  faults: ContentFault[],
  seen: (text: string) => void,
): unknown[] {
  return filesOf(folder).flatMap((file) => {
    const text = withOperator(readFileSync(path.join(folder, file), 'utf8'));
    seen(text);
    const content: unknown = JSON.parse(text);
    const items = Array.isArray(content) ? (content as unknown[]) : [content];
    return items.flatMap((item, index) => {
      const read = readItem({ list, page: `${list}/${file}[${index}]` }, item);
      faults.push(...read.faults);
      return read.items;
    });
  });
}

/**
 * Reads all collections in a folder, item by item: an invalid field is dropped from its item, an
 * unreadable item from its collection, and both are reported with their place.
 */
export function readCollections(dir: string, placeOf: PlaceOf): ReadCollections {
  const names = Object.keys(collectionSchemas) as CollectionName[];
  const faults: ContentFault[] = [];
  const readItem = createItemReader(placeOf);
  let moves = false;
  const seen = (text: string) => {
    moves ||= MOVING_TIME.test(text);
  };
  const lists = Object.fromEntries(
    names.map((name) => [name, itemsOf(path.join(dir, name), name, readItem, faults, seen)]),
  );
  return { collections: lists as unknown as Collections, faults, moves };
}
