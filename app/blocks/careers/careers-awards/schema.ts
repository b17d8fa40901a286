import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';

const Award = z.object({ title: z.string().trim().min(1), text: Words, image: optional(Image) });

export const CareersAwardsSchema = z.object({ title: Words, awards: listOf(Award) });
export type CareersAwardsProps = z.output<typeof CareersAwardsSchema>;
