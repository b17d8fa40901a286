import { afterEach, expect, it } from 'vitest';
import { openDoor, type Door } from '../../../tests/support/front';
import { redirects } from './redirects';

let door: Door | null = null;
afterEach(() => door?.close());

async function ask(path: string, method = 'GET') {
  const headers = new Headers({ Location: '/there', 'Cache-Control': 'private, no-store' });
  for (const cookie of ['a=1; Path=/', 'b=2; Path=/']) headers.append('Set-Cookie', cookie);
  door = await openDoor([
    redirects([
      {
        path: '/search',
        async of(request) {
          const value = new URL(request.url).searchParams.get('value');
          if (value === 'broken') throw new Error('broken');
          return value === request.headers.get('x-known')
            ? new Response(null, { status: 303, headers })
            : null;
        },
      },
    ]),
  ]);
  return fetch(door.url + path, { method, redirect: 'manual', headers: { 'X-Known': 'known' } });
}

it('redirects with all cookies and no body, by what the request says', async () => {
  const answer = await ask('/search?value=known');
  expect([answer.status, answer.headers.get('Location'), await answer.text()]).toEqual([
    303,
    '/there',
    '',
  ]);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

it.each([
  ['other values', '/search?value=other', 'GET'],
  ['what it cannot answer', '/search?value=broken', 'GET'],
  ['other paths', '/other?value=known', 'GET'],
  ['posts', '/search?value=known', 'POST'],
  ['endless addresses', `/search?value=known&more=${'x'.repeat(1000)}`, 'GET'],
])('leaves %s to the app', async (_, path, method) => {
  const answer = await ask(path, method);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ url: path, method }),
  ]);
});
