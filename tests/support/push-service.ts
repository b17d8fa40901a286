import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushDevice } from '~/server/notifications/push/endpoint';
import { serveOnLoopback } from './loopback';

const HOST = 'https://fcm.googleapis.com';

/** A browser with keys of its own, which alone can read what is sent to it. */
export function browser(name: string, quiet = true) {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  const device: PushDevice = {
    endpoint: `${HOST}/fcm/send/${name}`,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    quiet,
  };
  /** RFC 8291 and RFC 8188. */
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const end = 21 + (body[20] ?? 0);
    const theirs = body.subarray(21, end);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs]);
    const key = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
    const derive = (use: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${use}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
  return { device, read };
}

export interface Got {
  readonly path: string;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A push service on loopback; its name stands for the real one's, which the site alone would post to. */
export async function pushService(answer: (path: string) => number = () => 201) {
  const got: Got[] = [];
  const server = await serveOnLoopback(async (request) => {
    const path = new URL(request.url).pathname;
    const status = answer(path);
    if (status === 201) got.push({ path, headers: request.headers, body: Buffer.from(await request.arrayBuffer()) });
    return new Response(null, { status });
  });
  const ask: typeof fetch = (address, init) => fetch(String(address).replace(HOST, server.url), init);
  /** For a site in a process of its own: there the real service's name leads here as well, and whatever the process asks says its id. */
  const env = {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
      `const ask = fetch; globalThis.fetch = (to, { headers, ...init } = {}) => {
        const said = new Headers(headers); said.set('X-Process', String(process.pid));
        return ask(typeof to === 'string' ? to.replace('${HOST}', '${server.url}') : to, { ...init, headers: said });
      };`,
    ).replaceAll("'", '%27')}`,
  };
  return { got, ask, env, close: server.close };
}
