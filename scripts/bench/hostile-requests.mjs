import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { inRoot } from '../lib/run.mjs';
import { COOKIES, METHODS, NAMES, ORIGINS, OTHER_PATHS, TYPES, VALUES } from './hostile-words.mjs';

/**
 * Returns a reproducible source of numbers from 0 to 1 (mulberry32), so that runs can be repeated.
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns every path that the site serves: pages, and the wire contract's operations. */
export function knownPaths() {
  const contract = load(readFileSync(inRoot('public/api.openapi.yaml'), 'utf8'));
  return [
    ...OTHER_PATHS,
    ...Object.keys(contract.paths).map((path) => path.replace(/\{[^}]+\}/g, 'x')),
  ];
}

/**
 * Yields endless requests like those of attackers, bots and broken programs, reproducible by seed:
 * known and unknown paths, every method, types that do not match their bodies, cookies of every
 * kind.
 */
export function* hostileRequests(seed, paths = knownPaths()) {
  const random = randomFrom(seed);
  const oneOf = (list) => list[Math.floor(random() * list.length)];
  const pairs = () =>
    Array.from({ length: Math.floor(random() * 4) }, () => [oneOf(NAMES), oneOf(VALUES)]);
  const encoded = (list) =>
    list.map(([name, value]) => `${encodeURIComponent(name)}=${safely(value)}`).join('&');

  const pathOf = () => {
    const path = oneOf(paths);
    const turn = random();
    if (turn < 0.6) return path;
    if (turn < 0.68) return `${path}/${safely(oneOf(VALUES)).slice(0, 900)}`;
    if (turn < 0.74) return path + '/'.repeat(1 + Math.floor(random() * 15_000));
    if (turn < 0.8) return `${path}%zz%c0%ae`;
    if (turn < 0.86) return path.toUpperCase();
    if (turn < 0.92) return `//${path}/..;/./%2e%2e/`;
    return `${path}.json`;
  };

  const bodyOf = (type) => {
    const list = pairs();
    const turn = random();
    if (turn < 0.1) return Buffer.alloc(0);
    if (turn < 0.2) return Buffer.alloc(Math.floor(random() * 300_000), 'x');
    if (turn < 0.25) return Buffer.from('['.repeat(20_000));
    if (type?.startsWith('multipart')) {
      const parts = list.map(
        ([name, value]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      const file =
        '--x\r\nContent-Disposition: form-data; name="files"; filename="../run.exe"\r\nContent-Type: image/png\r\n\r\nMZ\u0000\r\n';
      return Buffer.from(
        parts.join('') + (random() < 0.5 ? file : '') + (random() < 0.7 ? '--x--\r\n' : ''),
      );
    }
    if (type?.startsWith('application/json')) {
      const text = JSON.stringify(Object.fromEntries(list));
      return Buffer.from(random() < 0.8 ? text : text.slice(0, -1));
    }
    return Buffer.from(encoded(list));
  };

  for (;;) {
    const method = oneOf(METHODS);
    const query = encoded(pairs());
    const headers = {};
    const put = (name, value) => value !== undefined && (headers[name] = value);
    put('cookie', oneOf(COOKIES));
    put('origin', oneOf(ORIGINS));
    put('accept-encoding', oneOf([undefined, 'gzip', 'br', 'identity;q=0', '*;q=0']));
    put('if-none-match', oneOf([undefined, undefined, '*', '"x"']));
    put('x-forwarded-for', `10.9.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`);
    const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
    const type = oneOf(TYPES);
    if (hasBody) put('content-type', type);
    const body = hasBody ? bodyOf(type) : null;
    const isChunked = random() < 0.2;
    yield { method, path: query ? `${pathOf()}?${query}` : pathOf(), headers, body, isChunked };
  }
}

/**
 * Encodes a value for a URL; one that cannot be encoded (an unpaired surrogate) is sent as it is.
 */
function safely(value) {
  try {
    return encodeURIComponent(value);
  } catch {
    return '%ED%A0%80';
  }
}
