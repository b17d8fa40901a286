import webPush from 'web-push';
import { HOUR, SECOND, type Instant } from '~/domain/time/instant';
import { inLondon } from '~/domain/time/london-time';
import { createSender } from '../gateways/gateway';
import type { SendResult, TextMessage, TextSender } from '../notifications';
import { deviceIn } from './endpoint';
import type { VapidKeys } from './keys.server';

/** Each takes a fraction of a millisecond to encrypt; at most five seconds, eight at a time. */
const AT_ONCE = 100;
const PARALLEL = 8;
const TIMEOUT_MS = 5000;
/** An estimate that arrives late misleads. */
const CARRIED_FOR = 2 * HOUR;
/** The protocol's limit. */
const LONGEST_TOPIC = 32;
const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 7;

export const isNight = (now: Instant): boolean => {
  const hour = inLondon(now).hour();
  return hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
};

function resultOf(status: number): SendResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // Our keys, our rate or their outage: the message itself is still valid.
  return status === 400 || status === 413 ? 'refused' : 'later';
}

interface Options {
  readonly keys: () => Promise<VapidKeys>;
  readonly subject: string;
  readonly isAllowed: (endpoint: string) => boolean;
  readonly now: () => Instant;
  readonly fetch?: typeof globalFetch;
}
const globalFetch = fetch;

/** `to` is a stored device, `text` is what the service worker shows. */
export function createPushSender({
  keys,
  subject,
  isAllowed,
  now,
  fetch: ask = globalFetch,
}: Options): TextSender {
  async function sendOne({ to, text }: TextMessage): Promise<SendResult> {
    const device = deviceIn(to);
    if (!device || !isAllowed(device.endpoint)) return 'gone';
    const silent = device.quiet && isNight(now());
    try {
      const notification = JSON.parse(text) as { readonly tag: string };
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        device,
        JSON.stringify({ ...notification, silent }),
        {
          vapidDetails: { subject, ...(await keys()) },
          TTL: CARRIED_FOR / SECOND,
          urgency: silent ? 'low' : 'high',
          // Only the last message about a power cut is kept for a device that is off.
          topic: notification.tag.replaceAll(/[^\w-]/g, '').slice(0, LONGEST_TOPIC),
        },
      );
      const answer = await ask(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return resultOf(answer.status);
    } catch {
      return 'later';
    }
  }

  return createSender(sendOne, { atOnce: AT_ONCE, parallel: PARALLEL });
}
