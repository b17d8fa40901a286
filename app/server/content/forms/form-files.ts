import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FormSource } from './source';

function readFile(folder: string, file: string): FormSource {
  const named = { key: file, place: file };
  try {
    return { ...named, raw: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown };
  } catch (error) {
    return { ...named, raw: null, unreadable: (error as Error).message };
  }
}

/** The forms of a folder, one a file, by name; none where there is no such folder. A torn file hurts no other form. */
export const formFiles = (folder: string): FormSource[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((file) => readFile(folder, file))
    : [];
