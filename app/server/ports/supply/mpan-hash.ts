import { createHmac } from 'node:crypto';

/**
 * Returns a keyed hash of a searched meter point: enough to recognise it, but not to identify it
 * without the key.
 */
export const mpanHash = (mpan: string, key: string): string =>
  createHmac('sha256', key).update(`mpan:${mpan}`).digest('base64url').slice(0, 32);
