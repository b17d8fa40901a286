import { z } from 'zod';
import { orElse, Words } from '~/cms/lenient';

/** The planned power cut banner. Specification: journeys, section 2 "Homepage section" (placeholder "Search by postcode"). */
export const PlannedPowerCutBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  label: Words,
  placeholder: orElse(z.string().trim().min(1), 'Search by postcode'),
  buttonLabel: Words,
});
