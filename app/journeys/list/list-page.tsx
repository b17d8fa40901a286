import type { ReactNode } from 'react';
import { listQuery, listFields } from '~/domain/incident/list/list-query';
import { AgeFirst } from '~/journeys/incident/parts/age-first';
import { RotaLoadNotice } from '~/journeys/search/rota-load-notice';
import { searchHref } from '~/journeys/search/search-path';
import { MAP_PATH } from '~/journeys/map/map-path';
import { list as listTexts, row as rowTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BackLink } from '~/ui/back-link';
import type { ListView } from './list-model';
import { ListStatus } from './list-status';
import { ReportFirst } from './report-first';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { IncidentRows } from './rows/incident-rows';
import { Views } from './rows/views';
import { ROW_ORDERS, type RowOrder } from '~/domain/incident/list/row-order';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { SiteLink } from '~/ui/site-link';
import { StayForm } from '~/ui/stay-form';
import { KindLinks } from './kind-links';

const ORDERED = {
  county: 'rowsByCounty',
  soonest: 'rowsBySoonest',
  homes: 'rowsByHomes',
  new: 'rowsByNew',
} as const;

type Choice = Pick<ListView, 'show' | 'by' | 'find' | 'counts' | 'total' | 'all'>;

/**
 * Places filter the list while they are typed; an address or a postcode that is sent goes to the
 * address search.
 */
function ListSearch({
  list: { show, by, find },
  path,
}: {
  list: Pick<ListView, 'show' | 'by' | 'find'>;
  path: string;
}) {
  const t = useTexts(rowTexts);
  return (
    <StayForm action={path} role="search" aria-label={t('rowsFind')} data-typed="">
      {listFields({ show, by }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={t('rowsFind')}
        name="find"
        big
        hint={t('rowsFindHint')}
        defaultValue={find}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      >
        <Button icon="search" name="address" value="true">
          {t('rowsFindButton')}
        </Button>
      </Field>
    </StayForm>
  );
}

function ListChoice({
  list: { show, by, find, counts, total, all },
  path,
}: {
  list: Choice;
  path: string;
}) {
  const t = useTexts(rowTexts);
  const found = total.toLocaleString('en-GB');
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
      {find !== '' && (
        <p>
          {t('rowsFound', { find, count: found, all: all.toLocaleString('en-GB') })}{' '}
          {link({ find: '' }, false, t('rowsFindAll'))}
        </p>
      )}
      <KindLinks
        show={show}
        counts={counts}
        hrefOf={(kinds) => `${path}${listQuery({ show: kinds, by, find })}`}
      />
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

export interface ListPageProps {
  list: ListView;
  title: string;
  back?: boolean;
  mapHref?: string;
  actions?: ReactNode;
  path: string;
  emptyHint: string;
}

/** Updates while open. docs/decisions/power-cuts-page.md */
export function ListPage({ list, title, back = false, mapHref, actions, ...body }: ListPageProps) {
  const t = useTexts(listTexts);
  // Filled by the button's script (blocks/refresh/pending-changes.ts).
  const arrivals = [
    t('listArrived'),
    t('listArrivedMany', { count: '#' }),
    t('listShowArrived'),
  ].join('|');
  return (
    <>
      {back && (
        <BackLink href="/power-cut" label={t('listBack')}>
          {t('listBack')}
        </BackLink>
      )}
      <div
        className={back ? 'wrap indent' : 'wrap indent list-top'}
        data-renew=""
        data-line={list.line}
        data-arrivals={arrivals}
      >
        <div className="flow-l">
          <h1>{title}</h1>
          <AgeFirst age={list.head.age} />
          <ListStatus {...list.head}>{actions}</ListStatus>
          <ReportFirst />
          <ListSearch list={list} path={body.path} />
          {list.rotaLoad && <RotaLoadNotice popUp={list.rotaLoad} />}
        </div>
        <ListBody
          list={list}
          mapHref={mapHref ?? `${MAP_PATH}${listQuery({ show: list.show })}`}
          {...body}
        />
      </div>
    </>
  );
}

interface ListBodyProps {
  list: ListView;
  path: string;
  mapHref: string;
  emptyHint: string;
}

function ListBody({ list, path, mapHref, emptyHint }: ListBodyProps) {
  const t = useTexts(listTexts);
  const { rows, show, by, find, page, pages, total, from, to } = list;
  return (
    <div className="band flow-l">
      <Views current="list" listHref={path} mapHref={mapHref} />
      <ListChoice list={list} path={path} />
      <h2 className="hide" id="list">
        {t('listHeading')}
      </h2>
      {total === 0 ? (
        <Notice heading={t('listEmpty')} icon="info">
          <p>{find === '' ? emptyHint : t('listFoundNothing', { find })}</p>
          {find !== '' && (
            <p>
              <SiteLink href={searchHref({ mode: 'power-cut' }, find)}>
                {t('listSearchAddresses', { find })}
              </SiteLink>
            </p>
          )}
        </Notice>
      ) : (
        <IncidentRows rows={rows} roomy />
      )}
      {pages > 1 && (
        <>
          <p className="soft">
            {t('listShowing', { from, to, total: total.toLocaleString('en-GB') })}
          </p>
          <Pagination
            label={t('listPages')}
            page={page}
            pages={pages}
            hrefOf={(other) => `${path}${listQuery({ show, by, find, page: other })}`}
            previousLabel={t('listPrevious')}
            nextLabel={t('listNext')}
          />
        </>
      )}
    </div>
  );
}
