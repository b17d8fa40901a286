import { createHash, randomUUID } from 'node:crypto';
import { env } from '../env.server';
import { thirdPartyScripts } from '~/server/visit/third-party-scripts.server';

const MAP_HOSTS = env.MAPBOX_TOKEN ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : [];
const scripts = thirdPartyScripts();
const SCRIPT_HOSTS = Object.values(scripts).map((address) => new URL(address).origin);
/** The bot check runs in a frame, and reCAPTCHA loads more script from its own host. */
const BOT_CHECK_HOSTS = scripts.botCheck ? [new URL(scripts.botCheck).origin] : [];
const BOT_CHECK_REST = BOT_CHECK_HOSTS.some((host) => /\.(google\.com|recaptcha\.net)$/.test(host))
  ? ['https://www.gstatic.com']
  : [];
const TAG_HOSTS = [
  ...SCRIPT_HOSTS,
  ...(scripts.tagManager ? ['https://*.google-analytics.com'] : []),
];
const MEDIA_HOSTS = env.CONTENT_URL ? [new URL(env.CONTENT_URL).origin] : [];
/** Loaded only when a visitor opens them (docs/decisions/blocks-services-and-storms.md, K2-6). */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://www.facebook.com',
  'https://platform.twitter.com',
  'https://www.linkedin.com',
];
const list = (...sources: string[]): string => sources.join(' ');

/**
 * Inline scripts are allowed by hash rather than nonce, so a cached page stays valid for many
 * visitors. Each directive appears once, because browsers ignore repeats.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  styleHashes: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...scriptHashes, ...SCRIPT_HOSTS, ...BOT_CHECK_REST)}`,
    `style-src ${list("'self'", ...styleHashes)}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...MEDIA_HOSTS, ...MAP_HOSTS, ...TAG_HOSTS)}`,
    `connect-src ${list("'self'", ...MAP_HOSTS, ...TAG_HOSTS)}`,
    `frame-src ${list("'self'", ...FRAME_HOSTS, ...BOT_CHECK_HOSTS)}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No `report-to`: Chromium would use it instead and delay reports by minutes
    // (docs/decisions/control-room.md).
    'report-uri /csp-report',
  ].join('; ');
}

export const plainPolicy = contentSecurityPolicy();

/** An SVG may have its own style sheet; opened as a document it may do nothing else. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * A secret attribute (frame/document.tsx) that content can't guess marks our own inline scripts.
 * Those without it don't get their hash into the policy.
 */
export function scriptMark() {
  const mark = randomUUID();
  const marked = new RegExp(`<script nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  return {
    mark,
    unmarked(html: string): { html: string; hashes: string[] } {
      const hashes: string[] = [];
      const plain = html.replace(marked, (_whole, rest: string, script: string) => {
        hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
        return `<script${rest}>${script}</script>`;
      });
      return { html: plain, hashes };
    },
  };
}
