import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Card = z.object({
  image: optional(Image),
  title: z.string().trim().min(1),
  subtitle: Words,
  link: optional(Link),
});
const Tab = z.object({ title: z.string().trim().min(1), icon: Words, cards: listOf(Card) });

/** Specification: journeys, section 2 (tabbed services block): tabs with icon and title, each with cards. */
export const TabbedServicesSchema = z.object({ title: Words, tabs: listOf(Tab) });
export type TabbedServicesProps = z.output<typeof TabbedServicesSchema>;

const card = (title: string, url: string, subtitle?: string) => ({
  title,
  subtitle,
  image: { url: '/media/person.svg', altText: '', umbracoWidth: 640, umbracoHeight: 360 },
  link: { uRL: { url, name: title } },
});

export const examples = {
  plain: {
    __typename: 'TabbedServices',
    title: 'What can we do for you?',
    tabs: [
      {
        title: 'Power cuts',
        icon: 'power-cut',
        cards: [
          card('Check your power', '/power-cut', 'Is it only you?'),
          card('Plan ahead', '/get-ready'),
        ],
      },
      {
        title: 'Connections',
        icon: 'bolt',
        cards: [card('Add a charger', '/charger', 'Tell us in five minutes')],
      },
      { title: 'A tab without cards' },
    ],
  },
  'everything empty': { __typename: 'TabbedServices' },
};
