import { listFields, listQuery } from '~/domain/incident/list/list-query';
import { ROW_ORDERS, type RowOrder } from '~/domain/incident/list/row-order';
import { row as rowTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { SiteLink } from '~/ui/site-link';
import { StayForm } from '~/ui/stay-form';
import { KindLinks } from './kind-links';
import type { ListView } from './list-model';

const ORDERED = { county: 'rowsByCounty', soonest: 'rowsBySoonest', homes: 'rowsByHomes', new: 'rowsByNew' } as const;

type Choice = Pick<ListView, 'show' | 'by' | 'find' | 'counts'>;

/** What the list shows and in which order, as links; and a field that finds rows. All of it works without JavaScript. */
export function ListChoice({ list: { show, by, find, counts }, path }: { list: Choice; path: string }) {
  const t = useTexts(rowTexts);
  const link = (other: Partial<Choice>, current: boolean, children: React.ReactNode) => (
    <SiteLink
      href={`${path}${listQuery({ show, by, find, ...other })}`}
      stay
      aria-current={current ? 'true' : undefined}
    >
      {children}
    </SiteLink>
  );
  return (
    <div className="choose">
      <StayForm action={path} role="search" aria-label={t('rowsFind')} data-typed="">
        {listFields({ show, by }).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="find">{t('rowsFind')}</label>
        <p className="find">
          <input
            className="in"
            id="find"
            name="find"
            type="text"
            defaultValue={find}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
          />
          <Button second icon="search">
            {t('rowsFindButton')}
          </Button>
        </p>
      </StayForm>
      {find !== '' && (
        <p>
          {t('rowsFound', { find })} {link({ find: '' }, false, t('rowsFindAll'))}
        </p>
      )}
      <KindLinks show={show} counts={counts} hrefOf={(kinds) => `${path}${listQuery({ show: kinds, by, find })}`} />
      <nav aria-label={t('rowsOrder')}>
        <ul className="by">
          {ROW_ORDERS.map((order: RowOrder) => (
            <li key={order}>{link({ by: order }, order === by, t(ORDERED[order]))}</li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
