import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';

interface RequestScope {
  /** The id that is in the log, in the answer's X-Request-Id, and behind the code of an error page. */
  readonly id: string;
  /** What spans hang on, where traces are asked for. */
  readonly trace: Context | undefined;
}

const context = new AsyncLocalStorage<RequestScope>();

/** Runs what answers a request, so that whatever is logged or traced meanwhile belongs to it. */
export const runInRequest = (request: RequestScope, work: () => void): void => context.run(request, work);

/** The request that is being answered, if it is for one. */
export const currentRequest = (): RequestScope | undefined => context.getStore();
