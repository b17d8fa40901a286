import { createHmac } from 'node:crypto';

/** Enough to recognise a searched meter point, but not to identify it without the key. */
export const mpanHash = (mpan: string, key: string): string =>
  createHmac('sha256', key).update(`mpan:${mpan}`).digest('base64url').slice(0, 32);
