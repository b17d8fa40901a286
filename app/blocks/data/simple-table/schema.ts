import { z } from 'zod';
import { orElse, Words } from '~/cms/lenient';

const Cell = z.union([z.string().trim(), z.number(), z.null()]);

/** The first row holds the headings. */
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
