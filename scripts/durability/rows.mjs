import path from 'node:path';

/** Reads the site's store: the SQLite file, or PostgreSQL if DATABASE_URL is set. */
export async function openRows(dataDir, databaseUrl) {
  if (databaseUrl) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return { all: async (query) => (await client.query(query)).rows, close: () => client.end() };
  }
  const { default: Database } = await import('better-sqlite3');
  const database = new Database(path.join(dataDir, 'site.db'), { readonly: true });
  return {
    all: async (query) => database.prepare(query).all(),
    close: async () => database.close(),
  };
}
