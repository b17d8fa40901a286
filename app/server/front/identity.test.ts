import { afterEach, describe, expect, it } from 'vitest';
import { openDoor, type Door } from '../../../tests/support/front';

let door: Door | null = null;
afterEach(() => door?.close());
const open = async (trustedProxies: number): Promise<string> =>
  (door = await openDoor([], undefined, trustedProxies)).url;

describe('identity', () => {
  const answerTo = async (trusted: number, headers: Record<string, string>) => {
    const url = await open(trusted);
    const answer = await fetch(url, { headers });
    return {
      id: answer.headers.get('x-request-id'),
      ...((await answer.json()) as { headers: Record<string, string> }),
    };
  };

  it('the caller is the socket whatever it claims, and each request has an id of ours', async () => {
    const { id, headers } = await answerTo(0, {
      'X-Peer-Address': '192.0.2.1',
      'X-Request-Id': 'mine',
    });
    expect(headers['x-peer-address']).toBe('127.0.0.1');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(headers['x-request-id']).toBe(id);
  });

  it('X-Forwarded-Host is believed of trusted proxies alone', async () => {
    const claimed = { 'X-Forwarded-Host': 'power.example' };
    const direct = await answerTo(0, claimed);
    expect(direct.headers['host']).toMatch(/^127/);
    expect(direct.headers).not.toHaveProperty('x-forwarded-host');
    await door?.close();
    expect((await answerTo(1, claimed)).headers).toMatchObject({ host: 'power.example' });
    await door?.close();
    // What the visitor wrote stands before what the proxy added.
    const twice = await answerTo(1, { 'X-Forwarded-Host': 'evil.example, power.example' });
    expect(twice.headers).toMatchObject({ host: 'power.example' });
    await door?.close();
    expect((await answerTo(1, { 'X-Forwarded-Host': 'a b"<' })).headers['host']).toMatch(/^127/);
  });
});
