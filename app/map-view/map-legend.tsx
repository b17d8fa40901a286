import { mapTexts } from '~/cms/texts/map';
import { useTexts } from '~/cms/use-texts';
import type { MarkStatus } from '~/domain/map/marks';
import { StatusChip } from '~/ui/chip';

const words = {
  cut: 'mapLegendCut',
  planned: 'mapLegendPlanned',
  restored: 'mapLegendRestored',
  multiple: 'mapLegendSeveral',
} as const;

/** What the shapes of the marks mean; only those that the map shows. */
export function MapLegend({ statuses }: { statuses: readonly MarkStatus[] }) {
  const t = useTexts(mapTexts);
  const shown = (Object.keys(words) as MarkStatus[]).filter((status) => statuses.includes(status));
  if (shown.length === 0) return null;
  return (
    <ul className="legend" aria-label={t('mapKey')}>
      {shown.map((status) => (
        <li key={status}>
          <StatusChip status={status}>{t(words[status])}</StatusChip>
        </li>
      ))}
    </ul>
  );
}
