import { randomUUID } from 'node:crypto';
import { IdempotencyKey } from '~/server/lib/idempotency-key.server';

/** The key that a page was drawn with; anything else is a form that we did not draw, and gets a new one. */
export const postedKey = (fields: Record<string, string>): string =>
  IdempotencyKey.safeParse(fields['requestKey']).data ?? randomUUID();
