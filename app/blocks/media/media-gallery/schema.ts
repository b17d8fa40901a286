import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, orElse, Words } from '~/cms/lenient';
import { Video } from '~/cms/video';

/** MediaGallery is an image, MediaGalleryVideo a video with its poster. */
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

const THUMBNAILS = 3;

export const MediaGallerySchema = z.object({
  title: Words,
  entries: listOf(Entry),
  maxThumbnails: orElse(z.number().int().min(1).max(12), THUMBNAILS),
});
export type MediaGalleryProps = z.output<typeof MediaGallerySchema>;
