import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';

const Item = z.object({
  value: z.union([
    z.string().trim().min(1),
    z.number().transform((value) => value.toLocaleString('en-GB')),
  ]),
  title: z.string().trim().min(1),
});

/** Specification: journeys, section 3 (statistics item: value, title). */
export const StatisticsSchema = z.object({ title: Words, items: listOf(Item) });
export type StatisticsProps = z.output<typeof StatisticsSchema>;

const items = [
  { value: '71%', title: 'of power cuts are over within an hour' },
  { value: 38, title: 'minutes without power in a year, for the average home' },
  { value: '8.6m', title: 'homes and businesses' },
];

export const examples = {
  plain: { __typename: 'Statistics', title: 'How fast we get power back', items },
  'a long one': {
    __typename: 'Statistics',
    items: [
      ...items,
      {
        value: 185000,
        title: 'kilometres of cable and line, enough to go round the world four times',
      },
    ],
  },
  'two are too few': { __typename: 'Statistics', title: 'Not shown', items: items.slice(0, 2) },
  'everything empty': { __typename: 'Statistics' },
};
