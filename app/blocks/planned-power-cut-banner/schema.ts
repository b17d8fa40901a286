import { z } from 'zod';

const words = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null);

/** The planned power cut banner. Specification: journeys, section 2 "Homepage section" (placeholder "Search by postcode"). */
export const PlannedPowerCutBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: words,
  label: words,
  placeholder: z.string().trim().min(1).catch('Search by postcode'),
  buttonLabel: words,
});
