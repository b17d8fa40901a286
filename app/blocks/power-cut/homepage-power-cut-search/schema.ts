import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Words } from '~/cms/lenient';

export const HomepagePowerCutSearchSchema = z.object({
  title: z.string().trim().min(1),
  stormTitle: Words,
  searchLabel: Words,
  phoneNumber: z.string().trim().default('105'),
  phoneText: z.string().trim().default(''),
  links: z.array(Cta).default([]),
});
