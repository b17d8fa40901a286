import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Other blocks" (landing hero banners). It holds the page's h1. Fields: decision L-762. */
export const LandingHeroBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  ctas: listOf(Cta),
});
export type LandingHeroBannerProps = z.output<typeof LandingHeroBannerSchema>;

export const examples = {
  plain: {
    __typename: 'LandingHeroBanner',
    title: 'Moving house?',
    text: 'What to know about your electricity supply.',
    image: { url: '/media/examples/school.svg', umbracoWidth: 1200, umbracoHeight: 800 },
    ctas: [
      { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      {
        uRL: { url: 'https://energy.example/advice', name: 'Advice on energy', target: '_blank' },
        cTAType: 'Secondary',
      },
    ],
  },
  'words alone': { __typename: 'LandingHeroBanner', title: 'Our plans' },
};
