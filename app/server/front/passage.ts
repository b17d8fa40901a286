import type { IncomingMessage } from 'node:http';

/** Who answered: the app, or one of the steps before it. */
export type AnsweredBy = 'app' | 'file' | 'kept' | 'live' | 'refusal';

/** What the front knows of one request on its way, beside the request itself. */
export interface Passage {
  readonly id: string;
  by: AnsweredBy;
  /** Why it was refused, where it was. */
  reason?: string;
}

const passages = new WeakMap<IncomingMessage, Passage>();

export const beginPassage = (request: IncomingMessage, id: string): void =>
  void passages.set(request, { id, by: 'app' });

/** Notes who answers, for the log. */
export function note(request: IncomingMessage, by: AnsweredBy, reason?: string): void {
  const passage = passages.get(request);
  if (passage) Object.assign(passage, { by, reason });
}

export const passageOf = (request: IncomingMessage): Passage => passages.get(request) ?? { id: '', by: 'app' };
