import { MINUTE } from '~/domain/instant';
import { purgeAllowances } from '../allowance.server';
import type { Content } from '../content/content';
import type { Env } from '../env.server';
import type { IncidentSnapshot, Incidents } from '../incidents/incidents';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../logger.server';
import type { Outbox } from '../outbox/outbox';
import { createSealer } from '../seal.server';
import type { Store } from '../store/open.server';
import { createTextUpdates, keepsOwnList } from '../text-updates/create.server';
import { createTextLimits } from '../text-updates/limits.server';
import { createMarks } from '../text-updates/marks.server';
import type { TextUpdates } from '../text-updates/text-updates';
import { createNotifications } from './create.server';

const TIDY_EVERY = 15 * MINUTE;

interface Parts {
  readonly env: Pick<
    Env,
    'OPERATOR_URL' | 'OPERATOR_KEY' | 'TEXT_MESSAGES_URL' | 'TEXT_MESSAGES_KEY' | 'SESSION_SECRET' | 'BASE_URL'
  >;
  readonly store: Store;
  readonly content: Pick<Content, 'settings' | 'dictionary' | 'live'>;
  readonly logger: Logger;
}

/**
 * Text updates and what they bring about. Incidents are made with `note`, sign-ups know the incidents: hence two steps. Where the
 * operator keeps the list the operator sends the messages, and nothing is watched here.
 */
export function createTextMessaging({ env, store, content, logger }: Parts) {
  const marks = createMarks(createSealer(env.SESSION_SECRET, 'text updates'));
  const notifications = keepsOwnList(env) ? createNotifications({ env, store, marks, content, logger }) : null;
  return {
    limits: createTextLimits({ store, marks }),
    /** Ends what it does by itself. */
    stop: async (): Promise<void> => notifications?.stop(),
    note: (snapshot: IncidentSnapshot) => notifications?.note(snapshot),
    start({ incidents, outbox }: { incidents: Pick<Incidents, 'snapshot'>; outbox: Outbox }): TextUpdates {
      const textUpdates = createTextUpdates({ env, store, outbox, marks, incidents });
      const tidy = async () => {
        try {
          await textUpdates.purge();
          await purgeAllowances(store.db, Date.now());
        } catch (error) {
          const err = error instanceof Error ? error.name : 'unknown';
          logger.warn({ err }, 'what is past its time could not be deleted');
        }
      };
      startPolling(tidy, TIDY_EVERY);
      return textUpdates;
    },
  };
}
