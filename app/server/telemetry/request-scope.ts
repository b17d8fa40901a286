import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';

interface RequestScope {
  /** The id in the log, in the X-Request-Id header, and behind an error page's code. */
  readonly id: string;
  /** The parent of spans, if traces are enabled. */
  readonly trace: Context | undefined;
}

const context = new AsyncLocalStorage<RequestScope>();

/** Runs the handling of a request, so that everything logged or traced meanwhile belongs to it. */
export const runInRequest = (request: RequestScope, work: () => void): void =>
  context.run(request, work);

/** Returns the current request, if there is one. */
export const currentRequest = (): RequestScope | undefined => context.getStore();
