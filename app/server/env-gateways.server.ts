import { z } from 'zod';
import { blankIsAbsent, optional } from './lib/blank-is-absent';

export const webUrl = z
  .string()
  .url()
  .regex(/^https?:/, 'must start with http:// or https://');
/** Fewer different characters than this are a pattern, not a secret: a random one of 16 has more. */
const FEWEST_DIFFERENT = 8;
export const secret = z
  .string()
  .min(16, 'must be at least 16 characters')
  .refine(
    (text) => new Set(text).size >= FEWEST_DIFFERENT,
    'must be random, for instance from: openssl rand -hex 32',
  );
const uuid = z.string().uuid('must be an id like 12345678-1234-1234-1234-123456789012');
const sid = (letters: 'AC' | 'SK' | 'MG') =>
  z
    .string()
    .regex(/^[A-Z]{2}[0-9a-fA-F]{32}$/, `must be ${letters} and 32 hex digits`)
    .startsWith(letters, `must be ${letters} and 32 hex digits`);

export const gatewaySettings = {
  TEXT_MESSAGES: optional(z.enum(['notify', 'twilio', 'http'])),
  TEXT_MESSAGES_URL: optional(webUrl),
  TEXT_MESSAGES_KEY: optional(z.string().min(1)),
  TEXT_MESSAGES_HOOK_SECRET: optional(secret),
  TEXT_REPLIES: z.preprocess(blankIsAbsent, z.enum(['yes', 'no']).default('yes')),
  TEXT_SEGMENTS_PER_DAY: optional(z.coerce.number().int().min(1).max(1_000_000_000)),
  NOTIFY_URL: z.preprocess(
    blankIsAbsent,
    webUrl.default('https://api.notifications.service.gov.uk'),
  ),
  NOTIFY_API_KEY: optional(
    z
      .string()
      .regex(
        /-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
        'must be a whole API key: its name, and two ids',
      ),
  ),
  NOTIFY_TEXT_TEMPLATE_ID: optional(uuid),
  NOTIFY_TEXT_SENDER_ID: optional(uuid),
  TWILIO_URL: z.preprocess(blankIsAbsent, webUrl.default('https://api.twilio.com')),
  TWILIO_ACCOUNT_SID: optional(sid('AC')),
  TWILIO_AUTH_TOKEN: optional(z.string().min(1)),
  TWILIO_API_KEY: optional(sid('SK')),
  TWILIO_API_SECRET: optional(z.string().min(1)),
  TWILIO_FROM: optional(
    z
      .string()
      .regex(
        /^(?:\+[1-9]\d{6,14}|\d{3,6}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/,
        'must be a number like +447700900123, a short code or a name of at most 11 letters and digits',
      ),
  ),
  TWILIO_MESSAGING_SERVICE_SID: optional(sid('MG')),
  EMAIL: optional(z.enum(['smtp', 'notify'])),
  EMAIL_FROM: optional(
    z
      .string()
      .regex(
        /^(?:[^<>@"\r\n]{1,100} <[^<>@\s]{1,64}@[^<>@\s]{1,190}>|[^<>@\s]{1,64}@[^<>@\s]{1,190})$/,
        'must look like no-reply@example.org or Example Networks <no-reply@example.org>',
      ),
  ),
  SMTP_URL: optional(
    z
      .string()
      .url()
      .regex(/^smtps?:\/\//, 'must look like smtps://name:password@mail.example.org:465'),
  ),
  NOTIFY_EMAIL_TEMPLATE_ID: optional(uuid),
  NOTIFY_EMAIL_REPLY_TO_ID: optional(uuid),
  ADDRESSES: optional(z.enum(['os-places'])),
  OS_PLACES_KEY: optional(z.string().min(1)),
  OS_PLACES_URL: z.preprocess(blankIsAbsent, webUrl.default('https://api.os.uk')),
};

type Settings = z.output<z.ZodObject<typeof gatewaySettings>>;
type Name = keyof Settings;

const NEEDED: readonly (readonly [
  setting: Name,
  choice: string,
  ...needed: (readonly Name[])[],
])[] = [
  ['TEXT_MESSAGES', 'http', ['TEXT_MESSAGES_URL']],
  ['TEXT_MESSAGES', 'notify', ['NOTIFY_API_KEY'], ['NOTIFY_TEXT_TEMPLATE_ID']],
  [
    'TEXT_MESSAGES',
    'twilio',
    ['TWILIO_ACCOUNT_SID'],
    ['TWILIO_AUTH_TOKEN', 'TWILIO_API_KEY'],
    ['TWILIO_FROM', 'TWILIO_MESSAGING_SERVICE_SID'],
  ],
];

export function missingSettings(env: Settings): readonly string[] {
  const sentences = NEEDED.filter(([setting, choice]) => env[setting] === choice).flatMap(
    ([setting, choice, ...needed]) =>
      needed
        .filter((names) => names.every((name) => env[name] === undefined))
        .map((names) => `${names.join(' or ')} is missing: ${setting}=${choice} needs it.`),
  );
  if ((env.TWILIO_API_KEY === undefined) !== (env.TWILIO_API_SECRET === undefined))
    sentences.push('TWILIO_API_KEY is wrong: it belongs with TWILIO_API_SECRET.');
  return sentences;
}
