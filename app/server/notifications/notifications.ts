/** One text message on its way out. */
export interface TextMessage {
  /** However often it is sent under this key, it arrives once. */
  readonly key: string;
  /** "+447700900123", or a browser as it is kept. */
  readonly to: string;
  readonly text: string;
}

/** `sent`; `refused` for good, such as a number that is no more; `gone` with whom it was for; `later` when the service is in trouble. */
export type SendResult = 'sent' | 'refused' | 'gone' | 'later';

/** A text message service, or those that carry notifications. One result for each message, in their order; never rejects. */
export interface TextSender {
  /** How many it takes in one turn: as many as it has surely sent, or failed to, within a lease. */
  readonly atOnce: number;
  send(messages: readonly TextMessage[]): Promise<readonly SendResult[]>;
}
