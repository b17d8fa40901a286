import { Island } from '~/blocks/parts/island';
import { map as mapTexts, list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { usePreferences } from '~/cms/use-preferences';
import type { ListFilter } from '~/domain/incident/list/list-page';
import type { Mark } from '~/domain/map/marks';
import type { NamedPlace } from '~/domain/map/places';
import { WHOLE_MIDDLE, type StageSpots } from '~/domain/map/stage';
import { DEFAULT_ZOOM, MIN_ZOOM } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import AreaStageIsland from '~/journeys/map/area-stage-island';
import { MapCard } from '~/journeys/map/map-card';
import { MapControls } from '~/journeys/map/map-controls';
import { MapLegend } from '~/journeys/map/map-legend';
import { MAP_FILTERS, MAP_PATH, mapFields, mapHref } from '~/journeys/map/map-path';
import { MapStage, PlaceLinks, MapZoom } from '~/journeys/map/map-stage';
import { OutsideNotice, TownSearch } from '~/journeys/map/town-search';
import TownSuggestIsland from '~/journeys/map/town-suggest-island';
import type { StreetsOfPage } from '~/journeys/map/load/surroundings.server';
import { ActionLink } from '~/ui/action-link';
import { Credits } from '~/journeys/open/credits';
import { AgeFirst } from '~/journeys/incident/parts/age-first';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { listQuery } from '~/domain/incident/list/list-query';
import { ListStatus } from './list-status';
import { KindLinks } from './kind-links';
import type { MapPageModel } from './map-model';
import { ReportFirst } from './report-first';
import { IncidentRows } from './rows/incident-rows';
import { Views } from './rows/views';

export interface MapPageProps {
  target: {
    centre: Position | null;
    zoom: number;
    maxZoom: number;
    town: string;
    message: 'town-not-found' | 'outside' | null;
  };
  show: readonly ListFilter[];
  map: MapPageModel;
  places: readonly NamedPlace[];
  spots: StageSpots;
  /** For Mapbox streets under the interactive map, if the operator has one. */
  mapboxToken: string | null;
  streets: StreetsOfPage | null;
  credits: readonly { text: string; url: string }[];
}

function BigMap({
  target,
  show,
  map,
  spots,
  mapboxToken,
  streets,
}: Omit<MapPageProps, 'places' | 'credits'>) {
  const t = useTexts(mapTexts);
  const l = useTexts(listTexts);
  const { lowData } = usePreferences();
  const { centre, zoom, maxZoom, town, message } = target;
  const { stage, total, head, open } = map;
  const shown = { centre, zoom, show };
  const count = l('listEntries', { count: total.toLocaleString('en-GB') });
  const place = message === null && town ? town : t('mapHere');
  const label = centre ? t('mapLabelNear', { place, count }) : t('mapLabelWhole', { count });
  const hrefOf = (mark: Mark) =>
    mark.kind === 'one'
      ? mapHref({ ...shown, open: mark.entry.reference })
      : mapHref({ show, centre: mark.near, zoom: centre ? Math.min(maxZoom, zoom + 1) : MIN_ZOOM });
  const drawn = (
    <>
      <MapStage
        stage={stage}
        spots={spots}
        label={label}
        hrefOf={hrefOf}
        selected={open?.reference ?? null}
        credit={centre && streets ? streets.attribution : ''}
      />
      {open && <MapCard card={open} closeHref={mapHref(shown)} />}
    </>
  );
  const live = {
    ...shown,
    maxZoom,
    token: mapboxToken,
    streets,
    label,
    updatedIso: head.age.iso,
    open,
  };
  return (
    <section className="big-map" id="map" aria-label={t('mapSection')}>
      <MapZoom
        closer={
          centre
            ? zoom < maxZoom
              ? mapHref({ ...shown, zoom: zoom + 1 })
              : null
            : mapHref({ show, centre: WHOLE_MIDDLE, zoom: MIN_ZOOM })
        }
        further={
          centre
            ? mapHref({ ...shown, ...(zoom > MIN_ZOOM ? { zoom: zoom - 1 } : { centre: null }) })
            : null
        }
      />
      {lowData ? (
        <div className="map-stage">{drawn}</div>
      ) : (
        <Island
          name="map/area-stage"
          of={AreaStageIsland}
          props={live}
          texts={[mapTexts]}
          slots={[drawn]}
          when="asked"
          className="map-island"
        />
      )}
      <MapLegend planned={show.includes('planned')} warm={spots.wide.length > 0} />
    </section>
  );
}

export function MapPageView(props: MapPageProps) {
  const t = useTexts(mapTexts);
  const l = useTexts(listTexts);
  const { target, show, map, places, spots, credits } = props;
  const { centre, zoom, town, message } = target;
  const { page, pages, head } = map;
  const shown = { centre, zoom, show };
  const isHidden = Object.values(map.counts).some((count) => count > 0);
  const isWarm = spots.wide.length > 0;
  const towns = (
    <TownSearch
      action={MAP_PATH}
      value={town}
      problem={message === 'town-not-found' ? message : null}
      keep={mapFields(shown).filter(
        ([name]) => message !== null || (name !== 'lat' && name !== 'lng'),
      )}
    />
  );
  return (
    <div className="split" data-renew="">
      <div className="head flow">
        <h1>{t('mapTitle')}</h1>
        <AgeFirst age={head.age} />
        {message === 'outside' && <OutsideNotice />}
        <Island
          name="map/town-suggest"
          of={TownSuggestIsland}
          props={{}}
          slots={[towns]}
          when="asked"
        />
        <Views
          current="map"
          listHref={`/power-cut/list${show.join() === MAP_FILTERS.join() ? '' : listQuery({ show })}`}
          mapHref={mapHref(shown)}
        />
      </div>
      <BigMap {...props} />
      <div className="rest flow">
        <ReportFirst />
        <ListStatus {...head}>
          <ActionLink href="/power-cut/pin" icon="pin">
            {t('mapPinLink')}
          </ActionLink>
          {isWarm && (
            <ActionLink href="/power-cut/warm-places" icon="warm">
              {t('mapWarmLink')}
            </ActionLink>
          )}
        </ListStatus>
        <KindLinks
          show={show}
          counts={map.counts}
          hrefOf={(kinds) => mapHref({ centre, zoom, show: kinds })}
        />
        <h2 className="hide">{centre ? t('mapListHeading') : l('listHeading')}</h2>
        {map.total === 0 ? (
          <Notice
            icon="info"
            heading={t(isHidden ? 'mapNothingShown' : 'mapNothingHere')}
            level={3}
          >
            <p>{t(isHidden ? 'mapNothingShownHint' : 'mapNothingHereHint')}</p>
          </Notice>
        ) : (
          <IncidentRows rows={map.rows} />
        )}
        <Pagination
          label={l('listPages')}
          page={page}
          pages={pages}
          hrefOf={(other) => mapHref({ ...shown, page: other })}
          previousLabel={l('listPrevious')}
          nextLabel={l('listNext')}
        />
        <PlaceLinks
          places={places}
          hrefOf={(place) => mapHref({ show, centre: place, zoom: DEFAULT_ZOOM })}
        />
        {centre && (
          <MapControls
            view={{ centre, zoom, width: 640, height: 640 }}
            hrefOf={(to, closer) => mapHref({ show, centre: to, zoom: closer })}
            wholeHref={mapHref({ show, centre: null })}
            zooms={false}
          />
        )}
        {credits.length > 0 && <Credits credits={credits} />}
      </div>
    </div>
  );
}
