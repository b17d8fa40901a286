import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: journeys, section 2 (services card). */
export const ServicesCardSchema = z.object({
  title: z.string().trim().min(1),
  icon: Words,
  text: optional(RichText),
  image: optional(Image),
  ctas: listOf(Cta),
});
export type ServicesCardProps = z.output<typeof ServicesCardSchema>;

export const examples = {
  plain: {
    __typename: 'ServicesCard',
    title: 'Extra help in a power cut',
    icon: 'person',
    text: '<p>Join our free register if you need power for your health.</p>',
    image: {
      url: '/media/door.svg',
      altText: 'An engineer at a door',
      umbracoWidth: 640,
      umbracoHeight: 360,
    },
    ctas: [
      { buttonUrl: { url: '/priority-services', name: 'Join the register' }, cTAType: 'Primary' },
    ],
  },
  'title alone': { __typename: 'ServicesCard', title: 'Moving a meter' },
};
