import { z } from 'zod';
import { emergencyNumber } from '#operator/profile.json';
import { Cta } from '~/cms/cta';
import { Words } from '~/cms/lenient';

export const HomepagePowerCutSearchSchema = z.object({
  title: z.string().trim().min(1),
  stormTitle: Words,
  searchLabel: Words,
  phoneNumber: z.string().trim().default(emergencyNumber),
  phoneText: z.string().trim().default(''),
  links: z.array(Cta).default([]),
});
