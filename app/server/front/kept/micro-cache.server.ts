import { createHash } from 'node:crypto';
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
  readonly plain: Buffer;
  readonly packed: Partial<Record<Encoding, Buffer>>;
  /** Rendered for someone with a visit and still public: the page does not look at visits. */
  readonly forEveryVisit: boolean;
}

export interface MicroCacheOptions {
  /** How long one rendering serves everybody: short enough that nobody reads old news, long enough to serve a crowd with it. */
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

/** Rendered public pages, kept for two seconds, so that a storm on one address renders it once (docs/decisions/serving.md). */
export function createMicroCache({
  ttlMs = 2000,
  maxPages = 300,
  maxBytes = 24_000_000,
  now = Date.now,
}: MicroCacheOptions = {}) {
  const pages = new LRUCache<string, Kept>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ plain, packed }) => plain.length + (packed.br?.length ?? 0) + (packed.gzip?.length ?? 0),
  });

  const pack = (key: string, kept: Kept, encoding: Encoding | null): Buffer => {
    if (!encoding) return kept.plain;
    const known = kept.packed[encoding];
    if (known) return known;
    const body = compress(kept.plain, encoding);
    kept.packed[encoding] = body;
    // Set again, so that its new size is counted.
    pages.delete(key);
    pages.set(key, kept);
    return body;
  };

  const answer = (asking: Asking, key: string, kept: Kept): Answer => {
    const headers = { ...kept.headers, etag: kept.etag };
    const held = asking.header('if-none-match');
    if (held?.split(',').some((tag) => tag.trim() === kept.etag)) return { status: 304, headers, body: null };
    const encoding = encodingFor(asking.header('accept-encoding'));
    const body = pack(key, kept, encoding);
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
      const kept: Kept = { headers, etag, until: now() + ttlMs, plain, packed: {}, forEveryVisit: hasVisit(asking) };
      pages.set(key, kept);
      return answer(asking, key, kept);
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
export type MicroCache = ReturnType<typeof createMicroCache>;
