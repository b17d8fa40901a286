import { createHash } from 'node:crypto';
import { env } from './env.server';
import { thirdPartyScripts } from './third-party-scripts.server';

const MAP_HOSTS = env.MAPBOX_TOKEN ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : [];
const scripts = thirdPartyScripts();
const SCRIPT_HOSTS = Object.values(scripts).map((address) => new URL(address).origin);
/** A bot check shows itself in a frame; reCAPTCHA loads the rest of its script from a host of its own. */
const BOT_CHECK_HOSTS = scripts.botCheck ? [new URL(scripts.botCheck).origin] : [];
const BOT_CHECK_REST = BOT_CHECK_HOSTS.some((host) => /\.(google\.com|recaptcha\.net)$/.test(host))
  ? ['https://www.gstatic.com']
  : [];
const TAG_HOSTS = [...SCRIPT_HOSTS, ...(scripts.tagManager ? ['https://*.google-analytics.com'] : [])];
/** Pictures of the content system come from its own address. */
const MEDIA_HOSTS = env.CONTENT_URL ? [new URL(env.CONTENT_URL).origin] : [];
/** Players and posts that visitors open themselves (docs/decisions/blocks-part2.md, K2-6): asked for only then. */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://www.facebook.com',
  'https://platform.twitter.com',
  'https://www.linkedin.com',
];
const list = (...sources: string[]): string => sources.join(' ');

/**
 * What a page may load. Inline scripts are allowed by their hash and not by a nonce, so that a page that was kept for a
 * moment and shown to many stays valid. Hosts of others appear only where they are configured.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[] = [], styles = "'self'"): string {
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...scriptHashes, ...SCRIPT_HOSTS, ...BOT_CHECK_REST)}`,
    `style-src ${styles}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...MEDIA_HOSTS, ...MAP_HOSTS, ...TAG_HOSTS)}`,
    `connect-src ${list("'self'", ...MAP_HOSTS, ...TAG_HOSTS)}`,
    `frame-src ${list("'self'", ...FRAME_HOSTS)}`,
    "worker-src 'self' blob:",
    ...(BOT_CHECK_HOSTS.length > 0 ? [`frame-src ${list("'self'", ...BOT_CHECK_HOSTS)}`] : []),
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
