import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { optional, Words } from '~/cms/lenient';

export const NotFoundCardSchema = z.object({
  title: Words,
  subtitle: Words,
  icon: Words,
  cta: optional(Cta),
});
