import { isIPv4, isIPv6 } from 'node:net';
import { env } from '~/server/env.server';

/** The eight groups of an IPv6 address that `isIPv6` found right. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const pair = (high = '', low = '') => (Number(high) * 256 + Number(low)).toString(16);
  const plain = dotted ? `${dotted[1]}${pair(dotted[2], dotted[3])}:${pair(dotted[4], dotted[5])}` : address;
  const [start = [], end] = plain.split('::').map((half) => (half ? half.split(':') : []));
  const between = end ? Array<string>(8 - start.length - end.length).fill('0') : [];
  return [...start, ...between, ...(end ?? [])].map((group) => parseInt(group, 16));
}

/** "[2001:db8::1]:443" and "192.0.2.1:443", as some proxies write them, without the port; a zone ("%eth0") goes too. */
const bare = (text: string): string =>
  (/^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text).split('%', 1)[0] ??
  '';

/** An address in its plain form, IPv4 inside IPv6 as IPv4; null for what is none. */
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

/** Whom a call from an address is counted against: the address itself, or the /64 of an IPv6 provider, for whoever has one has all 2^64 of it. */
export const networkOf = (address: string): string =>
  address.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;

/** What tells who asks: a web Request, or Node's own by its headers. */
export interface Asker {
  readonly headers: Pick<Headers, 'get'>;
}

/**
 * The visitor's address: the socket's (set by the server, never believed from outside), or the entry of X-Forwarded-For that
 * the outermost trusted proxy wrote. An entry that is no address is as good as none.
 */
export function addressOf(request: Asker, trustedProxies = env.TRUSTED_PROXIES): string {
  const peer = request.headers.get('x-peer-address') ?? 'unknown';
  const forwarded = trustedProxies > 0 ? (request.headers.get('X-Forwarded-For') ?? '').split(',') : [];
  return parseAddress(forwarded.at(-trustedProxies) ?? '') ?? parseAddress(peer) ?? peer.slice(0, 60);
}

/** Whom a call is counted against: an IPv4 address, or the /64 of an IPv6 address. */
export const callerOf = (request: Asker, trustedProxies = env.TRUSTED_PROXIES): string =>
  networkOf(addressOf(request, trustedProxies));
