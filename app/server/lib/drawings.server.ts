import { LRUCache } from 'lru-cache';
import { untilNextTurn, type Rest } from './in-turns';
import { callerOf, limiterOf, TOO_MANY, type Limiter } from './rate-limit.server';

/** What a drawing is given. */
export interface Sitting {
  /** Lets others work; the time until it resolves isn't counted. */
  readonly rest: Rest;
  /** Says that something was missing, so that the next caller gets a drawing anew. */
  keepNothing(): void;
}

type Draw = (sitting: Sitting) => Promise<string | Uint8Array> | string | Uint8Array;

/** A caller's request in the queue. */
interface Ticket {
  readonly caller: string;
  readonly key: string;
  readonly draw: Draw;
  /** Aborted once nobody waits for the answer. */
  readonly signal: AbortSignal;
  resolve(picture: Uint8Array): void;
  reject(reason: unknown): void;
}

interface Options {
  readonly limiter: Pick<Limiter, 'peek' | 'spend'>;
  /** Bytes of all pictures, with their keys. */
  readonly maxBytes?: number;
  readonly atOnce?: number;
  readonly maxWaiting?: number;
  readonly rest?: Rest;
  /** Milliseconds of work, and of the limit. */
  readonly clock?: () => number;
  readonly now?: () => number;
}

/** What an entry takes besides its bytes and its key. */
const ENTRY_BYTES = 200;
/** The pause for whoever gives way in a full queue, in seconds. */
const FULL_WAIT = 5;

const tooMany = (seconds: number) =>
  new Response(TOO_MANY, {
    status: 429,
    headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' },
  });

/**
 * Creates the one place where pictures of places are drawn: each once for all who ask for it at a
 * time, few at a time, one caller after the other, and each caller by a budget of milliseconds.
 * docs/decisions/map.md
 */
export function createDrawings({
  limiter,
  maxBytes = 24_000_000,
  atOnce = 2,
  maxWaiting = 500,
  rest = untilNextTurn,
  clock = () => performance.now(),
  now = Date.now,
}: Options) {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }, key) => byteLength + key.length + ENTRY_BYTES,
  });
  const underWay = new Map<string, { caller: string; picture: Promise<Uint8Array> }>();
  /** The tickets of each caller; whoever was served last is at the end. */
  const lanes = new Map<string, Ticket[]>();

  const waiting = () => [...lanes.values()].reduce((sum, lane) => sum + lane.length, 0);
  const drawnFor = (caller: string) =>
    [...underWay.values()].filter((drawing) => drawing.caller === caller).length;

  function setLane(caller: string, tickets: Ticket[]): void {
    lanes.delete(caller);
    if (tickets.length > 0) lanes.set(caller, tickets);
  }

  /** Returns the next ticket: of those with the fewest drawings, whoever was served longest ago. */
  function nextTicket(): Ticket | undefined {
    const [caller] = [...lanes.keys()].sort((a, b) => drawnFor(a) - drawnFor(b));
    const [ticket, ...others] = lanes.get(caller ?? '') ?? [];
    if (ticket) setLane(ticket.caller, others);
    return ticket;
  }

  /** Takes all tickets for a picture out of the queue. */
  function ticketsFor(key: string): Ticket[] {
    const found: Ticket[] = [];
    for (const [caller, lane] of lanes) {
      const others = lane.filter((ticket) => ticket.key !== key);
      if (others.length === lane.length) continue;
      found.push(...lane.filter((ticket) => ticket.key === key));
      if (others.length > 0) lanes.set(caller, others);
      else lanes.delete(caller);
    }
    return found;
  }

  async function drawn({ caller, key, draw }: Ticket): Promise<Uint8Array> {
    await rest();
    let spent = 0;
    let began = clock();
    let isKept = true;
    try {
      const made = await draw({
        async rest() {
          spent += clock() - began;
          await rest();
          began = clock();
        },
        keepNothing: () => void (isKept = false),
      });
      const picture = typeof made === 'string' ? new TextEncoder().encode(made) : made;
      if (isKept) kept.set(key, picture);
      return picture;
    } finally {
      spent += clock() - began;
      limiter.spend(caller, Math.max(1, Math.ceil(spent)), now());
      underWay.delete(key);
      setLane(caller, lanes.get(caller) ?? []);
      startNext();
    }
  }

  function startNext(): void {
    while (underWay.size < atOnce) {
      const ticket = nextTicket();
      if (!ticket) return;
      const wait = limiter.peek(ticket.caller, now());
      if (wait > 0 || ticket.signal.aborted) {
        ticket.reject(tooMany(wait));
        continue;
      }
      const picture = drawn(ticket);
      underWay.set(ticket.key, { caller: ticket.caller, picture });
      for (const one of [ticket, ...ticketsFor(ticket.key)]) picture.then(one.resolve, one.reject);
    }
  }

  /** In a full queue, the last of whoever waits for most gives way. */
  function keepBounded(): void {
    if (waiting() <= maxWaiting) return;
    const longest = [...lanes.values()].reduce((most, lane) =>
      lane.length > most.length ? lane : most,
    );
    const last = longest.pop();
    if (!last) return;
    if (longest.length === 0) lanes.delete(last.caller);
    last.reject(tooMany(FULL_WAIT));
  }

  return {
    /**
     * Returns a picture, drawn now if it isn't kept. Rejects with the 429 response if the caller has
     * to wait, or as the drawing does, which isn't kept then.
     * @param key the same for all requests that mean the same picture
     */
    async picture(
      request: Pick<Request, 'headers' | 'signal'>,
      key: string,
      draw: Draw,
    ): Promise<Uint8Array<ArrayBuffer>> {
      const known = kept.get(key) ?? underWay.get(key)?.picture;
      if (known) return known as Promise<Uint8Array<ArrayBuffer>>;
      const caller = callerOf(request);
      const wait = limiter.peek(caller, now());
      if (wait > 0) throw tooMany(wait);
      return new Promise<Uint8Array>((resolve, reject) => {
        const ticket = { caller, key, draw, signal: request.signal, resolve, reject };
        const lane = lanes.get(caller);
        if (lane) lane.push(ticket);
        else lanes.set(caller, [ticket]);
        keepBounded();
        startNext();
      }) as Promise<Uint8Array<ArrayBuffer>>;
    },
    /** Returns the bytes kept, and the requests that wait. */
    size: () => ({ bytes: kept.calculatedSize, waiting: waiting() }),
  };
}

export type Drawings = ReturnType<typeof createDrawings>;

/**
 * Milliseconds of drawing for a caller: a sixth of a processor, and some hundred new places at once
 * for a network that many share.
 */
const BUDGET = { perMinute: 10_000, burst: 20_000 };

/** The drawings of this process. */
export const drawings = createDrawings({ limiter: limiterOf('drawing-milliseconds', BUDGET) });
