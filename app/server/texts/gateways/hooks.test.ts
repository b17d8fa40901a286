import twilio from 'twilio';
import { expect, it, vi } from 'vitest';
import { answerTextsHook } from '../replies/hook.server';
import { createTextHook, readsReplies, type TextEnv } from './create.server';

const BASE_URL = 'https://www.meridian.example';
const SECRET = 'a secret of sixteen letters';
const TOKEN = 'an auth token of the account';
const NOTIFY: TextEnv = { BASE_URL, TEXT_MESSAGES: 'notify', TEXT_MESSAGES_HOOK_SECRET: SECRET };
const TWILIO: TextEnv = { BASE_URL, TEXT_MESSAGES: 'twilio', TWILIO_AUTH_TOKEN: TOKEN };

async function hand(env: TextEnv, headers: HeadersInit, body: string) {
  const handle = vi.fn(async () => 'done' as const);
  const receive = vi.fn(async () => undefined);
  // A proxy hands the request on under another name, which the signature does not cover.
  const request = new Request('http://127.0.0.1:3000/hooks/texts', {
    method: 'POST',
    headers,
    body,
  });
  const { status } = await answerTextsHook(request, {
    replies: { handle, receive },
    hook: createTextHook(env),
  });
  return { status, texts: handle.mock.calls.flat(), receipts: receive.mock.calls.flat() };
}
const nothing = { texts: [], receipts: [] };

/** https://docs.notifications.service.gov.uk/node.html#received-text-messages */
const REPLY = {
  id: '740e5834-3a29-46b4-9a6f-16142fde533a',
  source_number: '447700900123',
  destination_number: '07700900000',
  message: 'STOP',
  date_received: '2026-11-20T14:00:00.000000Z',
};
/** https://docs.notifications.service.gov.uk/node.html#delivery-receipts */
const RECEIPT = {
  id: '740e5834-3a29-46b4-9a6f-16142fde533a',
  reference: 'n1-abc',
  to: '07700900123',
  status: 'delivered',
  created_at: '2026-11-20T14:00:00.000000Z',
  completed_at: '2026-11-20T14:00:02.000000Z',
  sent_at: '2026-11-20T14:00:01.000000Z',
  notification_type: 'sms',
  template_id: 'f33517ff-2a88-4f6e-b855-c550268ce08a',
  template_version: 1,
};
const notify = (body: unknown, token = SECRET) =>
  hand(NOTIFY, { Authorization: `Bearer ${token}` }, JSON.stringify(body));

it('hands on a reply of Notify', async () => {
  expect(await notify(REPLY)).toEqual({
    ...nothing,
    status: 204,
    texts: [{ id: REPLY.id, from: '447700900123', to: '07700900000', message: 'STOP' }],
  });
});

it.each([
  ['delivered', 'delivered'],
  ['permanent-failure', 'gone'],
  ['temporary-failure', 'failed'],
  ['technical-failure', 'failed'],
])('hands on that Notify says %s', async (status, outcome) => {
  expect(await notify({ ...RECEIPT, status })).toEqual({
    ...nothing,
    status: 204,
    receipts: [{ to: '07700900123', outcome }],
  });
});

it('takes from Notify what became of an email, and does nothing', async () => {
  const email = { ...RECEIPT, notification_type: 'email', to: 'ann@example.com' };
  expect(await notify(email)).toEqual({ ...nothing, status: 204 });
});

it.each<[string, unknown, string, number]>([
  ['another token', REPLY, 'another secret of letters', 401],
  ['a status it does not document', { ...RECEIPT, status: 'lost' }, SECRET, 400],
  ['a reply without a number', { ...REPLY, source_number: '' }, SECRET, 400],
  ['no object', [], SECRET, 400],
])('does nothing with %s of Notify', async (_, body, token, status) => {
  expect(await notify(body, token)).toEqual({ ...nothing, status });
});

it('does nothing without a token, or without a secret', async () => {
  expect(await hand(NOTIFY, {}, JSON.stringify(REPLY))).toEqual({ ...nothing, status: 401 });
  const env = { ...NOTIFY, TEXT_MESSAGES_HOOK_SECRET: undefined };
  const answer = await hand(env, { Authorization: 'Bearer ' }, JSON.stringify(REPLY));
  expect(answer).toEqual({ ...nothing, status: 404 });
});

