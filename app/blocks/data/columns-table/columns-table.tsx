import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { DataTable } from '~/blocks/parts/data-table';
import type { ColumnsTableProps } from './schema';

/** Counted from 1. A missing side extends to the table's edge. */
interface Area {
  startRow?: number | null | undefined;
  endRow?: number | null | undefined;
  startColumn?: number | null | undefined;
  endColumn?: number | null | undefined;
}

const within = (
  at: number,
  start: number | null | undefined,
  end: number | null | undefined,
): boolean => at >= (start ?? 1) && at <= (end ?? Infinity);

/** A highlight that names no side at all marks nothing. */
export function isHighlighted(highlights: readonly Area[], row: number, column: number): boolean {
  return highlights.some(
    (area) =>
      Object.values(area).some((side) => side != null) &&
      within(row, area.startRow, area.endRow) &&
      within(column, area.startColumn, area.endColumn),
  );
}

interface Separator {
  row: number;
  startColumn?: number | null | undefined;
  endColumn?: number | null | undefined;
}

export const isSeparated = (
  separators: readonly Separator[],
  row: number,
  column: number,
): boolean =>
  separators.some((line) => line.row === row && within(column, line.startColumn, line.endColumn));

/** Highlights are bold on a tint, never colour alone. */
export function ColumnsTable({ title, headings, rows, highlights, separators }: ColumnsTableProps) {
  const t = useTexts(serviceBlockTexts);
  if (rows.length === 0) return null;
  const marksOf = (row: number, column: number) =>
    [isHighlighted(highlights, row, column) && 'hl', isSeparated(separators, row, column) && 'sep']
      .filter(Boolean)
      .join(' ');
  return (
    <BlockSection>
      <DataTable
        caption={title ?? t('tableCaption')}
        headings={headings}
        rows={rows}
        marksOf={marksOf}
      />
    </BlockSection>
  );
}
