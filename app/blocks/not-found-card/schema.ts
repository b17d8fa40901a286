import { z } from 'zod';
import { Cta } from '~/cms/cta';

const words = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null);

/** Specification: journeys, section 2 "Incident page": CMS title, subtitle, icon, call to action. */
export const NotFoundCardSchema = z.object({
  title: words,
  subtitle: words,
  icon: words,
  cta: Cta.nullish().catch(null),
});
