import { expect, it, vi } from 'vitest';
import { browser } from '../../../../tests/support/push-service';
import { parseEnv } from '~/server/env.server';
import { answerPush } from './api.server';
import { pushSubject } from './subject';

const { quiet, ...subscription } = browser('ann').device;
const about = { reference: 'INCD-1-A' };

let callers = 0;
async function post(body: unknown, answer = 'followed', Cookie = '', isOffered = true) {
  const followers = {
    follow: vi.fn(async () => answer as 'followed'),
    move: vi.fn(async () => true),
    isFollowed: vi.fn(async () => true),
    stop: vi.fn(async () => undefined),
    forget: vi.fn(async () => undefined),
  };
  callers += 1;
  const request = new Request('http://site.test/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-peer-address': `10.9.${callers}.1`, Cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const keys = () => Promise.reject(new Error('nobody asked'));
  const response = await answerPush(request, {
    push: { keys, followers, isOffered },
    env: { PUSH_HOSTS: [] },
  });
  return { followers, status: response.status, said: (await response.json()) as unknown };
}

it.each([
  [
    'follow',
    { do: 'follow', subscription, about, quiet },
    [{ ...subscription, quiet }, about, undefined],
  ],
  [
    'isFollowed',
    { do: 'look', endpoint: subscription.endpoint, about },
    [subscription.endpoint, about],
  ],
  ['move', { do: 'move', from: subscription, subscription }, [subscription, subscription]],
  ['stop', { do: 'stop', endpoint: subscription.endpoint }, [subscription.endpoint]],
] as const)('what is asked is done: %s', async (name, body, given) => {
  const { followers, status } = await post(body);
  expect(status).toBe(200);
  expect(followers[name]).toHaveBeenCalledWith(...given);
});

it('news comes in the language that was chosen', async () => {
  const { followers } = await post(
    { do: 'follow', subscription, about, quiet },
    'followed',
    'mpn_language=cy',
  );
  expect(followers.follow).toHaveBeenCalledWith({ ...subscription, quiet }, about, 'cy');
});

const elsewhere = { ...subscription, endpoint: 'https://169.254.169.254/latest' };
it.each([
  ['nothing', {}],
  ['no JSON', '{'],
  ['another wish', { do: 'send', endpoint: subscription.endpoint }],
  ['an address of our own network', { do: 'follow', subscription: elsewhere, about, quiet }],
  ['a move to one', { do: 'move', from: subscription, subscription: elsewhere }],
  ['an address without end', { do: 'stop', endpoint: 'x'.repeat(1001) }],
  ['a body without end', { do: 'stop', endpoint: 'x', more: 'x'.repeat(9000) }],
  [
    'keys that seal nothing',
    { do: 'follow', subscription: { ...subscription, keys: {} }, about, quiet },
  ],
  [
    'a place that is named in the request',
    { do: 'follow', subscription, about: { place: 'CB1 9ZA' }, quiet },
  ],
])('%s is refused, and nothing is stored', async (_, body) => {
  const { followers, status, said } = await post(body);
  expect(status).toBe(400);
  expect(said).toMatchObject({ message: expect.any(String) });
  for (const done of Object.values(followers)) expect(done).not.toHaveBeenCalled();
});

it('an address is the one of the visitor’s cookie, and without one there is none to follow', async () => {
  const { followers, status } = await post({
    do: 'follow',
    subscription,
    about: { place: 'address' },
    quiet,
  });
  expect(status).toBe(404);
  expect(followers.follow).not.toHaveBeenCalled();
});

it.each(['over', 'too-many'])('a wish that cannot be met is said: %s', async (answer) => {
  expect((await post({ do: 'follow', subscription, about, quiet }, answer)).status).toBe(422);
});

it.each([
  ['mailto:site@operator.example', 'http://localhost:3000', 'mailto:site@operator.example'],
  [undefined, 'https://www.operator.example', 'https://www.operator.example'],
  [undefined, 'http://localhost:3000', null],
  [undefined, 'https://localhost', null],
])('with the contact %s and the address %s the sender is %s', (subject, address, sender) =>
  expect(pushSubject({ VAPID_SUBJECT: subject, BASE_URL: address })).toBe(sender),
);

it('nobody can begin to follow where nothing could be sent, but everybody can stop', async () => {
  const begun = await post({ do: 'follow', subscription, about, quiet }, 'followed', '', false);
  expect(begun.status).toBe(422);
  expect(begun.followers.follow).not.toHaveBeenCalled();
  const stopped = { do: 'stop', endpoint: subscription.endpoint };
  expect((await post(stopped, 'followed', '', false)).status).toBe(200);
});

it('one key of the pair alone stops the start', () => {
  const keys = { VAPID_PUBLIC_KEY: 'p'.repeat(87), VAPID_PRIVATE_KEY: 'k'.repeat(43) };
  const env = { ...keys, SESSION_SECRET: 'a secret of the tests, 32 letters' };
  expect(parseEnv(env)).toMatchObject(keys);
  for (const name of Object.keys(keys))
    expect(() => parseEnv({ ...env, [name]: '' })).toThrow('VAPID_PUBLIC_KEY');
});
