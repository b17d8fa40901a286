import type { Kysely, Migration } from 'kysely';

/** The language in which somebody is told, and what news says in others than English. docs/decisions/languages.md */
export const languageOfTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('text_subscription').addColumn('language', 'text').execute();
    await db.schema.alterTable('text_news').addColumn('translations', 'text').execute();
  },
};
