import type { IncomingMessage } from 'node:http';

/** Who answered: the app, or one of the steps before it. */
export type AnsweredBy = 'app' | 'file' | 'kept' | 'live' | 'refusal';

/** What the front knows of one request on its way, beside the request itself. */
export interface RequestContext {
  readonly id: string;
  by: AnsweredBy;
  /** Why it was refused, where it was. */
  reason?: string;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export const createRequestContext = (request: IncomingMessage, id: string): void =>
  void contexts.set(request, { id, by: 'app' });

/** Notes who answers, for the log. */
export function noteAnsweredBy(request: IncomingMessage, by: AnsweredBy, reason?: string): void {
  const context = contexts.get(request);
  if (context) Object.assign(context, { by, reason });
}

export const requestContextOf = (request: IncomingMessage): RequestContext =>
  contexts.get(request) ?? { id: '', by: 'app' };
