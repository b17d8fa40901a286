import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';

const Place = z.number().int().positive().nullish();
const Column = z.object({
  title: z.string().trim().default(''),
  cells: z.array(z.union([z.string().trim(), z.number(), z.null()])).default([]),
});

export const ColumnsTableSchema = z
  .object({
    title: Words,
    columns: z.array(Column).default([]),
    highlights: listOf(
      z.object({ startRow: Place, endRow: Place, startColumn: Place, endColumn: Place }),
    ),
    separators: listOf(
      z.object({ row: z.number().int().positive(), startColumn: Place, endColumn: Place }),
    ),
  })
  .transform(({ columns, ...rest }) => ({
    ...rest,
    headings: columns.map((column) => column.title),
    rows: Array.from(
      { length: Math.max(0, ...columns.map((column) => column.cells.length)) },
      (_, row) => columns.map((column) => column.cells[row] ?? null),
    ),
  }));
export type ColumnsTableProps = z.output<typeof ColumnsTableSchema>;
