import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';

const Item = z.object({
  value: z.union([
    z.string().trim().min(1),
    z.number().transform((value) => value.toLocaleString('en-GB')),
  ]),
  title: z.string().trim().min(1),
});

export const StatisticsSchema = z.object({ title: Words, items: listOf(Item) });
export type StatisticsProps = z.output<typeof StatisticsSchema>;
