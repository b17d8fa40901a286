import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** A game of this site, by its address (L-716). */
export const EmbeddedGameSchema = z.object({
  title: Words,
  text: Words,
  gameUrl: z
    .string()
    .trim()
    .regex(/^\/(?!\/)[^\s]*$/, 'is not a game of this site'),
  /** Shown on phones instead of a game that does not work there. */
  mobileMessage: Words,
});
export type EmbeddedGameProps = z.output<typeof EmbeddedGameSchema>;
