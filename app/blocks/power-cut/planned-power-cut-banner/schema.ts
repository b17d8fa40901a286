import { z } from 'zod';
import { orElse, Words } from '~/cms/lenient';

export const PlannedPowerCutBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  label: Words,
  placeholder: orElse(z.string().trim().min(1), 'Search by postcode'),
  buttonLabel: Words,
});
