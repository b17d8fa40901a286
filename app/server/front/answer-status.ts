import type { ServerResponse } from 'node:http';

/** Returns the status a visitor was given; "gone" if the whole answer never left, as when they went away. */
export const answerStatus = ({ writableFinished, statusCode }: ServerResponse): number | 'gone' =>
  writableFinished ? statusCode : 'gone';
