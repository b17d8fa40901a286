import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';
import type { ParcelState } from '../store/form-tables';

/** What the outbox carries: each channel is one way of calling the operator's service. */
export const CHANNELS = {
  'text-updates': { method: 'PUT', path: '/api/text-updates' },
  'text-updates-stop': { method: 'POST', path: '/api/text-updates' },
  'submit-form': { method: 'POST', path: '/api/submit-form' },
  'get-offers-status': { method: 'POST', path: '/api/get-offers-status' },
  'mpan-checker': { method: 'POST', path: '/api/mpan-checker' },
  'mpan-export-checker': { method: 'POST', path: '/api/mpan-export-checker' },
  'manual-mpan-checker': { method: 'POST', path: '/api/manual-mpan-checker' },
} as const satisfies Record<string, { method: 'POST' | 'PUT'; path: string }>;
export type Channel = keyof typeof CHANNELS;

export interface Parcel {
  readonly channel: Channel;
  /** Sent as Idempotency-Key: however often it is delivered, it happens once. */
  readonly key: string;
  readonly body: unknown;
}

/** A parcel that one worker holds, for as long as its lease runs. */
export interface HeldParcel {
  readonly id: number;
  readonly channel: Channel;
  readonly key: string;
  readonly sealed: string;
  readonly attempts: number;
  readonly lease: string;
}

/** What became of a parcel, and what the operator answered: JSON, or null. */
export interface Fate {
  readonly state: ParcelState;
  readonly answer: unknown;
}

/** Whoever takes parcels: the operator's service, or the embedded one. */
export interface Receiver {
  /** The answer as JSON, null without one. Rejects with `unavailable` (again later) or `invalid` (refused for good). */
  deliver(parcel: Parcel): Promise<unknown>;
}

/**
 * Accepted work, delivered until it arrives: committed with what it belongs to, handed over at least once under a key that
 * makes it once, by one process at a time. Architecture, "How data flows" 4; docs/decisions/drafts-and-outbox.md.
 */
export interface Outbox {
  /** Puts a parcel into the caller's transaction, held for whoever is about to call `deliver`. */
  put(transaction: Transaction<Database>, parcel: Parcel): Promise<HeldParcel>;
  /** Tries once, now. Never rejects: what fails stays and is tried again. */
  deliver(parcel: HeldParcel): Promise<void>;
  fateOf(channel: Channel, key: string): Promise<Fate | null>;
  health(): Promise<'ok' | 'stale' | 'failed'>;
  /** Deletes what is past its time. */
  purge(): Promise<void>;
  /**
   * Takes no more, waits a little for what is on its way, and gives back what has not arrived: another process delivers it, or this one
   * after its next start. May be asked again. Never rejects.
   */
  stop(): Promise<void>;
}
