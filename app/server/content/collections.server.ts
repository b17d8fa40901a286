import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { collectionSchemas, type CollectionName, type Collections } from '~/cms/collections/schemas';
import type { Logger } from '../logger.server';

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];

function itemsOf(folder: string, name: CollectionName, logger: Logger): unknown[] {
  const schema: z.ZodTypeAny = collectionSchemas[name];
  return filesOf(folder).flatMap((file) => {
    const content: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const items = Array.isArray(content) ? (content as unknown[]) : [content];
    return items.flatMap((item, index) => {
      const read = schema.safeParse(item);
      if (read.success) return [read.data as unknown];
      const issue = read.error.issues[0];
      const place = `${name}/${file}[${index}] ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
      logger.warn({ place }, 'an item of a list is not shown');
      return [];
    });
  });
}

/** All lists below a folder, item by item: one that cannot be read is left out and reported with its place. */
export function readCollections(dir: string, logger: Logger): Collections {
  const names = Object.keys(collectionSchemas) as CollectionName[];
  return Object.fromEntries(
    names.map((name) => [name, itemsOf(path.join(dir, name), name, logger)]),
  ) as unknown as Collections;
}
