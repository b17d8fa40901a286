import { expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { sendOnce, signUpAct } from './posted-key.server';

const KEY = 'a-key-of-a-page';

it('other answers under the same key, as from a second tab, are sent under a key of their own', async () => {
  const send = vi.fn((key: string) => Promise.resolve(key));
  send.mockRejectedValueOnce(new Failure('invalid', 'used'));
  const answer = await sendOnce(KEY, send);
  expect(send.mock.calls).toEqual([[KEY], [answer]]);
  expect(answer).toMatch(/^[\da-f-]{36}$/);
});

it('what cannot be taken now is not sent twice', async () => {
  const send = vi.fn(() => Promise.reject(new Failure('unavailable', 'down')));
  await expect(sendOnce(KEY, send)).rejects.toThrow('down');
  expect(send).toHaveBeenCalledOnce();
});

it('a page that is opened anew is for the same sign-up, until it was taken', () => {
  const visit = (cookie: string, page = 'INCD-1-A') =>
    signUpAct(new Request('http://site.test/x', { headers: { Cookie: cookie } }), page);
  const first = visit('');
  const cookie = first.headers['Set-Cookie'].split(';')[0] ?? '';
  expect(visit(cookie).key).toBe(first.key);
  expect(visit(cookie, 'INCD-2-A').key).not.toBe(first.key);
  expect(visit('').key).not.toBe(first.key);
  expect(visit('mpn_act=forged').key).not.toBe(visit('mpn_act=forged').key);
});
