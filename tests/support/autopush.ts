import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';
import { keyOf, pushService } from './push-service';

const HOST = 'https://updates.push.services.mozilla.com';

/** What Firefox says. https://mozilla-push-service.readthedocs.io/en/latest/design/#simplepush-protocol and its PushServiceWebSocket.sys.mjs */
const Said = z.discriminatedUnion('messageType', [
  z.object({ messageType: z.literal('hello'), uaid: z.string().optional() }),
  z.object({
    messageType: z.literal('register'),
    channelID: z.string().uuid(),
    key: z.string().optional(),
  }),
  z.object({ messageType: z.literal('unregister'), channelID: z.string().uuid() }),
  z.object({
    messageType: z.literal('ack'),
    updates: z.array(z.object({ channelID: z.string(), version: z.string(), code: z.number() })),
  }),
  z.object({ messageType: z.literal('broadcast_subscribe') }),
]);

interface Channel {
  readonly id: string;
  /** The server's key that the subscription is restricted to, without padding. */
  readonly key: string;
  readonly browser: WebSocket;
}

/**
 * Mozilla's push service on loopback: a browser subscribes over a WebSocket, and gets there what the
 * site posts. It refuses what the real one refuses: a request signed with another key than the
 * subscription's (401), and one to a subscription that has ended (410).
 * https://mozilla-push-service.readthedocs.io/en/latest/http.html#error-codes
 */
export async function autopush() {
  const channels = new Map<string, Channel>();
  /** What the browser said of each message: 100 is delivered to a service worker. */
  const acks: number[] = [];
  const posts = await pushService((path, { headers, body }) => {
    const channel = channels.get(path);
    if (!channel) return 410;
    if (channel.key !== keyOf(headers)) return 401;
    say(channel.browser, {
      messageType: 'notification',
      channelID: channel.id,
      version: randomUUID(),
      ttl: Number(headers.get('TTL')),
      data: body.toString('base64url'),
      headers: { encoding: headers.get('Content-Encoding') },
    });
    return 201;
  }, HOST);
  const sockets = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    handleProtocols: () => 'push-notification',
  });
  await new Promise((resolve) => sockets.once('listening', resolve));

  /** Changes when the service forgets its browsers; Firefox then drops its subscriptions. */
  let generation = 0;
  const uaids = new Map<string, number>();
  const say = (browser: WebSocket, message: object) => browser.send(JSON.stringify(message));
  const pathOf = (channelID: string) => `/wpush/v2/${channelID.replaceAll('-', '')}`;

  sockets.on('connection', (browser) => {
    let isGreeted = false;
    browser.on('message', (data) => {
      const text = (data as Buffer).toString();
      // A ping, which is answered in kind.
      if (text === '{}') return browser.send('{}');
      const said = Said.parse(JSON.parse(text));
      // The first message must be the greeting.
      if (said.messageType !== 'hello' && !isGreeted) return browser.close(4_000);
      const { messageType } = said;
      switch (messageType) {
        case 'hello': {
          isGreeted = true;
          const isKnown = said.uaid !== undefined && uaids.get(said.uaid) === generation;
          const uaid = isKnown && said.uaid ? said.uaid : randomUUID().replaceAll('-', '');
          uaids.set(uaid, generation);
          say(browser, { messageType, uaid, status: 200, use_webpush: true, broadcasts: {} });
          break;
        }
        case 'register': {
          const { channelID, key = '' } = said;
          const path = pathOf(channelID);
          channels.set(path, { id: channelID, key: key.replaceAll('=', ''), browser });
          say(browser, { messageType, channelID, status: 200, pushEndpoint: HOST + path });
          break;
        }
        case 'unregister':
          channels.delete(pathOf(said.channelID));
          say(browser, { messageType, channelID: said.channelID, status: 200 });
          break;
        case 'ack':
          acks.push(...said.updates.map(({ code }) => code));
          break;
        case 'broadcast_subscribe':
          // There are no broadcasts.
          break;
      }
    });
  });
  return {
    ...posts,
    /** Where Firefox connects (dom.push.serverURL). */
    serverUrl: `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}/`,
    acks,
    subscriptions: () => channels.size,
    /** Forgets every browser and its subscriptions, which each learns when it connects again. */
    forget() {
      generation += 1;
      channels.clear();
      for (const browser of sockets.clients) browser.terminate();
    },
    async close() {
      for (const browser of sockets.clients) browser.terminate();
      await new Promise((resolve) => sockets.close(resolve));
      await posts.close();
    },
  };
}
