import { z } from 'zod';
import { Video } from '~/cms/video';

/** Specification: lookup, sections 2 and 4 (full-width video; its modal). Fields: decision L-762. */
export const FullWidthVideoSchema = z
  .unknown()
  .pipe(Video)
  .transform((video) => ({ video }));
export type FullWidthVideoProps = z.output<typeof FullWidthVideoSchema>;

export const examples = {
  plain: {
    __typename: 'FullWidthVideo',
    ...{
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
  'a file of ours, without poster and title': {
    __typename: 'FullWidthVideo',
    video: { url: '/media/examples/sample.webm' },
  },
  'a host that we have no player for': {
    __typename: 'FullWidthVideo',
    title: 'Elsewhere',
    video: { url: 'https://videos.example/1' },
  },
};
