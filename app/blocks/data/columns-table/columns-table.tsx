import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { DataTable } from '~/blocks/parts/data-table';
import { isHighlighted, isSeparated } from './marks';
import type { ColumnsTableProps } from './schema';

/** A table with rows and columns that stand out: bold on a wash, never by colour alone. */
export function ColumnsTable({ title, headings, rows, highlights, separators }: ColumnsTableProps) {
  const t = useTexts(serviceBlockTexts);
  if (rows.length === 0) return null;
  const marksOf = (row: number, column: number) =>
    [isHighlighted(highlights, row, column) && 'hl', isSeparated(separators, row, column) && 'sep']
      .filter(Boolean)
      .join(' ');
  return (
    <BlockSection>
      <DataTable caption={title ?? t('tableCaption')} headings={headings} rows={rows} marksOf={marksOf} />
    </BlockSection>
  );
}
