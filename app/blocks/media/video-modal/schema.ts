import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { Video } from '~/cms/video';

/** Specification: lookup, sections 2 and 4 (video modal opens with a video and closes with Close). Fields: decision L-762. */
export const VideoModalSchema = z
  .object({
    title: Words,
    text: RichText.nullish().transform((text) => text ?? ''),
    video: optional(Video),
  })
  .passthrough();
export type VideoModalProps = z.output<typeof VideoModalSchema>;

export const examples = {
  plain: {
    __typename: 'VideoModal',
    title: 'See how it is done',
    text: '<p>Three minutes with a team on the road.</p>',
    video: {
      title: 'A sample film',
      poster: {
        url: '/media/examples/van.svg',
        altText: 'One of our vans',
        umbracoWidth: 1200,
        umbracoHeight: 800,
      },
      video: { url: '/media/examples/sample.webm' },
      transcriptUrl: '/help',
    },
  },
  'the video alone': {
    __typename: 'VideoModal',
    video: { video: { url: '/media/examples/sample.webm' } },
  },
  'everything empty': { __typename: 'VideoModal', title: 'No video' },
};
