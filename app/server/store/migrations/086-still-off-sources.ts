import type { Kysely, Migration } from 'kysely';

/**
 * Keyed hashes of the network and the visit that reported a home: each counts one home of a power cut. Rows from before have neither, and are
 * a week old at most, so they are deleted. docs/decisions/still-off.md
 */
export const stillOffSources: Migration = {
  async up(db: Kysely<unknown>) {
    await db.deleteFrom('still_off' as never).execute();
    for (const column of ['network', 'visit']) {
      await db.schema.alterTable('still_off').addColumn(column, 'text').execute();
      await db.schema
        .createIndex(`still_off_${column}`)
        .on('still_off')
        .columns(['reference', column])
        .unique()
        .execute();
    }
  },
};
