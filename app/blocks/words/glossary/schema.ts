import { z } from 'zod';
import { Words } from '~/cms/lenient';

export const GlossarySchema = z.object({ title: Words, text: Words });
export type GlossaryProps = z.output<typeof GlossarySchema>;
