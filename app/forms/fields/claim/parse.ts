import { z } from 'zod';
import { defineNote } from '../../engine/field-type';

/**
 * The server's information about a claim: our recorded times, or the possible amount.
 * docs/decisions/claim.md
 */
export const settings = z.object({ says: z.enum(['times', 'sum']) });

/** A note with text from the server. */
export const claim = defineNote('claim', settings);
