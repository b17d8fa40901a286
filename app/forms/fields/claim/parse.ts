import { z } from 'zod';
import { defineNote } from '../../engine/field-type';

/** What the server knows that a claim is about: our own times, or what it may come to. docs/decisions/claim.md */
export const settings = z.object({ says: z.enum(['times', 'sum']) });

/** A note that the server words. */
export const claim = defineNote('claim', settings);
