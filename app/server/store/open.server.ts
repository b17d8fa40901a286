import { Kysely, Migrator, sql } from 'kysely';
import type { Env } from '../env.server';
import type { Logger } from '../logger.server';
import { isSqlite } from './columns';
import { migrations } from './migrations/all';
import { postgresDialect } from './postgres.server';
import { sqliteDialect } from './sqlite.server';
import type { Database } from './tables';

export interface Store {
  readonly db: Kysely<Database>;
  readonly dialect: 'sqlite' | 'postgres';
  /** Answers within two seconds, also when the database does not. */
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

const HEALTH_MS = 2000;

/** Runs what is new, under a lock: of two processes that start at once one migrates and the other finds it done. */
async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  // Without its schema named the migrator would take another schema's tables for its own.
  const schema = isSqlite(db)
    ? undefined
    : (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema ? { migrationTableSchema: schema } : {}),
    // Rooms number their migrations on their own: a lower number may come later.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

/**
 * The one store of the site: a SQLite file under DATA_DIR, or PostgreSQL where DATABASE_URL names one, brought up to date.
 * Issue 2, section A "Store"; decision docs/decisions/store.md.
 */
export async function openStore(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, logger: Logger): Promise<Store> {
  const dialect = env.DATABASE_URL ? postgresDialect(env.DATABASE_URL, logger) : sqliteDialect(env.DATA_DIR);
  const db = new Kysely<Database>({ dialect });
  try {
    const done = await migrate(db);
    if (done.length > 0) logger.info({ migrations: done }, 'the store was brought up to date');
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw error;
  }
  return {
    db,
    dialect: env.DATABASE_URL ? 'postgres' : 'sqlite',
    isHealthy() {
      const answer = sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      const patience = new Promise<boolean>((resolve) => setTimeout(resolve, HEALTH_MS, false).unref());
      return Promise.race([answer, patience]);
    },
    close: () => db.destroy(),
  };
}
