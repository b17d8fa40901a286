import { createHmac } from 'node:crypto';

/** What is kept of a meter point that was searched: enough to know it again, not enough to name it without the key. */
export const mpanHash = (mpan: string, key: string): string =>
  createHmac('sha256', key).update(`mpan:${mpan}`).digest('base64url').slice(0, 32);
