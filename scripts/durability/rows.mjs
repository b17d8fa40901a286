import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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

/**
 * Waits until the outbox has delivered every message of these kinds, for as long as the time allows.
 */
export async function waitForDelivery(rows, kinds, withinMs) {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  const waiting = `select id from outbox where kind in (${list}) and state = 'waiting'`;
  for (const until = Date.now() + withinMs; Date.now() < until; await sleep(200))
    if ((await rows.all(waiting)).length === 0) return;
}
