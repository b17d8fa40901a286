import { LIST_FILTERS, type ListFilter } from '~/domain/incident/list/list-page';
import { row as rowTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { statusIcon, type VisualStatus } from '~/ui/status';
import type { ListCounts } from './list-model';

const STATUS: Readonly<Record<ListFilter, VisualStatus>> = {
  unplanned: 'cut',
  planned: 'planned',
  restored: 'restored',
};
const COUNTED = {
  unplanned: 'rowsCuts',
  planned: 'rowsPlanned',
  restored: 'rowsRestored',
} as const;

export interface KindLinksProps {
  show: readonly ListFilter[];
  counts: ListCounts;
  hrefOf: (show: readonly ListFilter[]) => string;
}

export function KindLinks({ show, counts, hrefOf }: KindLinksProps) {
  const t = useTexts(rowTexts);
  const isAll = show.length === LIST_FILTERS.length;
  const link = (kinds: readonly ListFilter[], current: boolean, children: React.ReactNode) => (
    <SiteLink href={hrefOf(kinds)} stay aria-current={current ? 'true' : undefined}>
      {children}
    </SiteLink>
  );
  return (
    <nav aria-label={t('rowsShow')}>
      <ul className="by">
        <li>{link(LIST_FILTERS, isAll, t('rowsAll'))}</li>
        {LIST_FILTERS.map((kind) => (
          <li key={kind} data-s={STATUS[kind]}>
            {link(
              [kind],
              !isAll && show.includes(kind),
              <>
                <Icon name={statusIcon[STATUS[kind]]} />
                {t(COUNTED[kind], { count: counts[kind].toLocaleString('en-GB') })}
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
