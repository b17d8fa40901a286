import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SECOND } from '~/domain/time/instant';
import { startPolling } from '~/server/lib/polling';
import type { Logger } from '~/server/lib/logger.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { postgresSocket } from '~/server/store/postgres-socket.server';
import type { Cluster, ClusterEvents, Topic } from './cluster';

const EVERY = 1 * SECOND;
/** After this silence the database ends a node's session, even a hung one's, and frees the lead. */
const SILENCE = 5 * SECOND;
const ANSWER = 3 * SECOND;
/** NOTIFY carries 8 000 bytes, and encryption adds a third. */
const LONGEST = 5500;
const PLACE = 'between nodes';
const UNKNOWN_SETTING = '42704';

interface ClusterOptions {
  readonly url: string;
  readonly secret: string;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly everyMs?: number;
  readonly silenceMs?: number;
}

/** The lock is per schema, so two sites can share a database. */
const TRY_TO_LEAD = `select pg_try_advisory_lock(hashtext('site lead'), hashtext(current_schema())) as leads`;
const RELEASE_LEAD = `select pg_advisory_unlock(hashtext('site lead'), hashtext(current_schema()))`;

type Ask = <Row extends pg.QueryResultRow>(
  text: string,
  values?: unknown[],
) => Promise<pg.QueryResult<Row>>;

function inSequence(client: pg.Client): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => {
    const next = last.then(() => client.query<Row>(text, values));
    last = next.catch(() => undefined);
    return next;
  };
}

/**
 * Only PostgreSQL 14 and later can end idle sessions; older ones notice only closed connections.
 */
const endWhenSilent = (client: pg.Client, silenceMs: number) =>
  client.query(`set idle_session_timeout = ${silenceMs}`).catch((error: { code?: string }) => {
    if (error.code !== UNKNOWN_SETTING) throw error;
  });

/**
 * The holder of an advisory lock leads; LISTEN and NOTIFY carry events, encrypted with
 * SESSION_SECRET so that only nodes of this site can read or send them.
 */
export async function joinCluster({
  url,
  secret,
  logger,
  everyMs = EVERY,
  silenceMs = SILENCE,
}: ClusterOptions): Promise<Cluster> {
  const nodeId = randomUUID();
  const encrypter = createEncrypter(secret, PLACE);
  const listeners = new Map<Topic, ((value: never) => void)[]>();
  const leadListeners: (() => void)[] = [];
  let link: { readonly client: pg.Client; readonly channel: string; readonly ask: Ask } | null =
    null;
  let leading = false;
  let lastContactAt = 0;
  let noLeadUntil = 0;
  let isStopped = false;
  let isOutageLogged = false;
  let isMismatchLogged = false;

  const isLinked = (): boolean => link !== null && performance.now() - lastContactAt < silenceMs;

  function disconnect(client: pg.Client): void {
    void client.end().catch(() => undefined);
    if (link?.client !== client) return;
    link = null;
    leading = false;
  }

  function receive(payload: string): void {
    const text = encrypter.decrypt(payload, PLACE);
    if (text === null) {
      if (!isMismatchLogged)
        logger.error({}, 'another process on this database has another SESSION_SECRET');
      isMismatchLogged = true;
      return;
    }
    const { from, topic, value } = JSON.parse(text) as { from: string; topic: Topic; value: never };
    if (from !== nodeId) for (const listener of listeners.get(topic) ?? []) listener(value);
  }

  function publish<T extends Topic>(topic: T, value: ClusterEvents[T]): void {
    const text = JSON.stringify({ from: nodeId, topic, value });
    if (!link || text.length > LONGEST) return;
    const { client, channel, ask } = link;
    ask('select pg_notify($1, $2)', [channel, encrypter.encrypt(text, PLACE)]).catch(() =>
      disconnect(client),
    );
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      stream: postgresSocket,
      connectionTimeoutMillis: ANSWER,
      query_timeout: ANSWER,
      keepAlive: true,
      application_name: 'power-cut-site nodes',
    });
    client.on('error', () => disconnect(client));
    client.on('notification', ({ payload = '' }) => receive(payload));
    try {
      await client.connect();
      const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
      const channel = `site_nodes_${rows[0]?.schema ?? ''}`;
      await endWhenSilent(client, silenceMs);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      lastContactAt = performance.now();
      link = { client, channel, ask: inSequence(client) };
      publish('hello', null);
    } catch (error) {
      disconnect(client);
      throw error;
    }
  }

  async function tryToLead({ client, ask }: NonNullable<typeof link>): Promise<void> {
    const { rows } = await ask<{ leads: boolean }>(TRY_TO_LEAD);
    if (rows[0]?.leads !== true || link?.client !== client) return;
    leading = true;
    logger.info({}, 'this process leads');
    for (const listener of leadListeners) listener();
  }

  async function poll(): Promise<void> {
    if (isStopped) return;
    try {
      if (!link) await connect();
      const now = link;
      if (!now) return;
      if (leading || performance.now() < noLeadUntil) await now.ask('select 1');
      else await tryToLead(now);
      lastContactAt = performance.now();
      isOutageLogged = false;
    } catch (error) {
      if (link) disconnect(link.client);
      // Logged once per outage.
      const err = error instanceof Error ? error.name : 'unknown';
      if (!isOutageLogged)
        logger.warn({ err }, 'the other processes cannot be heard; this one goes on by itself');
      isOutageLogged = true;
    }
  }

  let polling: Promise<void> = poll();
  await polling;
  const poller = startPolling(() => (polling = poll()), everyMs);

  return {
    leads: () => leading && isLinked(),
    isLinked,
    yieldLead(ms) {
      noLeadUntil = performance.now() + ms;
      if (!leading || !link) return;
      const { client, ask } = link;
      leading = false;
      ask(RELEASE_LEAD).catch(() => disconnect(client));
    },
    onLead: (listener) => void leadListeners.push(listener),
    publish,
    subscribe<T extends Topic>(topic: T, listener: (value: ClusterEvents[T]) => void) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    async stop() {
      isStopped = true;
      poller.stop();
      await polling;
      const client = link?.client;
      link = null;
      leading = false;
      // Ending the session releases the lock.
      await client?.end().catch(() => undefined);
    },
  };
}
