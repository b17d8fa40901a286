import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { listOf, Words } from '~/cms/lenient';

const MOST_BUTTONS = 5;

/** Buttons after the fifth are left out (L-758). */
export const ButtonBlockSchema = z.object({
  title: Words,
  buttons: listOf(Cta).transform((buttons) => buttons.slice(0, MOST_BUTTONS)),
});
export type ButtonBlockProps = z.output<typeof ButtonBlockSchema>;
