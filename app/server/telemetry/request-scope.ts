import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';

interface RequestScope {
  /** The id in the log, in the X-Request-Id header, and behind an error page's code. */
  readonly id: string;
  readonly trace: Context | undefined;
}

const context = new AsyncLocalStorage<RequestScope>();

export const runInRequest = (request: RequestScope, work: () => void): void =>
  context.run(request, work);

export const currentRequest = (): RequestScope | undefined => context.getStore();
