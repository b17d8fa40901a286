import type { Kysely, Migration } from 'kysely';

/**
 * From which network and in which visit a home was told, as marks: each counts one home of a power cut. What was counted before was not
 * guarded so, and is a week old at most: it goes. docs/decisions/still-off.md
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
