import { z } from 'zod';

/** A card's link: a page of ours or another site, never a script URL. */
export const Href = z
  .string()
  .trim()
  .regex(/^(?:\/(?!\/)|https:\/\/)/, 'is not an address that a link may lead to');
