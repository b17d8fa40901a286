import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BlockSection } from '~/blocks/parts/block-section';
import { DataTable } from '~/blocks/parts/data-table';
import type { SimpleTableProps } from './schema';

export function SimpleTable({ title, ...table }: SimpleTableProps) {
  const t = useTexts(serviceBlockTexts);
  if (table.rows.length === 0) return null;
  return (
    <BlockSection>
      <DataTable caption={title ?? t('tableCaption')} {...table} />
    </BlockSection>
  );
}
