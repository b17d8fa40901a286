import type { Transaction } from 'kysely';
import type { Database } from '../store/tables';
import type { OutboxTable, MessageKind, MessageState } from '../store/form-tables';

/** The operator's endpoints that the outbox delivers to, by channel. */
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

/** A message claimed by one worker until its lease expires. Messages of one claim share a lease. */
export interface LeasedMessage extends Readonly<
  Pick<OutboxTable, 'channel' | 'key' | 'sealed' | 'attempts' | 'created_at'>
> {
  readonly id: number;
  readonly lease: string;
}

/** The state of a message (`waiting` means it will be retried) and the JSON answer, or null. */
export interface Outcome {
  readonly state: MessageState;
  readonly answer: unknown;
}

/** Sends messages of one kind. */
export interface Transport {
  readonly kind: MessageKind;
  /** The most messages in flight, and the most of them in one batch. */
  readonly concurrency: number;
  readonly batchSize: number;
  /** In milliseconds, longer than `send` can take; then another process may claim the messages. */
  readonly leaseMs: number;
  /** Time between polls for due messages, in milliseconds. */
  readonly idleMs: number;
  /**
   * Whether a message that is sent twice arrives once. Otherwise what is in flight when a process
   * stops waits until that process has certainly ended.
   */
  readonly isIdempotent: boolean;
  /**
   * One outcome per message, in order. If it rejects, they are retried when the lease expires. Once
   * `stopping` is aborted, those not begun are `waiting`.
   */
  send(messages: readonly LeasedMessage[], stopping: AbortSignal): Promise<readonly Outcome[]>;
}

/** Receives the operator's messages: its own service, or the embedded one. */
export interface Receiver {
  /** The JSON answer, or null. Rejects with `unavailable` (retry later) or `invalid` (refused for good). */
  deliver(message: Message): Promise<unknown>;
}

/**
 * A transactional outbox: messages are committed with the rows they belong to and delivered at
 * least once, by one process at a time, under an idempotency key.
 * Architecture, "How data flows" 4; docs/decisions/drafts-and-outbox.md.
 */
export interface Outbox {
  /** Adds a message in the caller's transaction, leased to the caller, who then calls `deliver`. */
  put(transaction: Transaction<Database>, message: Message): Promise<LeasedMessage>;
  /** Tries once, now. Never rejects: a message that fails stays in the outbox and is retried. */
  deliver(message: LeasedMessage): Promise<void>;
  outcomeOf(channel: Channel, key: string): Promise<Outcome | null>;
  /** Whether messages to the operator are being delivered in time. */
  health(): Promise<'ok' | 'stale' | 'failed'>;
  /** Deletes messages past their retention period. */
  purge(): Promise<void>;
  /**
   * Claims no more messages, waits briefly for those in flight and releases the rest for another
   * process, or this one after a restart. May be called again. Never rejects.
   */
  stop(): Promise<void>;
}
