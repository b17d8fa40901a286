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

/** A landing hero banner with a guided option selector: who am I, then what do I want. Specification: journeys, sections 2 and 5. */
export const LandingHeroOptionSelectorSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  firstLabel: Words,
  secondLabel: Words,
  options: listOf(Option),
});
export type LandingHeroOptionSelectorProps = z.output<typeof LandingHeroOptionSelectorSchema>;

export const examples = {
  plain: {
    __typename: 'LandingHeroOptionSelector',
    title: 'How can we help?',
    text: 'Two choices, and you are there.',
    image: { url: '/media/plug.svg', altText: '', umbracoWidth: 1280, umbracoHeight: 720 },
    options: [
      {
        title: 'a householder',
        landingPageUrl: '/homes',
        nextSteps: [
          { summary: 'add a charger', nextStepUrl: '/homes/charger' },
          { summary: 'move my meter', nextStepUrl: '/homes/meter' },
        ],
      },
      {
        title: 'a business',
        landingPageUrl: '/business',
        nextSteps: [{ summary: 'get a new supply', nextStepUrl: '/business/supply' }],
      },
    ],
  },
  'no options': { __typename: 'LandingHeroOptionSelector', title: 'How can we help?' },
};
