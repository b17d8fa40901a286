import { z } from 'zod';

/** Where a card leads: a page of ours or another site, never script. */
export const Href = z
  .string()
  .trim()
  .regex(/^(?:\/(?!\/)|https:\/\/)/, 'is not an address that a link may lead to');
