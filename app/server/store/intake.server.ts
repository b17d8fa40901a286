import { randomBytes } from 'node:crypto';
import { SECOND, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { Store } from './open.server';
import { withoutSync } from './without-sync.server';

const LOOK_EVERY = 10 * SECOND;
/** While nothing can be stored, and after a failed query. */
const LOOK_AGAIN = SECOND;
const PATIENCE_MS = 2000;
/** About what a form writes: a disk without room for this has none for a form. */
const FORM_BYTES = 8000;

type StoreParts = Pick<Store, 'db' | 'dialect' | 'opened' | 'isOpen' | 'onFailure'>;

export interface IntakeChecks {
  readonly store: 'ok' | 'failed';
  readonly outbox: 'ok' | 'stale' | 'failed';
}

/** Checked in advance, so that nobody has to wait for the answer. */
export interface Intake {
  isOpen(): boolean;
  checks(): IntakeChecks;
  stop(): Promise<void>;
}

/** As much as a form writes. Rejects if a form could not be stored either. */
async function writeProbe(store: StoreParts, at: Instant): Promise<void> {
  const filling = randomBytes(FORM_BYTES / 2).toString('hex');
  await withoutSync(store, (connection) =>
    connection.transaction().execute(async (trx) => {
      await trx.insertInto('store_probe').values({ written_at: at, filling }).execute();
      await trx.deleteFrom('store_probe').where('written_at', '<', at).execute();
    }),
  );
}

interface Parts {
  readonly store: StoreParts;
  readonly outbox: { health(): Promise<IntakeChecks['outbox']> };
  readonly logger: Pick<Logger, 'info' | 'error'>;
  readonly now?: () => Instant;
  readonly everyMs?: number;
  readonly againMs?: number;
  readonly patienceMs?: number;
}

/**
 * With a real write, at intervals. Resolves after the first check if the store is open; a store
 * that is still unreachable is checked once it opens. docs/decisions/readiness.md
 */
export async function watchIntake(parts: Parts): Promise<Intake> {
  const {
    store,
    outbox,
    logger,
    now = Date.now,
    everyMs = LOOK_EVERY,
    againMs = LOOK_AGAIN,
    patienceMs = PATIENCE_MS,
  } = parts;
  let checks: IntakeChecks = { store: 'failed', outbox: 'failed' };
  let lastLogged: boolean | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let nextAt = Infinity;
  const isOpen = () => checks.store === 'ok' && checks.outbox !== 'failed';

  async function look(): Promise<void> {
    nextAt = Infinity;
    const written = writeProbe(store, now()).then(() => 'ok' as const);
    const [kept, delivered] = await Promise.all([
      withTimeout(patienceMs, written, 'failed' as const),
      withTimeout(patienceMs, outbox.health(), 'failed' as const),
    ]);
    checks = { store: kept, outbox: delivered };
    const news = isOpen();
    if (lastLogged !== news && !(lastLogged === null && news))
      logger[news ? 'info' : 'error'](
        { checks },
        news ? 'forms can be taken again' : 'forms cannot be taken',
      );
    lastLogged = news;
    lookIn(news ? everyMs : againMs);
  }

  function lookIn(ms: number): void {
    const at = Date.now() + ms;
    if (isStopped || at >= nextAt) return;
    nextAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms);
    timer.unref();
  }

  store.onFailure(() => {
    // Not during a check, which will find the failure itself.
    if (nextAt !== Infinity) lookIn(againMs);
  });
  const begun = store.opened.then(look);
  if (store.isOpen()) await begun;
  return {
    isOpen,
    checks: () => checks,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
