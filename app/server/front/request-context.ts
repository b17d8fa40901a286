import type { IncomingMessage } from 'node:http';

/** What answered: the app, or a middleware before it. */
export type AnsweredBy = 'app' | 'file' | 'kept' | 'live' | 'redirect' | 'refusal';

/** What the middleware knows of a request. */
export interface RequestContext {
  readonly id: string;
  by: AnsweredBy;
  /** Why it was refused, if it was. */
  reason?: string;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export const createRequestContext = (request: IncomingMessage, id: string): void =>
  void contexts.set(request, { id, by: 'app' });

/** Records what answered, for the log. */
export function noteAnsweredBy(request: IncomingMessage, by: AnsweredBy, reason?: string): void {
  const context = contexts.get(request);
  if (context) Object.assign(context, { by, reason });
}

export const requestContextOf = (request: IncomingMessage): RequestContext =>
  contexts.get(request) ?? { id: '', by: 'app' };
