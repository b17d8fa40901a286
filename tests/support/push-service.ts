import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { PushDevice } from '~/server/texts/push/endpoint';
import { serveOnLoopback } from './loopback';

const HOST = 'https://fcm.googleapis.com';

/** A browser with keys of its own, which alone can read what is sent to it. */
export function browser(name: string, quiet = true) {
  const keyPair = createECDH('prime256v1');
  const p256dh = keyPair.generateKeys();
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
    const key = Buffer.from(hkdfSync('sha256', keyPair.computeSecret(theirs), auth, info, 32));
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

const MOST_BYTES = 4096;
const DAY_SECONDS = 24 * 60 * 60;

/** The key that a request is signed with, as the subscription must name it (RFC 8292, 4.2). */
export const keyOf = (headers: Headers): string =>
  /, ?k=([\w-]+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? '';

/** Whether the token is signed with its key, for this service, and for a day at most (RFC 8292, 2 and 4.2). */
function isVouchedFor(authorization: string, host: string): boolean {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud?: unknown;
    exp?: unknown;
  };
  const left = Number(exp) - Date.now() / 1000;
  return isSigned && aud === host && left > 0 && left <= DAY_SECONDS;
}

/** What a push service refuses: RFC 8030, 5.2 to 5.4 and 7.2; RFC 8291, 4; RFC 8292, 4.2. Null where it takes the message. */
function refusalOf(headers: Headers, body: Buffer, host: string): number | null {
  if (!isVouchedFor(headers.get('Authorization') ?? '', host)) return 403;
  if (!/^\d+$/.test(headers.get('TTL') ?? '')) return 400;
  if (!/^(?:very-low|low|normal|high)$/.test(headers.get('Urgency') ?? 'normal')) return 400;
  if (!/^[\w-]{1,32}$/.test(headers.get('Topic') ?? 'none')) return 400;
  if (headers.get('Content-Encoding') !== 'aes128gcm') return 400;
  return body.length > MOST_BYTES ? 413 : null;
}

/** For a site in a process of its own: there the real service's name leads to this address, and whatever the process asks says its id. */
export const postingTo = (url: string, host = HOST) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    // remix-serve puts another fetch in place of Node's own after this.
    `let ask = fetch;
      const withProcess = (to, { headers, ...init } = {}) => {
        const all = new Headers(headers); all.set('X-Process', String(process.pid));
        return ask(typeof to === 'string' ? to.replace('${host}', '${url}') : to, { ...init, headers: all });
      };
      Object.defineProperty(globalThis, 'fetch', { get: () => withProcess, set: (other) => { ask = other; }, configurable: true });`,
  ).replaceAll("'", '%27')}`,
});

/** A push service on loopback; its name stands for the real one's, which the site alone would post to. */
export async function pushService(
  answer: (path: string, message: Omit<Got, 'path'>) => number = () => 201,
  host = HOST,
) {
  const got: Got[] = [];
  const server = await serveOnLoopback(async (request) => {
    const path = new URL(request.url).pathname;
    const body = Buffer.from(await request.arrayBuffer());
    const { headers } = request;
    const status = refusalOf(headers, body, host) ?? answer(path, { headers, body });
    if (status === 201) got.push({ path, headers, body });
    return new Response(null, { status });
  });
  const ask: typeof fetch = (address, init) =>
    fetch(String(address).replace(host, server.url), init);
  return { url: server.url, got, ask, env: postingTo(server.url, host), close: server.close };
}
