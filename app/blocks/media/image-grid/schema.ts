import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Item = z.object({ image: Image, title: Words, text: Words, link: optional(Link) });

/** Specification: lookup, section 2 "Other blocks" (image grids). Fields: decision L-762. */
export const ImageGridSchema = z.object({ title: Words, items: listOf(Item) });
export type ImageGridProps = z.output<typeof ImageGridSchema>;

export const examples = {
  plain: {
    __typename: 'ImageGrid',
    title: 'Our network in pictures',
    items: [
      {
        image: {
          url: '/media/examples/pylons.svg',
          altText: 'Pylons across a field at noon',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
        title: 'Lines',
        text: 'They carry power over land.',
      },
      {
        image: {
          url: '/media/examples/substation.svg',
          altText: 'A substation',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
        title: 'Substations',
        link: { uRL: { url: '/help', name: 'More about substations' } },
      },
      {
        image: {
          url: '/media/examples/van.svg',
          altText: 'One of our vans',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
      },
    ],
  },
  'a picture without an address': {
    __typename: 'ImageGrid',
    items: [
      { image: { url: '' }, title: 'Lost' },
      {
        image: {
          url: '/media/examples/van.svg',
          altText: 'One of our vans',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
      },
    ],
  },
  'everything empty': { __typename: 'ImageGrid' },
};
