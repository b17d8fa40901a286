import { gzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { ask } from '../support/server';

const site = inject('site');
const EMAIL = 'sam.example@mail.example';

const post = (path: string, values: Record<string, string>) =>
  ask(site + path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { Origin: site },
    redirect: 'manual',
  });
const right = { emailAddress: EMAIL, checkbox: 'true' };

it('takes nobody for a person who posts a page that was never opened', async () => {
  const answer = await post('/supplier-and-mpan/meter-number', {
    ...right,
    meterNumber: 'MPN1001',
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('We could not tell that you are a person');
});

it.each([
  ['an address that nobody offered', { address: 'CB1 9ZA|nonsense' }, 'not in our list any more'],
  [
    'an address of another network',
    { address: 'M1 9ZA|1600000190101' },
    'Find and choose|not in our list|not on our network',
  ],
])('%s', async (_, more, words) => {
  const answer = await post('/supplier-and-mpan/address', { ...right, ...more });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(new RegExp(words));
});

it.each([
  '/supplier-and-mpan',
  '/supplier-and-mpan/address',
  '/supplier-and-mpan/meter-number',
  '/supplier-and-mpan/form',
  '/export-mpan',
  '/whats-my-mpan',
])('%s is light and kept by nobody but where it is the same for all', async (path) => {
  const answer = await ask(site + path);
  expect(answer.headers.get('Cache-Control')).toMatch(
    path === '/supplier-and-mpan' ? /^public/ : /^private, no-store$/,
  );
  expect(gzipSync(await answer.text()).length).toBeLessThan(14 * 1024);
});
