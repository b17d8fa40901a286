import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { socialPostOf } from './frame-of';

const Embed = z
  .object({
    title: Words,
    url: z
      .string()
      .trim()
      .regex(/^https:\/\//),
  })
  .transform(({ title, url }, context) => {
    const post = socialPostOf(url);
    if (post) return { title, url, ...post };
    context.addIssue({
      code: z.ZodIssueCode.custom,
      message: 'is not a network that we know',
      path: ['url'],
    });
    return z.NEVER;
  });

export const SocialMediaEmbedsSchema = z.object({ title: Words, embeds: listOf(Embed) });
export type SocialMediaEmbedsProps = z.output<typeof SocialMediaEmbedsSchema>;
