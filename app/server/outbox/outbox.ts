import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';
import type { OutboxTable, ParcelKind, ParcelState } from '../store/form-tables';

/** What the outbox carries to the operator: each channel is one way of calling its service. */
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

/** A parcel that one worker holds, for as long as its lease runs. Parcels of one claim share a lease. */
export interface HeldParcel extends Readonly<
  Pick<OutboxTable, 'channel' | 'key' | 'sealed' | 'attempts' | 'created_at'>
> {
  readonly id: number;
  readonly lease: string;
}

/** What became of a parcel (`waiting`: it is tried again), and what was answered: JSON, or null. */
export interface Fate {
  readonly state: ParcelState;
  readonly answer: unknown;
}

/** How parcels of one kind get out. */
export interface Carrier {
  readonly kind: ParcelKind;
  /** The most that are on their way at the same time, and the most of them that travel together. */
  readonly atOnce: number;
  readonly together: number;
  /** Longer than `carry` may take, in milliseconds; after it another process may take them. */
  readonly leaseMs: number;
  /** Between two looks for what is due, in milliseconds. */
  readonly idleMs: number;
  /** One fate for each, in their order. Where it rejects, they are tried again after their lease. */
  carry(parcels: readonly HeldParcel[]): Promise<readonly Fate[]>;
}

/** Whoever takes the operator's parcels: its service, or the embedded one. */
export interface Receiver {
  /** The answer as JSON, null without one. Rejects with `unavailable` (again later) or `invalid` (refused for good). */
  deliver(parcel: Parcel): Promise<unknown>;
}

/**
 * Accepted work, delivered until it arrives: committed with what it belongs to, handed over at least once, by one process at a time, under a key that
 * makes it happen once. Architecture, "How data flows" 4; docs/decisions/drafts-and-outbox.md.
 */
export interface Outbox {
  /** Puts a parcel into the caller's transaction, held for whoever is about to call `deliver`. */
  put(transaction: Transaction<Database>, parcel: Parcel): Promise<HeldParcel>;
  /** Tries once, now. Never rejects: what fails stays in the outbox and is tried again. */
  deliver(parcel: HeldParcel): Promise<void>;
  fateOf(channel: Channel, key: string): Promise<Fate | null>;
  /** How the operator's parcels fare. */
  health(): Promise<'ok' | 'stale' | 'failed'>;
  /** Deletes what is past its time. */
  purge(): Promise<void>;
  /**
   * Takes no more work, waits a little for what is on its way, and gives back what has not arrived: another process delivers it, or this
   * one after its next start. May be called again. Never rejects.
   */
  stop(): Promise<void>;
}
