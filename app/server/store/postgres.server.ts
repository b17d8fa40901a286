import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.server';

const CONNECTIONS = 10;
const CONNECT_MS = 5000;
/** A query that takes longer is a fault: the visitor waits at the other end of it. */
const STATEMENT_MS = 10_000;

/** Counts and instants fit a JavaScript number; pg hands 64-bit ones over as text unless told. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)) as never,
};

/** A pool to the server of DATABASE_URL. `?options=-csearch_path%3Dname` puts the tables into a schema of their own. */
export function postgresDialect(url: string, logger: Logger): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'power-cut-site',
    types,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => logger.warn({ err: error.message }, 'a database connection broke'));
  return new PostgresDialect({ pool });
}
