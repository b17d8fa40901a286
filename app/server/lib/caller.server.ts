import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { env } from '~/server/env.server';

function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const pair = (high = '', low = '') => (Number(high) * 256 + Number(low)).toString(16);
  const plain = dotted
    ? `${dotted[1]}${pair(dotted[2], dotted[3])}:${pair(dotted[4], dotted[5])}`
    : address;
  const [start = [], end] = plain.split('::').map((half) => (half ? half.split(':') : []));
  const between = end ? Array<string>(8 - start.length - end.length).fill('0') : [];
  return [...start, ...between, ...(end ?? [])].map((group) => parseInt(group, 16));
}

/** Without the port ("[2001:db8::1]:443", "192.0.2.1:443") and the zone ("%eth0"). */
const bare = (text: string): string =>
  (
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ??
    /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ??
    text
  ).split('%', 1)[0] ?? '';

/** IPv4-mapped IPv6 as IPv4; null if it isn't an address. */
export function parseAddress(text: string): string | null {
  if (text.length > 60) return null;
  const address = bare(text.trim());
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : groups.map((group) => group.toString(16)).join(':');
}

/** The IPv4 address, or the /64 of an IPv6 one, since a subscriber has all of it. */
export const networkOf = (address: string): string =>
  address.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;

/** A web Request, or the headers of Node's. */
export interface Asker {
  readonly headers: Pick<Headers, 'get'>;
}

/** The socket's, or the outermost trusted proxy's X-Forwarded-For entry if it's valid. */
export function addressOf(request: Asker, trustedProxies = env.TRUSTED_PROXIES): string {
  const peer = request.headers.get('x-peer-address') ?? 'unknown';
  const forwarded =
    trustedProxies > 0 ? (request.headers.get('X-Forwarded-For') ?? '').split(',') : [];
  return (
    parseAddress(forwarded.at(-trustedProxies) ?? '') ?? parseAddress(peer) ?? peer.slice(0, 60)
  );
}

export const callerOf = (request: Asker, trustedProxies = env.TRUSTED_PROXIES): string =>
  networkOf(addressOf(request, trustedProxies));

export const callerIn = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  trustedProxies = env.TRUSTED_PROXIES,
): string =>
  callerOf(
    { headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null } },
    trustedProxies,
  );
