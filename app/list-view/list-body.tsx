import { listTexts } from '~/cms/texts/list';
import { mapTexts } from '~/cms/texts/map';
import { useTexts } from '~/cms/use-texts';
import type { ListFilter } from '~/domain/incident/list-page';
import { listQuery } from '~/domain/incident/list-query';
import type { AreaDrawing } from '~/domain/map/draw-area';
import type { IncidentCardModel } from '~/incident-view/card-model';
import { RegionMap } from '~/map-view/region-map';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { IncidentList } from './incident-list';
import { ListFilterForm } from './list-filter';
import { NotInList } from './not-in-list';

export interface ListData {
  cards: readonly IncidentCardModel[];
  drawing: AreaDrawing;
  show: readonly ListFilter[];
  page: number;
  pages: number;
  total: number;
  from: number;
}

/** Filter, cards and pages beside the map that carries their numbers. `path` is where the filter and the pages lead. */
export function ListBody({
  list,
  path,
  formPath = path,
  emptyHint,
}: {
  list: ListData;
  path: string;
  formPath?: string;
  emptyHint: string;
}) {
  const t = useTexts(listTexts);
  const m = useTexts(mapTexts);
  const { cards, show, page, pages, total, from } = list;
  return (
    <div className="band cols">
      <div className="flow-l">
        <ListFilterForm action={formPath} show={show} />
        <h2 className="hide" id="list">
          {t('listHeading')}
        </h2>
        {cards.length === 0 ? (
          <Notice heading={t('listEmpty')} icon="info">
            <p>{emptyHint}</p>
          </Notice>
        ) : (
          <IncidentList cards={cards} from={from} />
        )}
        {total > cards.length && (
          <>
            <p className="soft">{t('listShowing', { from, to: from + cards.length - 1, total })}</p>
            <Pagination
              label={t('listPages')}
              page={page}
              pages={pages}
              hrefOf={(other) => `${path}${listQuery(show, other)}`}
              previousLabel={t('listPrevious')}
              nextLabel={t('listNext')}
            />
          </>
        )}
      </div>
      <div className="flow-l stick">
        <RegionMap drawing={list.drawing} label={m('mapListLabel')} id="map" />
        <NotInList />
      </div>
    </div>
  );
}
