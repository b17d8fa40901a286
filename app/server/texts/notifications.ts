export interface TextMessage {
  /** Sent repeatedly under this key, it is delivered once. */
  readonly key: string;
  /** "+447700900123", or a stored browser subscription. */
  readonly to: string;
  readonly text: string;
  /** True if it may have been sent before, so that a service without keys is asked first. */
  readonly isRetry?: boolean;
}

/**
 * `sent`; `refused` permanently, such as an unknown number; `gone` if the subscription no longer
 * exists, or the number refuses our texts; `later` if the service is failing; `held` if the day's
 * ceiling is reached.
 */
export type SendResult = 'sent' | 'refused' | 'gone' | 'later' | 'held';

export interface TextSender {
  readonly atOnce: number;
  /**
   * One result per message, in order; never rejects. Once `stopping` is aborted, no more are begun.
   */
  send(
    messages: readonly TextMessage[],
    stopping?: AbortSignal,
  ): Promise<readonly (SendResult | undefined)[]>;
}
