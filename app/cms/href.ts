import { z } from 'zod';

/** Never a script URL. */
export const Href = z
  .string()
  .trim()
  .regex(/^(?:\/(?!\/)|https:\/\/)/, 'is not an address that a link may lead to');
