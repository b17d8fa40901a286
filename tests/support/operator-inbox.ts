import { hash } from 'node:crypto';
import { serveOnLoopback, type Loopback } from './loopback';
import { bodyExamplesOf, operationAt, requestBreachesOf } from './openapi';

/** How the operator's service responds to the next request. */
export type Mood = 'well' | 'slow' | 'lost' | number;

export interface OperatorInbox extends Loopback {
  /** The accepted requests, one for each Idempotency-Key. */
  readonly accepted: Map<string, unknown>;
  /** Every request, with the headers that matter. */
  readonly requests: { readonly key: string; readonly authorization: string | null }[];
  /** Responses to the next requests, in order; then `mood`. */
  readonly next: Mood[];
  mood: Mood;
}

/**
 * An operator's service on loopback that accepts each submission once under its key, or fails as
 * `mood` says. It checks requests against public/api.openapi.yaml, "Accepted once": a key, JSON, and
 * a valid body.
 */
export async function startOperatorInbox(slowMs = 400): Promise<OperatorInbox> {
  const accepted = new Map<string, unknown>();
  const requests: OperatorInbox['requests'] = [];
  const state = { next: [] as Mood[], mood: 'well' as Mood };
  const server = await serveOnLoopback(async (request) => {
    const key = request.headers.get('Idempotency-Key') ?? '';
    requests.push({ key, authorization: request.headers.get('Authorization') });
    const mood = state.next.shift() ?? state.mood;
    if (typeof mood === 'number') return new Response('{}', { status: mood });
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (!/^[\x21-\x7e]{1,200}$/.test(key))
      return new Response('{"error":"no key"}', { status: 400 });
    if (!/^application\/json\b/.test(request.headers.get('Content-Type') ?? ''))
      return new Response('{}', { status: 415 });
    const body: unknown = await request.json();
    const operation = operationAt(new URL(request.url).pathname, request.method.toLowerCase());
    const breaches = requestBreachesOf(operation, body);
    if (breaches.length > 0) return Response.json({ error: breaches.join('; ') }, { status: 400 });
    if (!accepted.has(key)) accepted.set(key, body);
    // Accepted, but the response is lost.
    if (mood === 'lost') return new Response(null, { status: 502 });
    const callReference = `C-${[...accepted.keys()].indexOf(key) + 1}`;
    return Response.json({ callReference });
  });
  return Object.assign(state, { ...server, accepted, requests });
}

/** A form that the contract describes, with a reference of its own. */
export const contractForm = (key: string) => ({
  ...(bodyExamplesOf(operationAt('/api/submit-form', 'post'))[0] as object),
  // The letters of a reference have neither 0 nor 1.
  guIReference: `WEB-${hash('sha1', key).toUpperCase().replaceAll('0', 'Y').replaceAll('1', 'Z').slice(0, 10)}`,
  formData: [{ sectionName: 'About you', sectionFields: [{ name: 'name', value: 'Ann Example' }] }],
});
