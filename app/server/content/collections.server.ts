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

export interface ReadCollections {
  readonly collections: Collections;
  readonly faults: readonly ContentFault[];
  /** Some times in them are relative to now, so they are re-read as time passes. */
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

/** Drops invalid fields and unreadable items, and reports both with their place. */
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
