/**
 * With single fetch off, remix-serve puts older classes over Node's own, which know no `Response.json` and read bodies several times
 * as slowly. It does so after it imported the server build and before it listens: here they are noted at the import and put back
 * when it listens. The one place that writes to `globalThis`; the decision is in docs/decisions/serving.md.
 */
const { fetch, Request, Response, Headers, FormData, File } = globalThis;

export function keepNodeFetchClasses(): void {
  Object.assign(globalThis, { fetch, Request, Response, Headers, FormData, File });
}
