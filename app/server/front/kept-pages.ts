import type { Answer } from './kept/micro-cache.server';
import type { IncomingMessage } from 'node:http';
import { note } from './passage';
import type { Step } from './step';

/** Gives a public page again that was made within the last two seconds, before Express and Remix start (docs/decisions/serving.md). */
export const keptPages =
  (keptFor: (request: IncomingMessage) => Answer | null): Step =>
  (request, response, next) => {
    const kept = keptFor(request);
    if (!kept) return next();
    note(request, 'kept');
    response.writeHead(kept.status, kept.headers);
    response.end(kept.body ?? undefined);
  };