/** https://www.twilio.com/docs/messaging/guides/webhook-request */
const SMS = {
  MessageSid: `SM${'a'.repeat(32)}`,
  AccountSid: `AC${'1'.repeat(32)}`,
  From: '+447700900123',
  To: '+447700900000',
  Body: 'Off CB1 9ZA & thanks',
  NumMedia: '0',
};
/** https://www.twilio.com/docs/messaging/guides/track-outbound-message-status */
const STATUS = {
  MessageSid: `SM${'a'.repeat(32)}`,
  AccountSid: `AC${'1'.repeat(32)}`,
  MessageStatus: 'delivered',
  From: '+447700900000',
  To: '+447700900123',
};
function signed(fields: Record<string, string>, token = TOKEN, url = `${BASE_URL}/hooks/texts`) {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Twilio-Signature': twilio.getExpectedTwilioSignature(token, url, fields),
  };
  return hand(TWILIO, headers, new URLSearchParams(fields).toString());
}
const textOf = (message: string) => ({
  id: SMS.MessageSid,
  from: SMS.From,
  to: SMS.To,
  message,
});

it.each<[string, Record<string, string>, string[]]>([
  ['a reply', {}, ['Off CB1 9ZA & thanks']],
  ["Twilio's own word for STOP", { Body: 'Cancel', OptOutType: 'STOP' }, ['STOP']],
  ['what Twilio has answered by itself', { Body: 'HELP', OptOutType: 'HELP' }, []],
  ['an empty text', { Body: '' }, ['']],
])('hands on %s', async (_, change, messages) => {
  expect(await signed({ ...SMS, ...change })).toEqual({
    ...nothing,
    status: 204,
    texts: messages.map(textOf),
  });
});

it.each<[string, string, string[]]>([
  ['delivered', '', ['delivered']],
  ['undelivered', '30003', ['failed']],
  ['undelivered', '30005', ['gone']],
  ['undelivered', '30006', ['gone']],
  ['failed', '21610', ['gone']],
  ['failed', '30007', ['failed']],
  ['sent', '', []],
  ['queued', '', []],
])('hands on that Twilio says %s %s', async (MessageStatus, ErrorCode, outcomes) => {
  const fields = { ...STATUS, MessageStatus, ...(ErrorCode === '' ? {} : { ErrorCode }) };
  expect(await signed(fields)).toEqual({
    ...nothing,
    status: 204,
    receipts: outcomes.map((outcome) => ({ to: '+447700900123', outcome })),
  });
});

it('does nothing with what Twilio did not sign', async () => {
  const refused = { ...nothing, status: 401 };
  expect(await signed(SMS, 'another token')).toEqual(refused);
  expect(await signed(SMS, TOKEN, 'https://elsewhere.example/hooks/texts')).toEqual(refused);
  const body = new URLSearchParams(SMS).toString();
  expect(await hand(TWILIO, {}, body)).toEqual(refused);
  const signature = twilio.getExpectedTwilioSignature(TOKEN, `${BASE_URL}/hooks/texts`, SMS);
  const changed = new URLSearchParams({ ...SMS, From: '+447700900999' }).toString();
  expect(await hand(TWILIO, { 'X-Twilio-Signature': signature }, changed)).toEqual(refused);
  const { MessageSid: _, ...rest } = SMS;
  expect(await signed(rest)).toEqual({ ...nothing, status: 400 });
});

it.each<[string, TextEnv, boolean]>([
  ['Notify with a token', NOTIFY, true],
  ['Notify without an inbound number', { ...NOTIFY, TEXT_REPLIES: 'no' }, false],
  ['Twilio with the auth token', TWILIO, true],
  ['Twilio with an API key alone', { BASE_URL, TEXT_MESSAGES: 'twilio' }, false],
  ['nothing', { BASE_URL }, false],
])('%s: replies are read: %s', (_, env, expected) => {
  expect(readsReplies(env)).toBe(expected);
});
