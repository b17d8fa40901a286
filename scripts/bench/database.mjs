import { hasPostgres, startPostgres } from '../lib/postgres.mjs';
import { say } from '../lib/run.mjs';

/** Runs work with the address of an empty PostgreSQL database; says so where there is none. */
export async function withDatabase(work) {
  if (!hasPostgres())
    return say('Not measured: PostgreSQL, because "initdb" was not found. Install postgresql.');
  const server = await startPostgres();
  try {
    return await work(server.url);
  } finally {
    await server.remove();
  }
}
