import { LRUCache } from 'lru-cache';
import { untilNextTurn, type Rest } from './in-turns';
import { withTimeout } from './with-timeout.server';
import { callerOf, limiterOf, TOO_MANY, type Limiter } from './rate-limit.server';

export interface DrawingContext {
  /** The time until it resolves isn't counted. */
  readonly rest: Rest;
  skipCache(): void;
}

type Draw = (context: DrawingContext) => Promise<string | Uint8Array> | string | Uint8Array;

interface QueuedRequest {
  readonly caller: string;
  readonly key: string;
  readonly draw: Draw;
  readonly signal: AbortSignal;
  resolve(picture: Uint8Array): void;
  reject(reason: unknown): void;
}

interface Options {
  readonly limiter: Pick<Limiter, 'peek' | 'spend'>;
  readonly maxBytes?: number;
  readonly maxConcurrent?: number;
  readonly maxQueued?: number;
  readonly timeoutMs?: number;
  readonly rest?: Rest;
  readonly clock?: () => number;
  readonly now?: () => number;
}

const ENTRY_BYTES = 200;
const RETRY_SECONDS = 5;

const tooMany = (seconds: number) =>
  new Response(TOO_MANY, {
    status: 429,
    headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' },
  });
const tookTooLong = () =>
  new Response(null, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' },
  });

/**
 * Concurrent requests for one picture share a drawing; few drawings run at a time, callers take
 * turns, and each has a budget of milliseconds. docs/decisions/map.md
 */
export function createDrawings({
  limiter,
  maxBytes = 24_000_000,
  maxConcurrent = 2,
  maxQueued = 500,
  timeoutMs = 30_000,
  rest = untilNextTurn,
  clock = () => performance.now(),
  now = Date.now,
}: Options) {
  const cached = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }, key) => byteLength + key.length + ENTRY_BYTES,
  });
  const running = new Map<string, { caller: string; picture: Promise<Uint8Array> }>();
  const queues = new Map<string, QueuedRequest[]>();

  const queuedCount = () => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0);
  const runningFor = (caller: string) =>
    [...running.values()].filter((drawing) => drawing.caller === caller).length;

  /** Puts it last: the map is in order of service. */
  function setQueue(caller: string, queue: QueuedRequest[]): void {
    queues.delete(caller);
    if (queue.length > 0) queues.set(caller, queue);
  }

  /** Of the callers with the fewest drawings running, the one served longest ago. */
  function takeNext(): QueuedRequest | undefined {
    const [caller] = [...queues.keys()].sort((a, b) => runningFor(a) - runningFor(b));
    const [next, ...others] = queues.get(caller ?? '') ?? [];
    if (next) setQueue(next.caller, others);
    return next;
  }

  function takeAllFor(key: string): QueuedRequest[] {
    const found: QueuedRequest[] = [];
    for (const [caller, queue] of queues) {
      const others = queue.filter((queued) => queued.key !== key);
      if (others.length === queue.length) continue;
      found.push(...queue.filter((queued) => queued.key === key));
      if (others.length > 0) queues.set(caller, others);
      else queues.delete(caller);
    }
    return found;
  }

  async function run({ caller, key, draw }: QueuedRequest): Promise<Uint8Array> {
    await rest();
    let spent = 0;
    let began = clock();
    let isCacheable = true;
    const drawing = async () =>
      draw({
        async rest() {
          spent += clock() - began;
          await rest();
          began = clock();
        },
        skipCache: () => void (isCacheable = false),
      });
    try {
      const outcome = await withTimeout(
        timeoutMs,
        drawing().then(
          (drawn) => ({ drawn }),
          (error: unknown) => ({ error }),
        ),
        { error: tookTooLong() },
      );
      if ('error' in outcome) throw outcome.error;
      const { drawn } = outcome;
      const picture = typeof drawn === 'string' ? new TextEncoder().encode(drawn) : drawn;
      if (isCacheable) cached.set(key, picture);
      return picture;
    } finally {
      spent += clock() - began;
      limiter.spend(caller, Math.max(1, Math.ceil(spent)), now());
      running.delete(key);
      setQueue(caller, queues.get(caller) ?? []);
      startNext();
    }
  }

  function startNext(): void {
    while (running.size < maxConcurrent) {
      const next = takeNext();
      if (!next) return;
      const wait = limiter.peek(next.caller, now());
      if (wait > 0 || next.signal.aborted) {
        next.reject(tooMany(wait));
        continue;
      }
      const picture = run(next);
      running.set(next.key, { caller: next.caller, picture });
      for (const one of [next, ...takeAllFor(next.key)]) picture.then(one.resolve, one.reject);
    }
  }

  /** The last request of the longest queue. */
  function dropExcess(): void {
    if (queuedCount() <= maxQueued) return;
    const longest = [...queues.values()].reduce((most, queue) =>
      queue.length > most.length ? queue : most,
    );
    const last = longest.pop();
    if (!last) return;
    if (longest.length === 0) queues.delete(last.caller);
    last.reject(tooMany(RETRY_SECONDS));
  }

  return {
    /**
     * Rejects with a 429 response if the caller has to wait, with a 503 response if the drawing
     * takes too long, or as the drawing does. `key` is the same for all requests that mean the same
     * picture.
     */
    async picture(
      request: Pick<Request, 'headers' | 'signal'>,
      key: string,
      draw: Draw,
    ): Promise<Uint8Array<ArrayBuffer>> {
      const known = cached.get(key) ?? running.get(key)?.picture;
      if (known) return known as Promise<Uint8Array<ArrayBuffer>>;
      const caller = callerOf(request);
      const wait = limiter.peek(caller, now());
      if (wait > 0) throw tooMany(wait);
      return new Promise<Uint8Array>((resolve, reject) => {
        const queued = { caller, key, draw, signal: request.signal, resolve, reject };
        const queue = queues.get(caller);
        if (queue) queue.push(queued);
        else queues.set(caller, [queued]);
        dropExcess();
        startNext();
      }) as Promise<Uint8Array<ArrayBuffer>>;
    },
    size: () => ({ bytes: cached.calculatedSize, queued: queuedCount() }),
  };
}

export type Drawings = ReturnType<typeof createDrawings>;

export const drawings = createDrawings({ limiter: limiterOf('drawing-milliseconds') });
