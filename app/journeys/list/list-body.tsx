import { listQuery } from '~/domain/incident/list/list-query';
import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { ListChoice } from './list-choice';
import type { ListView } from './list-model';
import { IncidentRows } from './rows/incident-rows';
import { Views } from './rows/views';

export interface ListBodyProps {
  list: ListView;
  /** Where choices and pages of the list lead. */
  path: string;
  /** The map that shows the same. */
  mapHref: string;
  emptyHint: string;
}

/** Tabs, choice, rows and pages. */
export function ListBody({ list, path, mapHref, emptyHint }: ListBodyProps) {
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
