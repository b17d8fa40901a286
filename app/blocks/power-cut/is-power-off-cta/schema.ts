import { z } from 'zod';
import { Cta } from '~/cms/cta';

export const IsPowerOffCtaSchema = z.object({
  title: z.string().trim().min(1),
  text: z.string().trim().default(''),
  ctas: z.array(Cta).default([]),
});
