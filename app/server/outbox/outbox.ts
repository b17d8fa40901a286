import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';
import type { MessageKind, MessageState } from '../store/values';

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

export interface Message {
  readonly channel: Channel;
  /** Sent as Idempotency-Key, so repeated deliveries take effect once. */
  readonly key: string;
  readonly body: unknown;
}

/** Claimed by one worker until its lease expires. Messages of one claim share a lease. */
export interface LeasedMessage extends Readonly<
  Pick<Database['outbox'], 'channel' | 'key' | 'sealed' | 'attempts' | 'created_at'>
> {
  readonly id: number;
  readonly lease: string;
}

/** `waiting` means it will be retried; `answer` is JSON, or null. */
export interface Outcome {
  readonly state: MessageState;
  readonly answer: unknown;
}

export interface Transport {
  readonly kind: MessageKind;
  readonly concurrency: number;
  readonly batchSize: number;
  /** Longer than `send` can take; then another process may claim the messages. */
  readonly leaseMs: number;
  readonly idleMs: number;
  /**
   * A message that is sent twice arrives once. Otherwise what is in flight when a process stops
   * waits until that process has certainly ended.
   */
  readonly isIdempotent: boolean;
  /**
   * One outcome per message, in order. If it rejects, they are retried when the lease expires. Once
   * `stopping` is aborted, those not begun are `waiting`.
   */
  send(messages: readonly LeasedMessage[], stopping: AbortSignal): Promise<readonly Outcome[]>;
}

export interface Receiver {
  /** The JSON answer, or null. Rejects with `unavailable` (retry later) or `invalid` (refused for good). */
  deliver(message: Message): Promise<unknown>;
}

/**
 * Messages are committed with the rows they belong to and delivered at least once, by one process
 * at a time, under an idempotency key. docs/decisions/drafts-and-outbox.md
 */
export interface Outbox {
  /** In the caller's transaction, leased to the caller, who then calls `deliver`. */
  put(transaction: Transaction<Database>, message: Message): Promise<LeasedMessage>;
  /** Tries once, now. Never rejects: a message that fails is retried. */
  deliver(message: LeasedMessage): Promise<void>;
  outcomeOf(channel: Channel, key: string): Promise<Outcome | null>;
  health(): Promise<'ok' | 'stale' | 'failed'>;
  purge(): Promise<void>;
  /**
   * Waits briefly for messages in flight, releases the rest. May be called again. Never rejects.
   */
  stop(): Promise<void>;
}
