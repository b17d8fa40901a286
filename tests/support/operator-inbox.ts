import { serveOnLoopback, type Loopback } from './loopback';

/** How an operator's service takes the next request. */
export type Mood = 'well' | 'slow' | 'lost' | number;

export interface OperatorInbox extends Loopback {
  /** What was accepted, once for each Idempotency-Key. */
  readonly accepted: Map<string, unknown>;
  /** Every request, with the headers that matter. */
  readonly requests: { readonly key: string; readonly authorization: string | null }[];
  /** Moods of the next requests, in order; then `mood`. */
  readonly next: Mood[];
  mood: Mood;
}

/** An operator's service on loopback that accepts submissions once under their key, in every mood that a service can have. */
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
    const body: unknown = await request.json();
    if (!accepted.has(key)) accepted.set(key, body);
    // Accepted, but the caller never hears of it.
    if (mood === 'lost') return new Response(null, { status: 502 });
    const callReference = `C-${[...accepted.keys()].indexOf(key) + 1}`;
    return Response.json({ callReference });
  });
  return Object.assign(state, { ...server, accepted, requests });
}
