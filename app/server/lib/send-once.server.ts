import { hourly } from './hourly';
import type { Logger } from './logger.server';

/** What an error of a service means for one message. */
export interface SendFailure<Result> {
  readonly result: Result;
  /** Our own setting that the service rejects, as it is logged: every message would meet it. */
  readonly setting?: Readonly<Record<string, string | number>>;
}

interface Options<Message, Result> {
  /** For a service that takes the same message twice. */
  readonly wasTaken?: (message: Message) => Promise<boolean>;
  /** Rejects unless the service says that it has the message. */
  readonly take: (message: Message) => Promise<unknown>;
  readonly failureOf: (error: unknown) => SendFailure<Result>;
  readonly logger: Pick<Logger, 'error'>;
  readonly warning: string;
}

/** Never rejects. A setting that is wrong is logged once an hour. */
export function createSendOnce<Message extends { readonly isRetry?: boolean }, Result>({
  wasTaken,
  take,
  failureOf,
  logger,
  warning,
}: Options<Message, Result>): (message: Message) => Promise<Result | 'sent'> {
  const warn = hourly((setting: object) => logger.error(setting, warning), Date.now);
  return async (message) => {
    try {
      if (!message.isRetry || !(await wasTaken?.(message))) await take(message);
      return 'sent';
    } catch (error) {
      const { result, setting } = failureOf(error);
      if (setting) warn(setting);
      return result;
    }
  };
}
