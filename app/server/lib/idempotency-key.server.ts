import { z } from 'zod';
import { parseInput } from './api.server';

const NAME = 'Idempotency-Key';

/** Chosen by the caller; the same key means the same request. */
export const IdempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'The key must be 8 to 64 letters, digits, - or _');

const Named = z.object({ [NAME]: IdempotencyKey.nullable() });

export const idempotencyKeyOf = (request: Request): string | null =>
  parseInput(Named, { [NAME]: request.headers.get(NAME) })[NAME];
