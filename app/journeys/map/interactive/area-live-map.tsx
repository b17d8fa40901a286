import type { Map as LibraryMap } from 'mapbox-gl';
import { useCallback, useEffect, useState } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { ListFilter } from '~/domain/incident/list/list-page';
import type { Mark, SpotEntry } from '~/domain/map/marks';
import { stageView } from '~/domain/map/stage';
import { clampZoom, MIN_ZOOM, roundPosition, type MapView } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import { SiteLink } from '~/ui/site-link';
import { MAP_PATH, mapFields, mapHref } from '../map-path';
import { useJson } from './ask-json';
import type { LiveMarksAnswer } from './live-data';
import { LiveMap } from './live-map';
import type { IncidentCardModel } from '~/journeys/incident/models/card-model';
import { MapCard } from '../map-card';
import type { LiveStreets } from './live-style';
import { LiveMarks, marksIn } from './live-marks';
import { LiveNames } from './live-names';
import { isSameView, widened } from './live-view';
import type { LiveReports } from './use-live-map';
import { Marker } from 'react-map-gl/mapbox-legacy';
import { WarmMark } from '~/journeys/map/warm-mark';

export interface AreaLiveMapProps {
  /** Null shows the whole area. */
  centre: Position | null;
  zoom: number;
  show: readonly ListFilter[];
  label: string;
  /** As close as the map goes. */
  maxZoom: number;
  token: string | null;
  /** The site's own streets, with whose they are. */
  streets: (LiveStreets & { readonly attribution: string }) | null;
  /** The card that the page shows. */
  open: IncidentCardModel | null;
  /** The list's own time: a newer list brings newer marks. */
  updatedIso: string;
}

const readMarks = (answer: unknown): LiveMarksAnswer | null => {
  const { entries, areas, spots = [] } = answer as Partial<LiveMarksAnswer>;
  return Array.isArray(entries) && Array.isArray(areas) ? { entries, areas, spots } : null;
};

function marksUrl({ centre, zoom, show, updatedIso }: AreaLiveMapProps): string {
  const query = new URLSearchParams([...mapFields({ centre, zoom, show }), ['at', updatedIso]]);
  return `${MAP_PATH}-marks?${query.toString()}`;
}

const readCard = (answer: unknown): IncidentCardModel | null =>
  typeof (answer as Partial<IncidentCardModel> | null)?.reference === 'string' ? (answer as IncidentCardModel) : null;

/** From this width on the map stands beside the panel. */
const WIDE = '(min-width: 64em)';
const wholeView = () => stageView(window.matchMedia(WIDE).matches ? 'wide' : 'phone', null);

/** Names keep clear of marks, which are counted from the corner of the widened view. */
const pointsOf = (view: MapView, marks: readonly Mark[]) =>
  marks.map(({ x, y }) => ({
    x: x - (widened(view).width - view.width) / 2,
    y: y - (widened(view).height - view.height) / 2,
  }));

/** The interactive map beside the list. Specification: journeys, section 2 (`/power-cut/map`). */
export default function AreaLiveMap(props: AreaLiveMapProps & LiveReports) {
  const { centre, zoom, show, label, token, streets, maxZoom, onReady, onFail } = props;
  const t = useTexts(mapTexts);
  const [whole] = useState(wholeView);
  const [open, setOpen] = useState(props.open?.reference ?? null);
  const card = useJson(open ? `${MAP_PATH}-card?${new URLSearchParams({ open }).toString()}` : '', readCard).answer;
  const [isDrawn, setDrawn] = useState(false);
  const { answer, isRefused } = useJson(marksUrl(props), readMarks);
  const place = centre ? { centre, zoom } : { centre: whole.centre, zoom: whole.zoom };
  const shown = open === null ? null : card?.reference === open ? card : null;
  useEffect(() => {
    if (isDrawn && answer) onReady();
  }, [isDrawn, answer, onReady]);
  useEffect(() => {
    if (isRefused && !answer) onFail();
  }, [isRefused, answer, onFail]);
  const drawn = useCallback(() => setDrawn(true), []);

  const standing = (view: MapView, map: LibraryMap) => {
    const marks = marksIn(view, answer?.entries ?? []);
    const here = roundPosition(view.centre);
    return (
      <>
        <LiveNames view={view} keepFree={pointsOf(view, marks)} room={34} />
        <LiveSpots spots={answer?.spots ?? []} />
        <LiveMarks view={view} marks={marks} map={map} maxZoom={maxZoom} open={open} onOpen={setOpen} />
        {!isSameView(view, place) && view.zoom > MIN_ZOOM - 0.5 && (
          <SiteLink
            className="btn second map-here"
            href={mapHref({ show, centre: here, zoom: clampZoom(view.zoom) })}
            stay
          >
            {t('mapListHere')}
          </SiteLink>
        )}
      </>
    );
  };
  return (
    <LiveMap
      {...place}
      label={label}
      token={token}
      streets={streets}
      maxZoom={maxZoom}
      areas={answer?.areas}
      onDrawn={drawn}
      onFail={onFail}
      over={
        <>
          {shown && <MapCard card={shown} closeHref={mapHref({ centre, zoom, show })} onClose={() => setOpen(null)} />}
          {streets && <p className="map-credit">{streets.attribution}</p>}
        </>
      }
    >
      {standing}
    </LiveMap>
  );
}

/** The warm places of an interactive map: as on the drawn one, hidden from screen readers, which have a page of them. */
function LiveSpots({ spots }: { spots: readonly SpotEntry[] }) {
  return spots.map(({ lat, lng, href, name }) => (
    <Marker key={href} latitude={lat} longitude={lng}>
      <div aria-hidden="true">
        <SiteLink href={href} tabIndex={-1} draggable={false} className="map-spot" title={name}>
          <svg viewBox="-22 -22 44 44" width={44} height={44} focusable={false}>
            <WarmMark x={0} y={0} />
          </svg>
        </SiteLink>
      </div>
    </Marker>
  ));
}
