import { vi } from 'vitest';

const SITE = 'https://site.test';
const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), SITE).href;

/** The stores of a browser, in memory: what the service worker uses of them. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo) => entries.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo, answer: Response) =>
      void entries.set(addressOf(request), answer.clone()),
    delete: async (request: RequestInfo) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return cacheOf(entries);
    },
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  });
  return {
    /** The paths that a store holds. */
    pathsIn: (name: string): string[] =>
      [...(stores.get(name)?.keys() ?? [])].map((address) => address.slice(SITE.length)),
    put: async (name: string, path: string, answer: Response) =>
      (await caches.open(name)).put(path, answer),
  };
}

/** A page as the site answers it, made at `at`. */
export const pageAt = (
  at: number,
  title = 'A page',
  headers: Record<string, string> = {},
): Response =>
  new Response(`<html><title>${title} - Site</title><div id="kept" role="status"></div></html>`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      Date: new Date(at).toUTCString(),
      ...headers,
    },
  });
