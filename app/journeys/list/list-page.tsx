import type { ReactNode } from 'react';
import { listQuery } from '~/domain/incident/list/list-query';
import { AgeFirst } from '~/journeys/incident/parts/age-first';
import { MAP_PATH } from '~/journeys/map/map-path';
import { SearchBox } from '~/journeys/search/search-box';
import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { BackLink } from '~/ui/back-link';
import { ListBody } from './list-body';
import type { ListView } from './list-model';
import { ListStatus } from './list-status';
import { ReportFirst } from './report-first';

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
