import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './kept/micro-cache.server';
import { note } from './passage';
import type { Step } from './step';

type KeptFor = (request: IncomingMessage) => Answer | null;
type UnderWay = (request: IncomingMessage, response: ServerResponse) => Promise<void> | null;

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  note(request, 'kept');
  response.writeHead(status, headers);
  response.end(body ?? undefined);
}

/**
 * Gives a public page again that was made within the last seconds, before Express and Remix start (docs/decisions/serving.md). One
 * that is just being made for somebody else is waited for, once; it is made for each who asks only where nothing came of that.
 */
export const keptPages =
  (keptFor: KeptFor, underWay: UnderWay): Step =>
  (request, response, next) => {
    const kept = keptFor(request);
    if (kept) return send(request, response, kept);
    const made = underWay(request, response);
    if (!made) return next();
    void made.then(() => {
      const now = keptFor(request);
      if (now) send(request, response, now);
      else next();
    });
  };
