import type { Trouble } from '~/domain/open/status/source-days';
import type { Instant } from '~/domain/time/instant';
import { createStoredDrafts } from '../drafts/store.server';
import type { Env } from '../env.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Operator } from '../operator.server';
import { createOutbox } from '../outbox/create.server';
import { createHttpReceiver } from '../outbox/operator-http.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import { watched } from '../telemetry/sources/watched';
import type { Uploads } from '../uploads/uploads';
import { createAcknowledgements } from '~/server/email/acknowledge.server';
import { createSubmissions } from './store.server';
import type { Submissions } from './submissions';

export function createAcceptedWork(options: {
  env: Pick<Env, 'SECRETS'>;
  operator: Operator;
  store: Store;
  logger: Logger;
  uploads?: Pick<Uploads, 'keepIn'>;
  retentionMs?: number;
  now?: () => Instant;
  onDelivery?: (trouble: Trouble | null) => void;
  mail?: Pick<
    Parameters<typeof createAcknowledgements>[0],
    'mailer' | 'letterOf' | 'textOf' | 'idleMs' | 'pause'
  > | null;
}) {
  const {
    env,
    operator,
    store,
    logger,
    uploads,
    retentionMs,
    now = Date.now,
    onDelivery = () => {},
    mail = null,
  } = options;
  const { SECRETS } = env;
  const receiver = { deliver: watched(createHttpReceiver(operator).deliver, onDelivery) };
  const drafts = createStoredDrafts({ store, encrypter: createEncrypter(SECRETS, 'drafts'), now });
  const outbox = createOutbox({
    store,
    receiver,
    encrypter: createEncrypter(SECRETS, 'outbox'),
    logger,
    retentionMs,
    now,
  });
  const encrypter = createEncrypter(SECRETS, 'submissions');
  const acknowledgements =
    mail &&
    createAcknowledgements({
      ...mail,
      store,
      encrypter: createEncrypter(SECRETS, 'outbox'),
      referenceOf: async (key) => (await submissions.find(key))?.reference ?? null,
      logger,
      now,
    });
  const submissions: Submissions = createSubmissions({
    store,
    outbox,
    drafts,
    uploads,
    encrypter,
    now,
    acknowledge: acknowledgements?.put,
  });
  return { drafts, outbox, submissions, acknowledgements };
}
