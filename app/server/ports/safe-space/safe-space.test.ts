import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { undoAfterEach } from '../../../../tests/support/undo';
import { textsOf } from '~/words/texts';
import { safeSpace as safeSpaceTexts } from '#words/en.json';
import { createHttpClient } from '~/server/lib/http-client.server';
import { noSafeSpace } from './create.server';
import { createHttpSafeSpace } from './http.server';
import { safeSpaceFrame } from './frame';

const undo = undoAfterEach();
let clock = 0;
async function carrier(answer: () => Response) {
  const paths: string[] = [];
  const server = await serveOnLoopback((request) => {
    const { pathname } = new URL(request.url);
    paths.push(pathname);
    return pathname === '/sso/' ? new Response('ok') : answer();
  });
  undo.push(server.close);
  const client = createHttpClient({ name: 'the safe space', baseUrl: server.url, retries: 0 });
  const space = createHttpSafeSpace({
    client,
    host: server.url,
    scriptPath: '/widget.js',
    now: () => clock,
  });
  return { space, paths, url: server.url };
}
const alive = (isAlive: unknown) => () => new Response(JSON.stringify({ isAlive }));

it('asks for the session, then whether the host is alive, once for all visitors [L-559 to L-561]', async () => {
  const { space, paths, url } = await carrier(alive(true));
  expect(await space.widgetScript()).toBe(`${url}/widget.js`);
  expect(await space.widgetScript()).toBe(`${url}/widget.js`);
  expect(paths).toEqual(['/sso/', '/sso/Home/IsAlive']);
  clock += 30_000;
  await space.widgetScript();
  expect(paths).toHaveLength(4);
});
it('has no widget when the host says that it is not alive [L-147, L-714]', async () =>
  expect(await (await carrier(alive(false))).space.widgetScript()).toBeNull());
it.each([alive('yes'), () => new Response('x'), () => new Response(null, { status: 500 })])(
  'is unavailable when the host fails, and asks again the next time',
  async (answer) => {
    const { space, paths } = await carrier(answer);
    await expect(space.widgetScript()).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(space.widgetScript()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(paths.length).toBeGreaterThan(2);
  },
);
it('is unavailable without a carrier', () =>
  expect(noSafeSpace.widgetScript()).rejects.toBeDefined());

const t = textsOf(safeSpaceTexts);
it('shows the error of the specification and other ways to help [L-599]', () => {
  const { html, csp } = safeSpaceFrame(t, null, null);
  expect(html).toContain('Error fetching Safe Space Widget');
  expect(html).toContain('href="tel:08082000247"');
  expect(csp).toContain("frame-ancestors 'self'");
});
it('allows the script of the carrier alone', () => {
  const { html, csp } = safeSpaceFrame(
    t,
    'https://carrier.example/w.js?a=1&b="',
    'https://carrier.example',
  );
  expect(html).toContain('src="https://carrier.example/w.js?a=1&#38;b=&#34;"');
  expect(csp).toContain("script-src 'self' https://carrier.example;");
  expect(csp).not.toContain('unsafe');
});

it('asks the page around it to close it, by Escape and by the link at its top [L-146]', () => {
  const postMessage = vi.fn();
  const heard: Record<string, (event: object) => void> = {};
  const listen = (kind: string, listener: (event: object) => void) => void (heard[kind] = listener);
  const exit = { href: '', addEventListener: vi.fn() };
  const querySelector = vi.fn((name: string) =>
    name === '[data-exit]' ? exit : { addEventListener: listen },
  );
  vi.useFakeTimers();
  const within = {
    setTimeout,
    clearTimeout,
    window: { parent: { postMessage } },
    addEventListener: listen,
    document: { querySelector },
  };
  runInNewContext(readFileSync('public/safe-space-frame/frame.js', 'utf8'), within);
  expect(querySelector).toHaveBeenCalledWith('[data-close]');
  expect(safeSpaceFrame(t, null, null).html).toContain('<a href="/" data-close>');
  heard['keydown']?.({ key: 'Tab' });
  expect(postMessage).not.toHaveBeenCalled();
  heard['keydown']?.({ key: 'Escape' });
  heard['keydown']?.({ key: 'Escape' });
  vi.runAllTimers();
  heard['click']?.({ preventDefault: () => undefined });
  vi.useRealTimers();
  expect(postMessage.mock.calls.flat().filter((word) => word !== '*')).toEqual([
    'safe-space-escape',
    'safe-space-escape',
    'safe-space-close',
    'safe-space-close',
  ]);
});

it('has the way out ready before the script of the carrier, which may be slow', () => {
  const { html } = safeSpaceFrame(
    t,
    'https://carrier.example/widget.js',
    'https://carrier.example',
  );
  const [ours, carriers] = ['/safe-space-frame/frame.js', 'https://carrier.example/widget.js'];
  expect(html).toContain(carriers);
  expect(html.indexOf(ours)).toBeGreaterThan(0);
  expect(html.indexOf(ours)).toBeLessThan(html.indexOf(carriers));
});
