export interface Mail {
  /** Sent repeatedly under this key, it should arrive once. */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly isRetry: boolean;
}

/** `refused` permanently, such as an unknown mailbox; `later` if the service is failing. */
export type MailResult = 'sent' | 'refused' | 'later';

/** Never rejects. */
export interface Mailer {
  send(mail: Mail): Promise<MailResult>;
}
