/**
 * With single fetch off, remix-serve puts older classes over Node's own, which lack `Response.json` and read bodies several times
 * more slowly. It does so after importing the server build and before listening: here Node's own are noted at the import and put back
 * when it listens. The one place that writes to `globalThis`; the decision is in docs/decisions/serving.md.
 */
const { fetch, Request, Response, Headers, FormData, File } = globalThis;

export function keepNodeFetchClasses(): void {
  Object.assign(globalThis, { fetch, Request, Response, Headers, FormData, File });
}
