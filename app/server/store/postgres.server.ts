import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { createCircuit } from '../circuit';
import type { Logger } from '../logger.server';

const CONNECTIONS = 10;
const CONNECT_MS = 3000;
/** A query that takes longer is a fault: the visitor waits at the other end of it. */
const STATEMENT_MS = 10_000;
/** Above what the server itself allows, for the server that says nothing any more. */
const SILENCE_MS = STATEMENT_MS + 1000;
/** After a connection that could not be made all who ask are told so at once, but for one that tries each so often. */
const AWAY_MS = 500;
const KEEP_ALIVE_MS = 10_000;

/** Counts and instants fit a JavaScript number; pg hands 64-bit ones over as text unless told. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)) as never,
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
/** What pg-pool says where every connection is in use: a crowd, not a database that is away. */
const isCrowded = (error: unknown): boolean => messageOf(error) === 'timeout exceeded when trying to connect';
/** What pg says where the server did not answer; that connection is of no more use. */
const isSilent = (error: unknown): boolean => messageOf(error) === 'Query read timeout';

/** A client whose connection goes when the server fell silent on it, instead of back to the pool for the next one to wait at. */
function leased(client: pg.PoolClient): PostgresPoolClient {
  let silent = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      silent ||= isSilent(error);
      throw error;
    }
  };
  return { query: query as never, release: () => client.release(silent) };
}

/**
 * A pool that outlives its connections. Whenever one breaks, idle or in use, what was asked on it fails and the next question gets
 * another one. While the database is away questions fail at once instead of each after its own patience.
 */
function lastingPool(url: string, logger: Logger): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'power-cut-site',
    types,
  });
  // A client that breaks without a listener ends the process. The pool listens to idle ones only; this one stays for good.
  pool.on('connect', (client) =>
    client.on('error', (error) => logger.warn({ err: error.message }, 'a database connection broke')),
  );
  // It repeats what the client's own listener has said already, and would throw with nobody listening.
  pool.on('error', () => undefined);
  const leases = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const leaseOf = (client: pg.PoolClient): PostgresPoolClient => {
    const lease = leases.get(client) ?? leased(client);
    leases.set(client, lease);
    return lease;
  };
  const circuit = createCircuit({ breakAfter: 1, openMs: AWAY_MS });
  return {
    async connect() {
      if (!circuit.allows(Date.now())) throw new Error('the database is away');
      try {
        const client = await pool.connect();
        circuit.succeeded();
        return leaseOf(client);
      } catch (error) {
        if (!isCrowded(error)) circuit.failed(Date.now());
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

/** A pool to the server of DATABASE_URL. `?options=-csearch_path%3Dname` puts the tables into a schema of their own. */
export const postgresDialect = (url: string, logger: Logger): Dialect =>
  new PostgresDialect({ pool: lastingPool(url, logger) });
