import type { ServerResponse } from 'node:http';

/** "gone" if the whole answer never left, as when the visitor went away. */
export const answerStatus = ({ writableFinished, statusCode }: ServerResponse): number | 'gone' =>
  writableFinished ? statusCode : 'gone';
