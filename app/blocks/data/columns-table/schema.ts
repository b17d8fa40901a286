import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';

const Place = z.number().int().positive().nullish();
const Column = z.object({
  title: z.string().trim().default(''),
  cells: z.array(z.union([z.string().trim(), z.number(), z.null()])).default([]),
});

/** A table that editors fill column by column. Specification: journeys, section 3 (table highlight, separators). */
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

const columns = [
  { title: 'Year', cells: ['2023', '2024', '2025', 'Target'] },
  { title: 'Power cuts per 100 homes', cells: [48.2, 45.9, 41.3, 44] },
  { title: 'Minutes without power', cells: [36.1, 34.8, 31.2, 33] },
];

export const examples = {
  plain: {
    __typename: 'ColumnsTable',
    title: 'Our record',
    columns,
    highlights: [{ startRow: 3, endRow: 3 }],
    separators: [{ row: 3 }],
  },
  'a column and a corner': {
    __typename: 'ColumnsTable',
    title: 'Our record, column by column',
    columns,
    highlights: [
      { startColumn: 3, endColumn: 3 },
      { startRow: 1, endRow: 2, startColumn: 1, endColumn: 2 },
    ],
    separators: [{ row: 1, startColumn: 2, endColumn: 3 }],
  },
  'columns of different length': {
    __typename: 'ColumnsTable',
    columns: [
      { title: 'A', cells: ['one', 'two'] },
      { title: 'B', cells: [1] },
    ],
  },
  'everything empty': { __typename: 'ColumnsTable' },
};
