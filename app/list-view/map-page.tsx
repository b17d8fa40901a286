import { mapTexts } from '~/cms/texts/map';
import { listTexts } from '~/cms/texts/list';
import { useTexts } from '~/cms/use-texts';
import type { ListFilter } from '~/domain/incident/list-page';
import type { Mark } from '~/domain/map/marks';
import type { NamedPlace } from '~/domain/map/places';
import { DEFAULT_ZOOM, MAX_ZOOM } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import { MapControls } from '~/map-view/map-controls';
import { MAP_PATH, mapFields, mapHref } from '~/map-view/map-path';
import { PlaceLinks } from '~/map-view/place-links';
import { RegionMap } from '~/map-view/region-map';
import { OutsideNotice, TownSearch } from '~/map-view/town-search';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';
import { AgeFirst } from '~/incident-view/age-first';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { IncidentList } from './incident-list';
import { ListFilterForm } from './list-filter';
import { ListStatus } from './list-status';
import type { MapPageModel } from './map-model';

export interface MapPageProps {
  target: { centre: Position | null; zoom: number; town: string; message: 'town-not-found' | 'outside' | null };
  show: readonly ListFilter[];
  map: MapPageModel;
  places: readonly NamedPlace[];
  /** Where the operator has one, the interactive map stands on Mapbox's ground. */
  mapboxToken: string | null;
}

/** The incidents in view and the map that carries their numbers. Specification: journeys, section 2 (`/power-cut/map`). */
export function MapPageView({ target, show, map, places, mapboxToken }: MapPageProps) {
  const t = useTexts(mapTexts);
  const l = useTexts(listTexts);
  const { centre, zoom, town, message } = target;
  const { drawing, cards, from, page, pages, total, head } = map;
  const shown = { centre, zoom, show };
  const count = l(total === 1 ? 'listEntryOne' : 'listEntryMany', { count: total.toLocaleString('en-GB') });
  const place = message === null && town ? town : t('mapHere');
  const label = centre ? t('mapLabelNear', { place, count }) : t('mapLabelWhole', { count });
  const hrefOf = (mark: Mark) =>
    mark.href ??
    mapHref({ show, centre: mark.near ?? centre, zoom: centre ? Math.min(MAX_ZOOM, zoom + 1) : DEFAULT_ZOOM - 1 });
  return (
    <>
      <BackLink href="/power-cut" label={l('listBack')}>
        {l('listBack')}
      </BackLink>
      <div className="wrap indent">
        <div className="flow-l">
          <h1>{t('mapTitle')}</h1>
          <AgeFirst age={head.age} />
          <ListStatus {...head}>
            <ActionLink href="/power-cut/list" icon="document">
              {t('mapListLink')}
            </ActionLink>
            <ActionLink href="/power-cut/pin" icon="pin">
              {t('mapPinLink')}
            </ActionLink>
          </ListStatus>
          {message === 'outside' && <OutsideNotice />}
          <TownSearch
            action={MAP_PATH}
            value={town}
            problem={message === 'town-not-found' ? message : null}
            keep={mapFields(shown).filter(([name]) => message !== null || (name !== 'lat' && name !== 'lng'))}
          />
        </div>
        <div className="band cols even map-page">
          <div className="flow-l stick">
            <RegionMap
              id="map"
              drawing={drawing}
              hrefOf={hrefOf}
              label={label}
              live={{ ...shown, token: mapboxToken, updatedIso: head.age.iso }}
            />
            {centre && (
              <MapControls
                view={{ centre, zoom, width: drawing.width, height: drawing.height }}
                hrefOf={(to, closer) => mapHref({ show, centre: to, zoom: closer })}
                wholeHref={mapHref({ show, centre: null })}
              />
            )}
            <PlaceLinks places={places} hrefOf={(place) => mapHref({ show, centre: place, zoom: DEFAULT_ZOOM })} />
          </div>
          <div className="flow-l">
            <ListFilterForm action={MAP_PATH} show={show} keep={mapFields({ centre, zoom })} />
            <h2>{centre ? t('mapListHeading') : l('listHeading')}</h2>
            {cards.length === 0 ? (
              <Notice icon="info" heading={t('mapNothingHere')} level={3}>
                <p>{t('mapNothingHereHint')}</p>
              </Notice>
            ) : (
              <IncidentList cards={cards} from={from} />
            )}
            <Pagination
              label={l('listPages')}
              page={page}
              pages={pages}
              hrefOf={(other) => mapHref({ ...shown, page: other })}
              previousLabel={l('listPrevious')}
              nextLabel={l('listNext')}
            />
          </div>
        </div>
      </div>
    </>
  );
}
