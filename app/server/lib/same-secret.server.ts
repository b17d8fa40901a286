import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In constant time, whatever the length. */
export const sameSecret = (candidate: string, secret: string): boolean =>
  timingSafeEqual(digest(candidate), digest(secret));
