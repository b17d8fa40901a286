/** One outgoing text message. */
export interface TextMessage {
  /** Sent repeatedly under this key, it is delivered once. */
  readonly key: string;
  /** "+447700900123", or a stored browser subscription. */
  readonly to: string;
  readonly text: string;
}

/**
 * `sent`; `refused` permanently, such as an unknown number; `gone` if the subscription no longer
 * exists; `later` if the service is failing.
 */
export type SendResult = 'sent' | 'refused' | 'gone' | 'later';

/** A text message or push service. Returns one result per message, in order; never rejects. */
export interface TextSender {
  /** The batch size: as many as certainly finish within a lease. */
  readonly atOnce: number;
  send(messages: readonly TextMessage[]): Promise<readonly SendResult[]>;
}
