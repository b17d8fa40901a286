import { z } from 'zod';
import { orElse, Words } from '~/cms/lenient';

const Cell = z.union([z.string().trim(), z.number(), z.null()]);

/** Specification: journeys, section 2 (simple table). Its first row holds the headings. */
export const SimpleTableSchema = z
  .object({
    title: Words,
    rows: z.array(z.array(Cell)).default([]),
    firstColumnIsHeading: orElse(z.boolean(), true),
  })
  .transform(({ title, rows: [headings = [], ...rows], firstColumnIsHeading }) => ({
    title,
    headings: headings.map((cell) => String(cell ?? '')),
    rows,
    rowHeadings: firstColumnIsHeading,
  }));
export type SimpleTableProps = z.output<typeof SimpleTableSchema>;

export const examples = {
  plain: {
    __typename: 'SimpleTable',
    title: 'Homes and businesses by area',
    rows: [
      ['Area', 'Homes and businesses', 'Share'],
      ['The north', 3700000, '43%'],
      ['London', 2400000, '28%'],
      ['The south', 2500000, '29%'],
    ],
  },
  'words, wide, no row names': {
    __typename: 'SimpleTable',
    firstColumnIsHeading: false,
    rows: [
      ['What you add', 'Who fits it', 'Tell us', 'How long we take', 'What it costs'],
      [
        'A charger',
        'An electrician',
        'After it is in',
        '10 working days',
        'Nothing, if your fuse is large enough',
      ],
      ['A heat pump', 'An installer', 'Before it is in', null, 'Nothing for most homes'],
    ],
  },
  'everything empty': { __typename: 'SimpleTable' },
};
