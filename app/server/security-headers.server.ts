import { createHash } from 'node:crypto';
import { env } from './env.server';
import { thirdPartyScripts } from './third-party-scripts.server';

const MAP_HOSTS = env.MAPBOX_TOKEN ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : [];
const scripts = thirdPartyScripts();
const SCRIPT_HOSTS = Object.values(scripts).map((address) => new URL(address).origin);
const TAG_HOSTS = [...SCRIPT_HOSTS, ...(scripts.tagManager ? ['https://*.google-analytics.com'] : [])];
const list = (...sources: string[]): string => sources.join(' ');

/**
 * What a page may load. Inline scripts are allowed by their hash and not by a nonce, so that a page that was kept for a
 * moment and shown to many stays valid. Hosts of others appear only where they are configured.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[] = [], styles = "'self'"): string {
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...scriptHashes, ...SCRIPT_HOSTS)}`,
    `style-src ${styles}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...MAP_HOSTS, ...TAG_HOSTS)}`,
    `connect-src ${list("'self'", ...MAP_HOSTS, ...TAG_HOSTS)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** The hashes of the scripts that stand in a page. */
export const scriptHashes = (html: string): string[] =>
  Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Headers that every answer carries: documents, redirects, data, API and files alike. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy(),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(env.BASE_URL.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
};

/** Sets every security header that is not there yet. */
export function secureHeaders(headers: Headers): Headers {
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  return headers;
}

/** A picture may carry its own style sheet; as a document of its own it may do nothing else. */
const pictureHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * Redirects, API answers and files never pass entry.server. scripts/serve-preload.cjs asks here, for each answer of the
 * process, which headers it must carry (docs/decisions/serving.md).
 */
export function publishSecurityHeaders(): void {
  const globals = globalThis as { meridianHeadersFor?: (contentType: string) => Readonly<Record<string, string>> };
  globals.meridianHeadersFor = (contentType) =>
    contentType.startsWith('image/svg+xml') ? pictureHeaders : securityHeaders;
}
