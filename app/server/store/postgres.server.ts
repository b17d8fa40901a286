import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { createCircuit } from '~/server/lib/circuit';
import type { Logger } from '~/server/lib/logger.server';
import { metrics } from '~/server/lib/metrics';
import { watchCircuit, watchPool } from '../telemetry/state-of';
import { postgresSocket } from './postgres-socket.server';

const CONNECTIONS = 10;
const CONNECT_MS = 1500;
/** A visitor waits, for at most three seconds. docs/decisions/faults.md */
const QUESTION_MS = 2000;
/**
 * Work that nobody waits for may take longer: migrations, filling a table, waiting for our locks.
 */
const STATEMENT_MS = 10_000;
const LONG_WORDS = new Set(['create', 'alter', 'drop', 'vacuum', 'analyze']);
const isLong = (text: string): boolean =>
  LONG_WORDS.has(text.trimStart().slice(0, 10).split(/\s/, 1)[0]?.toLowerCase() ?? '') ||
  text.includes('advisory');
const MANY_VALUES = 1000;
/** Longer than the server's own limit, for a server that no longer answers. */
const SILENCE_MS = STATEMENT_MS + 1000;
/** After a failed connection every query fails at once for this long; then one retries. */
const AWAY_MS = 500;
const KEEP_ALIVE_MS = 10_000;

/** Counts and instants fit a JavaScript number; pg returns 64-bit ones as text by default. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as never,
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
/** pg-pool's error when every connection is in use; the database may well be reachable. */
const isCrowded = (error: unknown): boolean =>
  messageOf(error) === 'timeout exceeded when trying to connect';
/** pg's error when the server did not answer; that connection is unusable. */
const isSilent = (error: unknown): boolean => messageOf(error) === 'Query read timeout';

const patienceFor = (text: string, values: readonly unknown[]): number =>
  isLong(text) || values.length > MANY_VALUES ? SILENCE_MS : QUESTION_MS;

/** On any connection; `fellSilent` is called if it falls silent on all. */
interface Server {
  answeredAt: number;
  fellSilent(): void;
}

/** Dropped after a silent server, instead of going back to the pool. */
function leased(client: pg.PoolClient, server: Server): PostgresPoolClient {
  let silent = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const startedAt = performance.now();
    try {
      const answer = await client.query({
        text,
        values: [...values],
        query_timeout: patienceFor(text, values),
      } as pg.QueryConfig);
      server.answeredAt = performance.now();
      return answer;
    } catch (error) {
      silent ||= isSilent(error);
      // One slow query says nothing about the server; if no other query was answered either, later
      // ones fail fast.
      if (isSilent(error) && server.answeredAt < startedAt) server.fellSilent();
      throw error;
    }
  };
  return { query: query as never, release: () => client.release(silent) };
}

/**
 * The query on a broken connection fails and the next query gets another. While the database is
 * unreachable, queries fail at once instead of each after its own timeout.
 */
function lastingPool(url: string, logger: Logger): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    stream: postgresSocket,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'power-cut-site',
    types,
  });
  // A failing client without a listener ends the process. The pool only listens to idle clients;
  // this listener stays.
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      logger.warn({ err: error.message }, 'a database connection broke'),
    ),
  );
  // It repeats what the client's listener has logged, and would throw without a listener.
  pool.on('error', () => undefined);
  const circuit = createCircuit({ breakAfter: 1, openMs: AWAY_MS });
  const server: Server = { answeredAt: 0, fellSilent: () => circuit.failed() };
  const leases = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const leaseOf = (client: pg.PoolClient): PostgresPoolClient => {
    const lease = leases.get(client) ?? leased(client, server);
    leases.set(client, lease);
    return lease;
  };
  watchCircuit('the database', circuit);
  watchPool(pool);
  return {
    async connect() {
      if (!circuit.allows()) throw new Error('the database is away');
      try {
        const waited = metrics.connectionSeconds.startTimer();
        const client = await pool.connect();
        waited();
        circuit.succeeded();
        return leaseOf(client);
      } catch (error) {
        if (!isCrowded(error)) circuit.failed();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

/** `?options=-csearch_path%3Dname` puts the tables into their own schema. */
export const postgresDialect = (url: string, logger: Logger): Dialect =>
  new PostgresDialect({ pool: lastingPool(url, logger) });
