import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { VideoId } from '~/cms/video-by-id';

/** Specification: journeys, section 3 (help and advice item). */
const Item = z.object({
  title: z.string().trim().min(1),
  icon: Words,
  description: optional(RichText),
  image: optional(Image),
  overlay: Words,
  videoId: optional(VideoId),
  videoPlayText: Words,
});

export const HelpAndAdviceSchema = z.object({ title: Words, items: listOf(Item) });
export type HelpAndAdviceProps = z.output<typeof HelpAndAdviceSchema>;

export const examples = {
  plain: {
    __typename: 'HelpAndAdvice',
    title: 'Help and advice',
    items: [
      {
        title: 'Check your fuse box',
        icon: 'bolt',
        description: '<p>Is a switch down? Push it up once.</p>',
        image: {
          url: '/media/fuse-box.svg',
          altText: 'A fuse box',
          umbracoWidth: 320,
          umbracoHeight: 180,
        },
        overlay: 'Switches that are up are on',
      },
      {
        title: 'See how',
        icon: 'play',
        videoId: 'aB3_dE-f9hI',
        videoPlayText: 'Check your fuse box safely',
      },
    ],
  },
  'everything empty': { __typename: 'HelpAndAdvice' },
};
