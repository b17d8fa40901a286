import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { undoAfterEach } from '../../../../tests/support/undo';
import { textsOf } from '~/words/texts';
import { safeSpace as safeSpaceTexts } from '#words/en.json';
import { createHttpClient } from '~/server/lib/http-client.server';
import { createHttpSafeSpace, noSafeSpace } from './create.server';
import { safeSpaceFrame } from './frame';

const undo = undoAfterEach();
let clock = 0;
async function carrier(answer: () => Response) {
  const asked: string[] = [];
  const server = await serveOnLoopback((request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return pathname === '/sso/' ? new Response('ok') : answer();
  });
  undo.push(server.close);
  const client = createHttpClient({ name: 'the safe space', baseUrl: server.url, retries: 0 });
  const space = createHttpSafeSpace({ client, host: server.url, scriptPath: '/widget.js', now: () => clock });
  return { space, asked, url: server.url };
}
const alive = (isAlive: unknown) => () => new Response(JSON.stringify({ isAlive }));

it('asks for the session, then whether the host is alive, once for all visitors [L-559 to L-561]', async () => {
  const { space, asked, url } = await carrier(alive(true));
  expect(await space.widgetScript()).toBe(`${url}/widget.js`);
  expect(await space.widgetScript()).toBe(`${url}/widget.js`);
  expect(asked).toEqual(['/sso/', '/sso/Home/IsAlive']);
  clock += 30_000;
  await space.widgetScript();
  expect(asked).toHaveLength(4);
});
it('has no widget when the host says that it is not alive [L-147, L-714]', async () =>
  expect(await (await carrier(alive(false))).space.widgetScript()).toBeNull());
it.each([alive('yes'), () => new Response('x'), () => new Response(null, { status: 500 })])(
  'is unavailable when the host fails, and asks again the next time',
  async (answer) => {
    const { space, asked } = await carrier(answer);
    await expect(space.widgetScript()).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(space.widgetScript()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(asked.length).toBeGreaterThan(2);
  },
);
it('is unavailable without a carrier', () => expect(noSafeSpace.widgetScript()).rejects.toBeDefined());

const t = textsOf(safeSpaceTexts);
it('shows the error of the specification and other ways to help [L-599]', () => {
  const { html, csp } = safeSpaceFrame(t, null, null);
  expect(html).toContain('Error fetching Safe Space Widget');
  expect(html).toContain('href="tel:08082000247"');
  expect(csp).toContain("frame-ancestors 'self'");
});
it('allows the script of the carrier alone', () => {
  const { html, csp } = safeSpaceFrame(t, 'https://carrier.example/w.js?a=1&b="', 'https://carrier.example');
  expect(html).toContain('src="https://carrier.example/w.js?a=1&#38;b=&#34;"');
  expect(csp).toContain("script-src 'self' https://carrier.example;");
  expect(csp).not.toContain('unsafe');
});

it('asks the page around it to close it, by Escape and by the link at its top [L-146]', () => {
  const postMessage = vi.fn();
  const heard: Record<string, (event: object) => void> = {};
  const listen = (kind: string, listener: (event: object) => void) => void (heard[kind] = listener);
  const querySelector = vi.fn(() => ({ addEventListener: listen }));
  const within = { window: { parent: { postMessage } }, addEventListener: listen, document: { querySelector } };
  runInNewContext(readFileSync('public/safe-space-frame/frame.js', 'utf8'), within);
  expect(querySelector).toHaveBeenCalledWith('[data-close]');
  expect(safeSpaceFrame(t, null, null).html).toContain('<a href="/" data-close>');
  heard['keydown']?.({ key: 'Tab' });
  expect(postMessage).not.toHaveBeenCalled();
  heard['keydown']?.({ key: 'Escape' });
  heard['click']?.({ preventDefault: () => undefined });
  expect(postMessage.mock.calls).toEqual([
    ['safe-space-close', '*'],
    ['safe-space-close', '*'],
  ]);
});
