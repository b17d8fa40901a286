import { z } from 'zod';
import { Cta } from '~/cms/cta';

/** The power cut box of the home page. Specification: journeys, section 2 "Homepage section". */
export const HomepagePowerCutSearchSchema = z.object({
  title: z.string().trim().min(1),
  /** The question while a storm is on. */
  stormTitle: z
    .string()
    .trim()
    .nullish()
    .transform((title) => title || null),
  searchLabel: z
    .string()
    .trim()
    .nullish()
    .transform((label) => label || null),
  phoneNumber: z.string().trim().default('105'),
  phoneText: z.string().trim().default(''),
  /** Such as the power cut map and text updates. */
  links: z.array(Cta).default([]),
});
