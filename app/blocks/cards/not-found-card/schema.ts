import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { optional, Words } from '~/cms/lenient';

/** Specification: journeys, section 2 "Incident page": CMS title, subtitle, icon, call to action. */
export const NotFoundCardSchema = z.object({
  title: Words,
  subtitle: Words,
  icon: Words,
  cta: optional(Cta),
});
