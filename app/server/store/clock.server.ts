import { sql, type Kysely } from 'kysely';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { isSqlite } from './columns';
import type { Database } from './tables';

const MEASURED_EVERY = MINUTE;

/**
 * The time by which processes on one database lease work and count limits: the database's own, carried on by this machine's
 * monotonic clock and measured every minute. Machines whose clocks differ agree on it. A SQLite file has one machine, so its
 * clock serves; before the first measurement it does for PostgreSQL too. docs/decisions/once-and-limits.md
 */
export function createStoreClock(db: Kysely<Database>, monotonic = () => performance.now()) {
  let ahead: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function measure(): Promise<void> {
    if (isSqlite(db)) return;
    const asked = monotonic();
    const { rows } = await sql<{ at: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db);
    // Its clock was read at some moment between question and answer.
    if (rows[0]) ahead = rows[0].at - (asked + monotonic()) / 2;
  }

  return {
    now: (): Instant => (ahead === null ? Date.now() : Math.round(monotonic() + ahead)),
    /** Measures now and from now on. A database that is away is measured later. */
    async start(): Promise<void> {
      await measure();
      timer ??= setInterval(() => void measure().catch(() => undefined), MEASURED_EVERY).unref();
    },
    stop: (): void => clearInterval(timer),
  };
}
