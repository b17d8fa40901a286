import { createHash, randomUUID } from 'node:crypto';
import { env } from '../env.server';
import { thirdPartyScripts } from '~/server/visit/third-party-scripts.server';

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
/** Players and posts that visitors open themselves (docs/decisions/blocks-services-and-storms.md, K2-6): asked for only then. */
const FRAME_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://www.facebook.com',
  'https://platform.twitter.com',
  'https://www.linkedin.com',
];
const list = (...sources: string[]): string => sources.join(' ');

/**
 * What a page may load. Inline scripts are allowed by their hash and not by a nonce, so that a page that is kept for a
 * moment and given to many stays valid. Hosts of others appear only where they are configured. Each directive appears once: browsers
 * ignore a second.
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
    // Not `report-to` beside it: Chromium would heed that one alone, and collect reports for minutes (docs/decisions/control-room.md).
    'report-uri /csp-report',
  ].join('; ');
}

/** For whatever has no policy of its own. */
export const plainPolicy = contentSecurityPolicy();

/** A picture may carry its own style sheet; as a document of its own it may do nothing else. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Finds the scripts that we wrote among those in a page. Each is drawn with a mark (frame/document.tsx) that nobody can
 * know before the page is made; a script that came in with content, or with a fault of ours, has none, and its hash is not allowed.
 */
export function scriptMark() {
  const mark = randomUUID();
  const marked = new RegExp(`<script nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  return {
    mark,
    /** The page without marks, and the hashes of the scripts that had one. */
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
