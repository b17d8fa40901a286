import type { Env } from '~/server/env.server';
import { createHttpClient } from '~/server/lib/http-client.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Operator } from '~/server/operator.server';
import type { TextSender } from '../notifications';
import { OVER_THE_WIRE, TIMEOUT_MS, type TextHook } from './gateway';
import { createHttpHook, createHttpSender } from './http.server';
import { createNotifyHook, createNotifySender } from './notify.server';
import { createTwilioHook, createTwilioSender } from './twilio.server';

export type TextEnv = Pick<Env, 'BASE_URL'> &
  Partial<
    Pick<
      Env,
      | 'TEXT_MESSAGES'
      | 'TEXT_MESSAGES_URL'
      | 'TEXT_MESSAGES_KEY'
      | 'TEXT_MESSAGES_HOOK_SECRET'
      | 'TEXT_REPLIES'
      | 'NOTIFY_URL'
      | 'NOTIFY_API_KEY'
      | 'NOTIFY_TEXT_TEMPLATE_ID'
      | 'NOTIFY_TEXT_SENDER_ID'
      | 'TWILIO_URL'
      | 'TWILIO_ACCOUNT_SID'
      | 'TWILIO_AUTH_TOKEN'
      | 'TWILIO_API_KEY'
      | 'TWILIO_API_SECRET'
      | 'TWILIO_FROM'
      | 'TWILIO_MESSAGING_SERVICE_SID'
    >
  >;

/** In the same process: as many as fit one commit, and few enough that other requests get their turn. */
const IN_PROCESS = { atOnce: 1000, parallel: 100 };
const NAME = 'the text message service';
const HOOK_PATH = '/hooks/texts';

export const textServiceOf = (
  env: Pick<TextEnv, 'TEXT_MESSAGES' | 'TEXT_MESSAGES_URL'>,
): 'notify' | 'twilio' | 'http' | null =>
  env.TEXT_MESSAGES ?? (env.TEXT_MESSAGES_URL === undefined ? null : 'http');

/** The configured service, or the demonstration's; else a site with an operator sends nothing. */
export function createTextService(
  env: TextEnv,
  operator: Operator,
  logger: Pick<Logger, 'error'>,
): TextSender {
  switch (textServiceOf(env)) {
    case 'notify':
      return createNotifySender(
        {
          baseUrl: env.NOTIFY_URL ?? '',
          apiKey: env.NOTIFY_API_KEY ?? '',
          templateId: env.NOTIFY_TEXT_TEMPLATE_ID ?? '',
          senderId: env.NOTIFY_TEXT_SENDER_ID,
        },
        logger,
      );
    case 'twilio':
      return createTwilioSender(
        {
          baseUrl: env.TWILIO_URL ?? '',
          accountSid: env.TWILIO_ACCOUNT_SID ?? '',
          user: env.TWILIO_API_KEY ?? env.TWILIO_ACCOUNT_SID ?? '',
          password: env.TWILIO_API_SECRET ?? env.TWILIO_AUTH_TOKEN ?? '',
          sender:
            env.TWILIO_MESSAGING_SERVICE_SID === undefined
              ? { from: env.TWILIO_FROM ?? '' }
              : { messagingServiceSid: env.TWILIO_MESSAGING_SERVICE_SID },
          // Twilio refuses a text whose callback it can't reach, such as one on a developer's machine.
          statusCallback:
            env.TWILIO_AUTH_TOKEN !== undefined && env.BASE_URL.startsWith('https:')
              ? env.BASE_URL + HOOK_PATH
              : undefined,
        },
        logger,
      );
    case 'http':
      return createHttpSender(
        createHttpClient({
          name: NAME,
          baseUrl: env.TEXT_MESSAGES_URL ?? '',
          key: env.TEXT_MESSAGES_KEY,
          timeoutMs: TIMEOUT_MS,
        }),
        OVER_THE_WIRE,
      );
    case null:
      return createHttpSender(operator.client(NAME), IN_PROCESS);
  }
}

export function createTextHook(env: TextEnv): TextHook | null {
  const secret = env.TEXT_MESSAGES_HOOK_SECRET;
  switch (textServiceOf(env)) {
    case 'notify':
      return secret === undefined ? null : createNotifyHook(secret);
    case 'twilio':
      return env.TWILIO_AUTH_TOKEN === undefined
        ? null
        : createTwilioHook(env.TWILIO_AUTH_TOKEN, env.BASE_URL + HOOK_PATH);
    default:
      return secret === undefined ? null : createHttpHook(secret);
  }
}

/** Whether replies to our texts reach us: texts then say which words to reply with. */
export const readsReplies = (env: TextEnv): boolean =>
  env.TEXT_REPLIES !== 'no' &&
  (textServiceOf(env) === 'twilio' ? env.TWILIO_AUTH_TOKEN : env.TEXT_MESSAGES_HOOK_SECRET) !==
    undefined;
