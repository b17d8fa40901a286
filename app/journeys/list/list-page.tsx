import type { ReactNode } from 'react';
import { listQuery } from '~/domain/incident/list/list-query';
import { AgeFirst } from '~/journeys/incident/parts/age-first';
import { MAP_PATH } from '~/journeys/map/map-path';
import { SearchBox } from '~/journeys/search/search-box';
import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BackLink } from '~/ui/back-link';
import type { ListView } from './list-model';
import { ListStatus } from './list-status';
import { ReportFirst } from './report-first';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { ListChoice } from './list-choice';
import { IncidentRows } from './rows/incident-rows';
import { Views } from './rows/views';

export interface ListPageProps {
  list: ListView;
  title: string;
  /** The way back above the title; the first page of the power cuts has none. */
  back?: boolean;
  /** The map of the same; without it that of the whole area. */
  mapHref?: string;
  /** More to do beside looking again. */
  actions?: ReactNode;
  /** Where its choices and its other pages lead. */
  path: string;
  emptyHint: string;
}

/** The power cuts as rows: all of them, or those of a place. It changes while it is open. docs/decisions/power-cuts-page.md */
export function ListPage({ list, title, back = false, mapHref, actions, ...body }: ListPageProps) {
  const t = useTexts(listTexts);
  // Of the button behind which changes wait: its script draws it (blocks/parts/listening/arrivals.ts).
  const arrivals = [t('listArrived'), t('listArrivedMany', { count: '#' }), t('listShowArrived')].join('|');
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
          <AgeFirst age={list.age} />
          <ListStatus {...list}>{actions}</ListStatus>
          <ReportFirst />
          <SearchBox mode="power-cut" />
        </div>
        <ListBody list={list} mapHref={mapHref ?? `${MAP_PATH}${listQuery({ show: list.show })}`} {...body} />
      </div>
    </>
  );
}

interface ListBodyProps {
  list: ListView;
  /** Where choices and pages of the list lead. */
  path: string;
  /** The map that shows the same. */
  mapHref: string;
  emptyHint: string;
}

/** Tabs, choice, rows and pages. */
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
          <p>{emptyHint}</p>
        </Notice>
      ) : (
        <IncidentRows rows={rows} roomy />
      )}
      {pages > 1 && (
        <>
          <p className="soft">{t('listShowing', { from, to, total: total.toLocaleString('en-GB') })}</p>
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
