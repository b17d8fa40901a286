import { onTestFinished } from 'vitest';
import type { IncidentSnapshot } from '~/server/incidents/incidents';
import { createEncrypter, secretsOf } from '~/server/lib/encrypt.server';
import { createHashes } from '~/server/texts/sign-ups/hashes.server';
import type { Store } from '~/server/store/open.server';
import { createAcceptedWork } from '~/server/submissions/create.server';
import { createStillOff } from '~/server/submissions/still-off.server';
import { demoOperator } from './demo-operator';
import { quietLogger } from './stores';

const SECRET = 'a secret of sixteen letters';
const marks = createHashes(createEncrypter(SECRET, 'text updates'));

/** Starts the still-off reports with the demo operator, until the end of the test. */
export function startStillOff(
  store: Store,
  { snapshot, now }: { snapshot: () => IncidentSnapshot; now: () => number },
) {
  const env = { SECRETS: secretsOf(SECRET) };
  const operator = demoOperator({ store });
  const { submissions, outbox } = createAcceptedWork({ env, operator, store, logger: quietLogger });
  onTestFinished(() => outbox.stop());
  return createStillOff({ store, marks, submissions, snapshot, now });
}
