import { expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { SECOND } from '~/domain/time/instant';
import { breachesOf, operationAt } from '../../../../tests/support/openapi';
import { signatureOf } from '../../../../tests/fixtures/signature-of';
import { createHttpHook } from '../gateways/http.server';
import { answerTextsHook } from './hook.server';

const SECRET = 'a secret of sixteen letters';
const now = Date.UTC(2026, 10, 20, 14);
const operation = operationAt('/hooks/texts', 'post');
const text = {
  id: 'm-1',
  from: '+447700900123',
  to: '60006',
  message: 'STOP',
  receivedAt: '2026-11-20T14:00:00Z',
};

interface Wish {
  readonly body?: string;
  readonly signature?: string | null;
  readonly secret?: string | undefined;
  readonly outcome?: 'done' | 'other' | Failure;
  readonly hasList?: boolean;
}
async function hand(wish: Wish) {
  const { body = JSON.stringify(text), outcome = 'done', hasList = true } = wish;
  const signature = wish.signature === undefined ? signatureOf(body, SECRET, now) : wish.signature;
  const handle = vi.fn(async () => {
    if (outcome instanceof Failure) throw outcome;
    return outcome;
  });
  const request = new Request('http://site.test/hooks/texts', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(signature === null ? {} : { 'X-Signature': signature }),
    },
    body,
  });
  const secret = 'secret' in wish ? wish.secret : SECRET;
  const replies = hasList ? { handle, receive: async () => undefined } : null;
  const hook = secret === undefined ? null : createHttpHook(secret);
  const answer = await answerTextsHook(request, { replies, hook, now: () => now });
  expect(await breachesOf(operation, answer)).toEqual([]);
  return { status: answer.status, handle };
}

it('hands on a text that is signed, and says that it is done', async () => {
  const { status, handle } = await hand({});
  expect(status).toBe(204);
  expect(handle).toHaveBeenCalledWith(text);
});

it.each<[string, Wish, number]>([
  ['there is no secret', { secret: undefined }, 404],
  ['the operator keeps the list', { hasList: false }, 404],
  ['it is not signed', { signature: null }, 401],
  [
    'it is signed with another secret',
    { signature: signatureOf(JSON.stringify(text), 'another secret of letters', now) },
    401,
  ],
  [
    'it was recorded',
    { signature: signatureOf(JSON.stringify(text), SECRET, now - 301 * SECOND) },
    401,
  ],
  ['it is no JSON', { body: '{' }, 400],
  ['it is no text', { body: '[]' }, 400],
  ['its time is none', { body: JSON.stringify({ ...text, receivedAt: 'now' }) }, 400],
  ['it has no id', { body: JSON.stringify({ ...text, id: '' }) }, 400],
  ['it names nobody', { body: JSON.stringify({ ...text, from: undefined }) }, 400],
  [
    'it is longer than a text',
    { body: JSON.stringify({ ...text, message: 'x'.repeat(2001) }) },
    400,
  ],
  [
    'it is larger than any text',
    { body: JSON.stringify({ ...text, more: 'x'.repeat(9000) }) },
    413,
  ],
])('does nothing where %s', async (_, wish, expected) => {
  const { status, handle } = await hand(wish);
  expect(status).toBe(expected);
  expect(handle).not.toHaveBeenCalled();
});

it('refuses another text under a known id, and is asked again where nothing could be done', async () => {
  expect((await hand({ outcome: 'other' })).status).toBe(409);
  expect((await hand({ outcome: new Failure('unavailable', 'down') })).status).toBe(502);
});
