import type { IncomingMessage, ServerResponse } from 'node:http';

export type AnsweredBy = 'app' | 'file' | 'kept' | 'live' | 'redirect' | 'refusal';

export interface RequestContext {
  readonly id: string;
  by: AnsweredBy;
  reason?: string;
}

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export const createRequestContext = (request: IncomingMessage, id: string): void =>
  void contexts.set(request, { id, by: 'app' });

export function noteAnsweredBy(request: IncomingMessage, by: AnsweredBy, reason?: string): void {
  const context = contexts.get(request);
  if (context) Object.assign(context, { by, reason });
}

export const requestContextOf = (request: IncomingMessage): RequestContext =>
  contexts.get(request) ?? { id: '', by: 'app' };

/** "gone" if the whole answer never left, as when the visitor went away. */
export const answerStatus = ({ writableFinished, statusCode }: ServerResponse): number | 'gone' =>
  writableFinished ? statusCode : 'gone';
