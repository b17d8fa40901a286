import type { Kysely, Migration } from 'kysely';

/**
 * Places of who wants text updates, and names of files, are kept sealed. Keys are not known here: rows of before are sealed when the
 * site starts (`keeping/seal-older.server.ts`).
 */
export const sealedFields: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('text_subscription').renameColumn('postcode', 'place_mark').execute();
    await db.schema.alterTable('upload_file').renameColumn('display_name', 'sealed_name').execute();
  },
};
