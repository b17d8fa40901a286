import { createHttpClient } from '~/server/lib/http-client.server';
import type { Env } from '../env.server';
import type { Operator } from '../operator.server';
import { createHttpSender } from './http.server';
import type { TextSender } from './notifications';

/** Five seconds each at worst, eight together: a hundred are done within the lease of two minutes. */
const OVER_THE_WIRE = { atOnce: 100, parallel: 8 };
/** In the same process: as many together as one commit takes, and few enough that other requests get their turn. */
const IN_PROCESS = { atOnce: 1000, parallel: 100 };
const TIMEOUT_MS = 5000;
const NAME = 'the text message service';

/** The service at TEXT_MESSAGES_URL, or the demonstration's: without one the site sends nothing where it has an operator. */
export function createTextService(
  { TEXT_MESSAGES_URL: baseUrl, TEXT_MESSAGES_KEY: key }: Pick<Env, 'TEXT_MESSAGES_URL' | 'TEXT_MESSAGES_KEY'>,
  operator: Operator,
): TextSender {
  return baseUrl === undefined
    ? createHttpSender(operator.client(NAME), IN_PROCESS)
    : createHttpSender(createHttpClient({ name: NAME, baseUrl, key, timeoutMs: TIMEOUT_MS }), OVER_THE_WIRE);
}
