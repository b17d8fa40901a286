import webPush from 'web-push';
import { describe, expect, it } from 'vitest';
import { browser, pushService } from '../../../../tests/support/push-service';
import { isPushEndpoint, PushSubscription } from './endpoint';
import { createPushSender, isNight } from './sender.server';

describe('whom we post to [X-74]', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://web.push.apple.com/x', true],
    ['https://db5p.notify.windows.com/w/?token=x', true],
    ['https://push.operator.example/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://evil-push.apple.com.example/x', false],
    ['https://push.apple.com/x', false],
    ['https://127.0.0.1/x', false],
    ['https://[::1]/x', false],
    ['https://169.254.169.254/latest', false],
    ['https://localhost/x', false],
    ['file:///etc/passwd', false],
    ['nonsense', false],
  ])('%s: %s', (address, may) =>
    expect(isPushEndpoint(address, ['push.operator.example'])).toBe(may),
  );
});

it.each([
  ['a point of the curve', browser('ann').device.keys, true],
  [
    'none',
    { ...browser('ann').device.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
    false,
  ],
  ['one that is too short', { ...browser('ann').device.keys, p256dh: 'AAAA' }, false],
  ['a secret that is too short', { ...browser('ann').device.keys, auth: 'AAAA' }, false],
])('of a browser’s keys, %s: taken %s', (_, keys, taken) =>
  expect(
    PushSubscription.safeParse({ endpoint: 'https://web.push.apple.com/x', keys }).success,
  ).toBe(taken),
);

it('one message that cannot be read holds up no other', async () => {
  const service = await pushService();
  const sender = createPushSender({
    keys: async () => webPush.generateVAPIDKeys(),
    subject: 'mailto:control@meridian-power.example',
    isAllowed: isPushEndpoint,
    now: () => Date.UTC(2026, 2, 10, 12),
    fetch: service.ask,
  });
  const to = JSON.stringify(browser('ann').device);
  const text = JSON.stringify({ tag: 'a reference / of another kind' });
  const messages = [
    { to: '{', text },
    { to, text: '{' },
    { to, text },
  ].map((one, index) => ({ ...one, key: `${index}` }));
  const results = await sender.send(messages);
  await service.close();
  expect(results).toEqual(['gone', 'later', 'sent']);
});

it.each([
  [Date.UTC(2026, 0, 10, 21, 59), false],
  [Date.UTC(2026, 0, 10, 22), true],
  [Date.UTC(2026, 0, 11, 6, 59), true],
  [Date.UTC(2026, 0, 11, 7), false],
  // In summer London is an hour ahead.
  [Date.UTC(2026, 6, 10, 21), true],
  [Date.UTC(2026, 6, 11, 6), false],
])('at %i people sleep: %s', (now, night) => expect(isNight(now)).toBe(night));

it.each<[string, Record<string, string | undefined>, number, number]>([
  ['takes what the sender makes', {}, 0, 201],
  ['refuses a message without a lifetime', { TTL: undefined }, 0, 400],
  ['refuses another coding', { 'Content-Encoding': 'aesgcm' }, 0, 400],
  ['refuses a topic of more than 32 letters', { Topic: 'a'.repeat(33) }, 0, 400],
  ['refuses a stranger', { Authorization: undefined }, 0, 403],
  ['refuses more than 4096 bytes', {}, 4097, 413],
  [
    'refuses what is meant for another service',
    { endpoint: 'https://web.push.apple.com/x' },
    0,
    403,
  ],
])('the push service of tests %s', async (_, { endpoint, ...changed }, bytes, status) => {
  const service = await pushService();
  const device = { ...browser('ann').device, ...(endpoint && { endpoint }) };
  const subject = 'mailto:control@meridian-power.example';
  const { headers, body } = webPush.generateRequestDetails(device, '{}', {
    vapidDetails: { subject, ...webPush.generateVAPIDKeys() },
    TTL: 60,
  });
  const entries = Object.entries({ ...headers, ...changed }).filter(
    ([, value]) => value !== undefined,
  );
  const answer = await service.ask(browser('ann').device.endpoint, {
    method: 'POST',
    headers: entries
      .map(([name, value]): [string, string] => [name, String(value)])
      .filter(([name]) => name !== 'Content-Length'),
    body: bytes > 0 ? new Uint8Array(bytes) : new Uint8Array(body),
  });
  await service.close();
  expect(answer.status).toBe(status);
});
