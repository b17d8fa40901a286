import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Card = z.object({ title: Words, text: Words, link: Link });

/** Specification: lookup, section 2 "Other blocks" (large image with link cards). Fields: decision L-762. */
export const LargeImageWithLinkCardsSchema = z.object({
  title: Words,
  text: Words,
  image: optional(Image),
  cards: listOf(Card),
});
export type LargeImageWithLinkCardsProps = z.output<typeof LargeImageWithLinkCardsSchema>;

export const examples = {
  plain: {
    __typename: 'LargeImageWithLinkCards',
    title: 'Work with us',
    text: 'We look after the lines of eight million homes.',
    image: {
      url: '/media/examples/pylons.svg',
      altText: 'Pylons across a field at noon',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
    cards: [
      {
        title: 'Careers',
        text: 'See our open posts.',
        link: { uRL: { url: '/careers', name: 'Careers' } },
      },
      { link: { uRL: { url: '/help', name: 'Help and advice' } } },
    ],
  },
  'no picture': {
    __typename: 'LargeImageWithLinkCards',
    cards: [{ link: { uRL: { url: '/help', name: 'Help' } } }],
  },
  'everything empty': {
    __typename: 'LargeImageWithLinkCards',
    image: {
      url: '/media/examples/pylons.svg',
      altText: 'Pylons across a field at noon',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
  },
};
