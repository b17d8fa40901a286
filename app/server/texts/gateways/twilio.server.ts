import type { Twilio } from 'twilio';
import { z } from 'zod';
import { HOUR, SECOND } from '~/domain/time/instant';
import { withoutInvisible } from '~/domain/typed';
import { parseInput } from '~/server/lib/api.server';
import type { Logger } from '~/server/lib/logger.server';
import { createSendOnce, type SendFailure } from '~/server/lib/send-once.server';
import type { TextMessage, TextSender } from '../notifications';
import {
  createSender,
  limitAnswers,
  OVER_THE_WIRE,
  withCircuit,
  type Receipt,
  type TextHook,
} from './gateway';

export interface TwilioSettings {
  readonly baseUrl: string;
  readonly accountSid: string;
  /** The account's SID and auth token, or an API key and its secret. */
  readonly user: string;
  readonly password: string;
  readonly sender: { readonly from: string } | { readonly messagingServiceSid: string };
  /** Where Twilio reports what became of a text; none if it can't reach this site. */
  readonly statusCallback: string | undefined;
}

/** An estimate that arrives hours late misleads: Twilio drops what it could not send by then. */
const VALID_SECONDS = (2 * HOUR) / SECOND;
/** A text that the outbox tries again was first tried within this time. */
const TRIED_WITHIN = 3 * HOUR;
/** More texts than one number gets within that time. */
const MOST_LOOKED_AT = 50;

function twilioClient(settings: TwilioSettings): () => Promise<Twilio> {
  let client: Promise<Twilio> | null = null;
  const load = async () => {
    const { default: twilio } = await import('twilio');
    const made = twilio(settings.user, settings.password, { accountSid: settings.accountSid });
    const http = made.httpClient;
    limitAnswers(http.axios);
    const request = http.request.bind(http);
    http.request = (options) => {
      const { pathname, search } = new URL(options.uri);
      return request({ ...options, uri: settings.baseUrl.replace(/\/$/, '') + pathname + search });
    };
    return made;
  };
  return () => (client ??= load());
}

/**
 * No second try changes these: not a number, not a mobile, not reachable from this sender, a
 * country that is not permitted, empty or too long. https://www.twilio.com/docs/api/errors
 */
const REFUSED: ReadonlySet<number> = new Set([
  21211, 21214, 21217, 21408, 21602, 21612, 21614, 21617, 21635,
]);
/** The number's owner replied STOP to Twilio. */
const STOPPED = 21610;
/** Too many requests at once: https://www.twilio.com/docs/api/errors/20429 */
const TOO_MANY = 20429;

const Rejected = z.object({ status: z.number(), code: z.number().nullish() });

function failureOf(error: unknown): SendFailure<'refused' | 'gone' | 'later'> {
  const read = Rejected.safeParse(error);
  if (!read.success) return { result: 'later' };
  const { status, code } = read.data;
  if (code === STOPPED) return { result: 'gone' };
  if (code && REFUSED.has(code)) return { result: 'refused' };
  const isSetting = status >= 400 && status < 500 && status !== 429 && code !== TOO_MANY;
  return { result: 'later', ...(isSetting ? { setting: { code: code ?? status } } : {}) };
}

/** Something in between may answer 200 with a page of its own: only Twilio names the message. */
const Taken = z.object({ sid: z.string().min(1) });

const UNDELIVERED = new Set(['failed', 'undelivered', 'canceled']);

export function createTwilioSender(
  settings: TwilioSettings,
  logger: Pick<Logger, 'error'>,
): TextSender {
  const client = twilioClient(settings);

  /** Twilio has no idempotency key, so it is asked for the same words to the same number. */
  async function wasTaken({ to, text }: TextMessage): Promise<boolean> {
    const recent = await (await client()).messages.list({ to, limit: MOST_LOOKED_AT });
    return recent.some(
      ({ body, status, dateCreated }) =>
        body === text &&
        !UNDELIVERED.has(status) &&
        dateCreated.getTime() > Date.now() - TRIED_WITHIN,
    );
  }

  async function take({ to, text }: TextMessage): Promise<void> {
    const { messages } = await client();
    Taken.parse(
      await messages.create({
        to,
        body: text,
        validityPeriod: VALID_SECONDS,
        ...settings.sender,
        ...(settings.statusCallback ? { statusCallback: settings.statusCallback } : {}),
      }),
    );
  }

  const warning = 'Twilio does not accept our settings; texts wait';
  const sendOne = createSendOnce({ wasTaken, take, failureOf, logger, warning });
  return createSender(withCircuit('Twilio', sendOne), OVER_THE_WIRE);
}

const Callback = z.object({
  MessageSid: z.string().min(1).max(200),
  From: z.string().max(40).default(''),
  To: z.string().min(1).max(40),
  Body: z.string().max(2000).default(''),
  OptOutType: z.enum(['STOP', 'START', 'HELP']).optional(),
  MessageStatus: z.string().max(40).optional(),
  ErrorCode: z.coerce.number().optional().catch(undefined),
});

/** Stopped; no such handset; a landline or a network that takes no texts. */
const GONE_CODES: ReadonlySet<number | undefined> = new Set([STOPPED, 30005, 30006]);

function outcomeOf(status: string, code: number | undefined): Receipt['outcome'] | null {
  if (status === 'delivered') return 'delivered';
  if (!UNDELIVERED.has(status)) return null;
  return GONE_CODES.has(code) ? 'gone' : 'failed';
}

/**
 * Webhooks are forms signed with the auth token over the webhook URL that Twilio was given.
 * https://www.twilio.com/docs/usage/security#validating-requests
 */
export const createTwilioHook = (authToken: string, url: string): TextHook => ({
  // 1600 characters, each of them percent-encoded.
  largest: 30_000,
  async isGenuine(headers, body) {
    const { default: twilio } = await import('twilio');
    const signature = headers.get('X-Twilio-Signature') ?? '';
    const fields = Object.fromEntries(new URLSearchParams(body));
    return twilio.validateRequest(authToken, signature, url, fields);
  },
  read(body) {
    const told = parseInput(Callback, Object.fromEntries(new URLSearchParams(body)));
    if (told.MessageStatus !== undefined) {
      const outcome = outcomeOf(told.MessageStatus, told.ErrorCode);
      return outcome && { kind: 'receipt', receipt: { to: told.To, outcome } };
    }
    // Twilio has answered START and HELP by itself; its word for STOP may be one that we don't know.
    if (told.OptOutType === 'START' || told.OptOutType === 'HELP') return null;
    const message = told.OptOutType === 'STOP' ? 'STOP' : withoutInvisible(told.Body);
    return {
      kind: 'text',
      text: { id: told.MessageSid, from: told.From, to: told.To, message },
    };
  },
});
