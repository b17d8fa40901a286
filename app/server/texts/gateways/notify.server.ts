import type { NotifyClient } from 'notifications-node-client';
import { z } from 'zod';
import { parseInput } from '~/server/lib/api.server';
import type { Logger } from '~/server/lib/logger.server';
import { sameSecret } from '~/server/lib/same-secret.server';
import { createSendOnce, type SendFailure } from '~/server/lib/send-once.server';
import type { TextMessage, TextSender } from '../notifications';
import { jsonOf } from './json';
import {
  createSender,
  limitAnswers,
  OVER_THE_WIRE,
  withCircuit,
  type Receipt,
  type TextHook,
} from './gateway';

export interface NotifySettings {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Has no limits of its own. Loaded on first use. */
function notifyClient({ baseUrl, apiKey }: NotifySettings): () => Promise<NotifyClient> {
  let client: Promise<NotifyClient> | null = null;
  const load = async () => {
    const { NotifyClient } = await import('notifications-node-client');
    const made = new NotifyClient(baseUrl, apiKey);
    const { restClient } = made.apiClient;
    const limited = restClient.create({ maxRedirects: 0 });
    limitAnswers(limited);
    made.setClient(limited);
    return made;
  };
  return () => (client ??= load());
}

/** Something in between may answer 200 with a page of its own: only Notify names the message. */
const Taken = z.object({ data: z.object({ id: z.string().uuid() }) });

const Refused = z.object({
  response: z.object({
    status: z.number(),
    data: z
      .object({ errors: z.array(z.object({ error: z.string(), message: z.string() })) })
      .catch({ errors: [] }),
  }),
});

/** Errors of status 400 about our own settings, which every message would meet. */
const ABOUT_SETTINGS = /template|personalisation|sms_sender|reply_to|API key|trial mode/i;

/**
 * A 400 about the recipient or the text is for good. A wrong key or template (403, some 400) is
 * not, because the message is fine once the setting is.
 * https://docs.notifications.service.gov.uk/node.html#error-codes
 */
function failureOf(error: unknown): SendFailure<'refused' | 'later'> {
  const read = Refused.safeParse(error);
  if (!read.success) return { result: 'later' };
  const { status, data } = read.data.response;
  const [first] = data.errors;
  const isSetting =
    status === 401 ||
    status === 403 ||
    status === 404 ||
    (status === 400 && data.errors.some(({ message }) => ABOUT_SETTINGS.test(message)));
  if (isSetting) return { result: 'later', setting: { setting: first?.error ?? String(status) } };
  return { result: status === 400 ? 'refused' : 'later' };
}

const PLURALS = { sms: 'texts', email: 'emails' };

/** Notify takes the same reference twice, so before a second try it is asked for the first. */
export function createNotifySend<
  Message extends { readonly key: string; readonly isRetry?: boolean },
>(
  kind: 'sms' | 'email',
  settings: NotifySettings,
  logger: Pick<Logger, 'error'>,
  send: (notify: NotifyClient, message: Message) => Promise<unknown>,
): (message: Message) => Promise<'sent' | 'refused' | 'later'> {
  const client = notifyClient(settings);
  return createSendOnce({
    async wasTaken({ key }: Message) {
      const { data } = await (await client()).getNotifications(kind, undefined, key);
      return data.notifications.length > 0;
    },
    take: async (message) => Taken.parse(await send(await client(), message)),
    failureOf,
    logger,
    warning: `GOV.UK Notify does not accept our settings; ${PLURALS[kind]} wait`,
  });
}

interface SmsSettings extends NotifySettings {
  /** A template whose whole text is ((message)). */
  readonly templateId: string;
  readonly senderId: string | undefined;
}

export function createNotifySender(
  settings: SmsSettings,
  logger: Pick<Logger, 'error'>,
): TextSender {
  const sendOne = createNotifySend(
    'sms',
    settings,
    logger,
    (notify, { key, to, text }: TextMessage) =>
      notify.sendSms(settings.templateId, to, {
        personalisation: { message: text },
        reference: key,
        ...(settings.senderId ? { smsSenderId: settings.senderId } : {}),
      }),
  );
  return createSender(withCircuit('GOV.UK Notify, texts', sendOne), OVER_THE_WIRE);
}

const ReceivedText = z.object({
  id: z.string().min(1).max(200),
  source_number: z.string().min(1).max(40),
  destination_number: z.string().min(1).max(40),
  message: z.string().max(2000),
});
const DeliveryReceipt = z.object({
  to: z.string().min(1).max(320),
  status: z.enum(['delivered', 'permanent-failure', 'temporary-failure', 'technical-failure']),
  notification_type: z.enum(['sms', 'email']),
});

const OUTCOMES: Record<z.output<typeof DeliveryReceipt>['status'], Receipt['outcome']> = {
  delivered: 'delivered',
  'permanent-failure': 'gone',
  'temporary-failure': 'failed',
  'technical-failure': 'failed',
};

const isReply = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'source_number' in json;

/**
 * Callbacks carry the bearer token that was typed into Notify's settings.
 * https://docs.notifications.service.gov.uk/node.html#callbacks
 */
export const createNotifyHook = (token: string): TextHook => ({
  largest: 8000,
  isGenuine: (headers) => sameSecret(headers.get('Authorization') ?? '', `Bearer ${token}`),
  read(body) {
    const json = jsonOf(body);
    if (isReply(json)) {
      const text = parseInput(ReceivedText, json);
      return {
        kind: 'text',
        text: {
          id: text.id,
          from: text.source_number,
          to: text.destination_number,
          message: text.message,
        },
      };
    }
    const { to, status, notification_type } = parseInput(DeliveryReceipt, json);
    // Notify sends email receipts to the same callback; we keep no list of email addresses.
    return notification_type === 'sms'
      ? { kind: 'receipt', receipt: { to, outcome: OUTCOMES[status] } }
      : null;
  },
});
