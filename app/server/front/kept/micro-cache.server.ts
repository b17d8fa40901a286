import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { choicesIn, keyOfChoices } from './choices';
import { compress, encodingFor, type Encoding } from './compress.server';
import { cookiesIn, type Cookies } from '~/server/visit/cookies.server';
import { isPreviewIn } from '~/server/previews/cookie.server';
import { isVisitIn } from '~/server/visit/session.server';

/** What the cache needs to know of a request; a web Request and Node's own both fit. */
export interface Asking {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  header(name: string): string | undefined;
}

export interface Answer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

interface Kept {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly until: number;
  /** At least one: another is made from it. A page that was packed is not kept plain as well, which is four times as large. */
  readonly bodies: Partial<Record<Form, Buffer>>;
  /** Rendered for someone with a visit and still public: the page does not look at visits. */
  readonly forEveryVisit: boolean;
}

type Form = Encoding | 'plain';

export interface MicroCacheOptions {
  /** How long one rendering serves everybody: as long as a cache may show it (`cachePolicy.live`); a new picture or edit makes a new key. */
  ttlMs?: number;
  maxPages?: number;
  maxBytes?: number;
  now?: () => number;
}

const LONGEST_PATH = 1000;
/** The longest domain name, with a port. */
const LONGEST_HOST = 260;
const cookiesOf = (asking: Asking): Cookies => cookiesIn(asking.header('cookie'));
const hasVisit = (asking: Asking): boolean => isVisitIn(cookiesOf(asking));

const sizeOf = ({ bodies }: Kept): number => Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

/** The body as it was before it was packed. */
const unpacked = ({ plain, gzip, br }: Kept['bodies']): Buffer =>
  plain ?? (gzip ? gunzipSync(gzip) : brotliDecompressSync(br ?? Buffer.of()));

/** Rendered public pages, kept for some seconds, so that a storm on one address renders it once (docs/decisions/serving.md). */
export function createMicroCache({
  ttlMs = 10_000,
  maxPages = 2000,
  maxBytes = 24_000_000,
  now = Date.now,
}: MicroCacheOptions = {}) {
  const pages = new LRUCache<string, Kept>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
  });

  let sweptAt = -Infinity;
  /** What is past its time would else stay until others push it out: all the room for good, after one storm. */
  function sweep(): void {
    if (now() - sweptAt < ttlMs) return;
    sweptAt = now();
    for (const [key, { until }] of [...pages.entries()]) if (until <= sweptAt) pages.delete(key);
  }

  const bodyOf = (key: string, kept: Kept, form: Form): Buffer => {
    const known = kept.bodies[form];
    if (known) return known;
    const plain = unpacked(kept.bodies);
    // Few ask for it plain: it is unpacked for them.
    if (form === 'plain') return plain;
    kept.bodies[form] = compress(plain, form);
    delete kept.bodies.plain;
    // Set again, so that its new size is counted.
    pages.delete(key);
    pages.set(key, kept);
    return kept.bodies[form];
  };

  const answer = (asking: Asking, key: string, kept: Kept): Answer => {
    const headers = { ...kept.headers, etag: kept.etag };
    const held = asking.header('if-none-match');
    if (held?.split(',').some((tag) => tag.trim() === kept.etag)) return { status: 304, headers, body: null };
    const encoding = encodingFor(asking.header('accept-encoding'));
    const body = bodyOf(key, kept, encoding ?? 'plain');
    return {
      status: 200,
      headers: {
        ...headers,
        'content-length': String(body.length),
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
      body,
    };
  };

  return {
    /** The key of a page that may be kept, or null for what never is: a preview shows drafts. At most about 1.4 kB. */
    keyOf(asking: Asking, revision: string): string | null {
      const host = asking.header('host') ?? '';
      if (asking.method !== 'GET' || asking.path.length > LONGEST_PATH || host.length > LONGEST_HOST) return null;
      const cookies = cookiesOf(asking);
      if (isPreviewIn(cookies)) return null;
      // `mpn_visit` is left out on purpose: a page shaped by a visit is private.
      const choices = keyOfChoices(choicesIn(cookies, asking.header('save-data')));
      return [revision, host, asking.path, choices].join('\n');
    },
    get(asking: Asking, key: string): Answer | null {
      const kept = pages.get(key);
      if (!kept) return null;
      if (kept.until <= now()) pages.delete(key);
      else if (kept.forEveryVisit || !hasVisit(asking)) return answer(asking, key, kept);
      return null;
    },
    keep(asking: Asking, key: string, html: string, headers: Readonly<Record<string, string>>): Answer {
      const plain = Buffer.from(html);
      const etag = `W/"${createHash('sha1').update(plain).digest('base64url').slice(0, 16)}"`;
      const kept: Kept = { headers, etag, until: now() + ttlMs, bodies: { plain }, forEveryVisit: hasVisit(asking) };
      sweep();
      pages.set(key, kept);
      return answer(asking, key, kept);
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
export type MicroCache = ReturnType<typeof createMicroCache>;
