import { serviceBlockTexts } from '~/cms/texts/blocks-part2';
import { useTexts } from '~/cms/use-texts';
import { BlockSection } from '../parts/block-section';
import { DataTable } from '../parts/data-table';
import type { SimpleTableProps } from './schema';

/** Rows of figures or words under one row of headings. */
export function SimpleTable({ title, ...table }: SimpleTableProps) {
  const t = useTexts(serviceBlockTexts);
  if (table.rows.length === 0) return null;
  return (
    <BlockSection>
      <DataTable caption={title ?? t('tableCaption')} {...table} />
    </BlockSection>
  );
}
