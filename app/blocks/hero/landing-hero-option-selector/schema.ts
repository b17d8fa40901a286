import { z } from 'zod';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';

const Step = z.object({ summary: z.string().trim().min(1), nextStepUrl: Href });
const Option = z.object({
  title: z.string().trim().min(1),
  landingPageUrl: Href,
  nextSteps: listOf(Step),
});

export const LandingHeroOptionSelectorSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  firstLabel: Words,
  secondLabel: Words,
  options: listOf(Option),
});
export type LandingHeroOptionSelectorProps = z.output<typeof LandingHeroOptionSelectorSchema>;
