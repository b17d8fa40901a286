import type { Migration } from 'kysely';
import { schema } from './001-schema';

/** In the order of their names. A migration that was released is never edited: a change is another one. */
export const migrations: Readonly<Record<string, Migration>> = { '001-schema': schema };
