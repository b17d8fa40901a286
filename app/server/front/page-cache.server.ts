import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compress, encodingFor, type Encoding } from '~/server/lib/compress.server';
import { isPreviewIn } from '~/server/previews/cookie.server';
import { cookiesIn, tellOfVisitor } from '~/server/visit/cookies.server';
import { variantIn, variantKey } from './cache-variant';

/** The parts of a request the cache reads; web Requests and Node's both fit. */
export interface CacheRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  header(name: string): string | undefined;
}

export interface CachedAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

type Form = Encoding | 'plain';

/** A page that is the same for every visitor with the same choices. */
interface PublicPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /**
   * At least one. The uncompressed form is dropped once a compressed one exists, which is a quarter
   * of the size.
   */
  readonly bodies: Readonly<Partial<Record<Form, Buffer | undefined>>>;
  /** Public although the request had a visitor's cookies: the page doesn't read them. */
  readonly ignoresVisitors: boolean;
}

/** A page with a hole that is filled for each visitor (donut.server.ts). */
export interface Donut {
  readonly headers: Readonly<Record<string, string>>;
  readonly before: Buffer;
  readonly after: Buffer;
}

export interface PageCacheOptions {
  /** `cachePolicy.live` allows any cache the same time; a new snapshot or edit makes a new key. */
  ttlMs?: number;
  maxPages?: number;
  maxBytes?: number;
  now?: () => number;
}

const LONGEST_PATH = 1000;
/** The longest domain name, with a port. */
const LONGEST_HOST = 260;
/** More than there are public routes. */
const MAX_PATHS = 200;
/** Approximate size of the headers and the entry. */
const ENTRY_BYTES = 1000;

const tellsOfVisitor = (request: CacheRequest): boolean =>
  tellOfVisitor(cookiesIn(request.header('cookie')));
const sizeOf = (page: PublicPage | Donut): number =>
  ENTRY_BYTES +
  ('bodies' in page
    ? Object.values(page.bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0)
    : page.before.length + page.after.length);
const decompress = ({ plain, gzip, br }: PublicPage['bodies']): Buffer =>
  plain ?? (gzip ? gunzipSync(gzip) : brotliDecompressSync(br ?? Buffer.of()));

/**
 * Creates an in-memory cache that keeps pages for some seconds, so each is rendered once under load
 * (docs/decisions/serving.md).
 */
export function createPageCache({
  ttlMs = 10_000,
  maxPages = 2000,
  maxBytes = 24_000_000,
  now = () => performance.now(),
}: PageCacheOptions = {}) {
  const limits = { maxSize: maxBytes, ttl: ttlMs, ttlResolution: 0, perf: { now } };
  const pages = new LRUCache<string, PublicPage | Donut>({
    ...limits,
    max: maxPages,
    sizeCalculation: sizeOf,
  });
  const publicPaths = new LRUCache<string, true>({ max: MAX_PATHS });
  /** Renders in flight, by key. */
  const renders = new Map<string, { readonly done: Promise<void>; readonly end: () => void }>();
  const donutRenders = new Map<string, Promise<Donut | null>>();

  let purgedAt = now();
  function put(key: string, page: PublicPage | Donut): void {
    // Expired pages would otherwise take up space until evicted.
    if (now() - purgedAt > ttlMs / 2) {
      purgedAt = now();
      pages.purgeStale();
    }
    pages.set(key, page);
  }

  function bodyOf(key: string, page: PublicPage, form: Form): Buffer {
    const ready = page.bodies[form];
    if (ready) return ready;
    const plain = decompress(page.bodies);
    // Few visitors need the uncompressed form, so it isn't stored.
    if (form === 'plain') return plain;
    const body = compress(plain, form);
    const bodies = { ...page.bodies, [form]: body, plain: undefined };
    pages.set(key, { ...page, bodies }, { noUpdateTTL: true });
    return body;
  }

  function answer(request: CacheRequest, key: string, page: PublicPage): CachedAnswer {
    const headers = { ...page.headers, etag: page.etag };
    const held = request.header('if-none-match')?.split(',') ?? [];
    if (held.some((tag) => tag.trim() === page.etag)) return { status: 304, headers, body: null };
    const encoding = encodingFor(request.header('accept-encoding'));
    const body = bodyOf(key, page, encoding ?? 'plain');
    const length = String(body.length);
    return {
      status: 200,
      headers: {
        ...headers,
        'content-length': length,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
      body,
    };
  }

  return {
    /**
     * Returns the cache key, at most about 1.4 kB, or null if the page is never cached, such as a
     * preview.
     */
    keyOf(request: CacheRequest, revision: string): string | null {
      const host = request.header('host') ?? '';
      if (
        request.method !== 'GET' ||
        request.path.length > LONGEST_PATH ||
        host.length > LONGEST_HOST
      )
        return null;
      const cookies = cookiesIn(request.header('cookie'));
      if (isPreviewIn(cookies)) return null;
      // The visitor's cookies aren't part of the key, because a page that reads them isn't cached.
      const variant = variantKey(variantIn(cookies, request.header('save-data')));
      return [revision, host, request.path, variant].join('\n');
    },
    get(request: CacheRequest, key: string): CachedAnswer | null {
      const page = pages.get(key);
      if (!page || !('bodies' in page)) return null;
      return page.ignoresVisitors || !tellsOfVisitor(request) ? answer(request, key, page) : null;
    },
    /** Caches a rendered page and answers with it, compressed as this visitor accepts it. */
    put(
      request: CacheRequest,
      key: string,
      html: string,
      headers: Readonly<Record<string, string>>,
    ): CachedAnswer {
      const plain = Buffer.from(html);
      const etag = `W/"${createHash('sha1').update(plain).digest('base64url').slice(0, 16)}"`;
      const page: PublicPage = {
        headers,
        etag,
        bodies: { plain },
        ignoresVisitors: tellsOfVisitor(request),
      };
      put(key, page);
      publicPaths.set(request.path.split('?', 1)[0] ?? '', true);
      renders.get(key)?.end();
      return answer(request, key, page);
    },
    /** Resolves when the render in flight for this key ends; null if there is none. */
    renderOf: (key: string): Promise<void> | null => renders.get(key)?.done ?? null,
    /**
     * Registers a render in flight; call the returned function when it ends. Null if nobody should
     * wait: no public page has come from this path yet.
     */
    beginRender(key: string, path: string): (() => void) | null {
      if (!publicPaths.has(path) || renders.has(key)) return null;
      let resolve = () => {};
      const done = new Promise<void>((resolved) => (resolve = resolved));
      const end = () => void (renders.delete(key) && resolve());
      renders.set(key, { done, end });
      return end;
    },
    /**
     * Returns the donut of a key, rendered once for concurrent requests; null if the page has no
     * hole. Rejects if `render` does.
     */
    donut(key: string, render: () => Promise<Donut | null>): Promise<Donut | null> {
      const page = pages.get(key);
      if (page && 'before' in page) return Promise.resolve(page);
      const rendering =
        donutRenders.get(key) ??
        render()
          .then((donut) => {
            if (donut) put(key, donut);
            return donut;
          })
          .finally(() => donutRenders.delete(key));
      donutRenders.set(key, rendering);
      return rendering;
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
