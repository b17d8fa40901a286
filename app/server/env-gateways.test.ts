import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { NOTIFY_KEY, TEXT_TEMPLATE } from '../../tests/support/services/notify';
import { ACCOUNT, API_KEY, FROM, SERVICE } from '../../tests/support/services/twilio';
import { parseEnv } from './env.server';

const parse = (more: Record<string, string>) =>
  parseEnv({ DATA_DIR: tmpdir(), SESSION_SECRET: 'a secret of sixteen letters', ...more });
const NOTIFY = {
  TEXT_MESSAGES: 'notify',
  NOTIFY_API_KEY: NOTIFY_KEY,
  NOTIFY_TEXT_TEMPLATE_ID: TEXT_TEMPLATE,
};
const TWILIO = {
  TEXT_MESSAGES: 'twilio',
  TWILIO_ACCOUNT_SID: ACCOUNT,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: FROM,
};

it.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['a service of our own contract', { TEXT_MESSAGES_URL: 'https://texts.example' }],
  ['Notify', NOTIFY],
  ['Twilio with its auth token', TWILIO],
  [
    'Twilio with an API key and a messaging service',
    {
      ...TWILIO,
      TWILIO_AUTH_TOKEN: '',
      TWILIO_API_KEY: API_KEY,
      TWILIO_API_SECRET: 'secret',
      TWILIO_FROM: '',
      TWILIO_MESSAGING_SERVICE_SID: SERVICE,
    },
  ],
  ['Twilio with a name as sender', { ...TWILIO, TWILIO_FROM: 'Meridian' }],
  ['a ceiling', { TEXT_SEGMENTS_PER_DAY: '200000' }],
])('the start takes %s', (_, env) => {
  expect(() => parse(env)).not.toThrow();
});

it.each<[string, Record<string, string>, RegExp]>([
  [
    'http without an address',
    { TEXT_MESSAGES: 'http' },
    /^TEXT_MESSAGES_URL is missing: TEXT_MESSAGES=http needs it\.$/,
  ],
  ['Notify without a key', { ...NOTIFY, NOTIFY_API_KEY: '' }, /^NOTIFY_API_KEY is missing/],
  [
    'half a key of Notify',
    { ...NOTIFY, NOTIFY_API_KEY: 'website' },
    /^NOTIFY_API_KEY is wrong: must be a whole/,
  ],
  [
    'Notify without a template',
    { ...NOTIFY, NOTIFY_TEXT_TEMPLATE_ID: '' },
    /^NOTIFY_TEXT_TEMPLATE_ID is missing/,
  ],
  [
    'Twilio without a password',
    { ...TWILIO, TWILIO_AUTH_TOKEN: '' },
    /^TWILIO_AUTH_TOKEN or TWILIO_API_KEY is missing/,
  ],
  [
    'an API key without its secret',
    { ...TWILIO, TWILIO_API_KEY: API_KEY },
    /^TWILIO_API_KEY is wrong: it belongs with TWILIO_API_SECRET/,
  ],
  [
    'Twilio without a sender',
    { ...TWILIO, TWILIO_FROM: '' },
    /^TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID is missing/,
  ],
  ['a sender that is none', { ...TWILIO, TWILIO_FROM: '07700 900000!' }, /^TWILIO_FROM is wrong/],
  [
    'another SID',
    { ...TWILIO, TWILIO_ACCOUNT_SID: API_KEY },
    /^TWILIO_ACCOUNT_SID is wrong: must be AC/,
  ],
  ['a service that we do not know', { TEXT_MESSAGES: 'pigeon' }, /^TEXT_MESSAGES is wrong/],
])('the start stops at %s', (_, env, sentence) => {
  expect(() => parse(env)).toThrow(sentence);
});
