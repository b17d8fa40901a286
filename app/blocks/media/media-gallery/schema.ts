import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, orElse, Words } from '~/cms/lenient';
import { Video } from '~/cms/video';

/** Specification: lookup, section 3 (media gallery entry: MediaGallery is an image, MediaGalleryVideo a video with its poster). */
const Entry = z.union([
  z
    .object({ __typename: z.literal('MediaGalleryVideo') })
    .passthrough()
    .pipe(Video)
    .transform((video) => ({ kind: 'video' as const, video, text: video.description })),
  z
    .object({
      __typename: z.literal('MediaGallery'),
      image: Image,
      alternativeText: Words,
      description: Words,
    })
    .transform(({ image, alternativeText, description }) => ({
      kind: 'image' as const,
      image: { ...image, alt: alternativeText ?? image.alt },
      text: description,
    })),
]);
export type GalleryEntry = z.output<typeof Entry>;

/** Specification: lookup, section 9 "Gallery thumbnails default maximum 3". */
const THUMBNAILS = 3;

export const MediaGallerySchema = z.object({
  title: Words,
  entries: listOf(Entry),
  maxThumbnails: orElse(z.number().int().min(1).max(12), THUMBNAILS),
});
export type MediaGalleryProps = z.output<typeof MediaGallerySchema>;

const picture = (place: number) => ({
  __typename: 'MediaGallery',
  image: {
    url: `/media/examples/${['pylons', 'substation', 'van', 'school'][place % 4] ?? 'van'}.svg`,
    umbracoWidth: 1200,
    umbracoHeight: 800,
  },
  alternativeText: `Picture number ${place + 1}`,
  description: place % 2 ? 'Taken in spring.' : null,
});

export const examples = {
  plain: {
    __typename: 'MediaGallery',
    title: 'A day on the network',
    entries: [
      picture(0),
      {
        __typename: 'MediaGalleryVideo',
        poster: {
          url: '/media/examples/van.svg',
          altText: 'One of our vans',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
        video: { url: '/media/examples/sample.webm' },
        alternativeText: 'A film of our van',
        description: 'Two minutes.',
      },
      picture(2),
      picture(3),
      picture(1),
      picture(4),
    ],
  },
  'one picture': { __typename: 'MediaGallery', entries: [picture(1)] },
  'a bad one among good ones': {
    __typename: 'MediaGallery',
    entries: [{ __typename: 'Other' }, picture(2)],
  },
  'everything empty': { __typename: 'MediaGallery' },
};
