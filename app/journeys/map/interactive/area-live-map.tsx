import type { Map as LibraryMap } from 'mapbox-gl';
import { useCallback, useEffect, useState } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { ListFilter } from '~/domain/incident/list/list-page';
import {
  type Mark,
  type SpotEntry,
  boxesOf,
  marksOf,
  spotsOf,
  type OneMark,
  type RingMark,
  type MapEntry,
} from '~/domain/map/marks';
import type { Box } from '~/domain/map/places';
import { stageView } from '~/domain/map/stage';
import { clampZoom, MIN_ZOOM, roundPosition, type MapView, toPosition } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import { SiteLink } from '~/ui/site-link';
import { MAP_PATH, mapFields, mapHref } from '../map-path';
import { useJson, type LiveMarksAnswer } from './ask-json';
import { LiveMap } from './live-map';
import type { IncidentCardModel } from '~/journeys/incident/models/card-model';
import { MapCard } from '../map-card';
import type { LiveStreets } from './live-style';
import { LiveNames } from './live-names';
import { isSameView, widened, libraryZoom } from './live-view';
import type { LiveReports } from './use-live-map';
import { Marker } from 'react-map-gl/mapbox-legacy';
import { WarmMark, OneShape, RingShape } from '~/journeys/map/mark-shapes';

const marksIn = (view: MapView, entries: readonly MapEntry[]): Mark[] =>
  marksOf(widened(view), entries);

const box = { viewBox: '-38 -38 76 76', width: 76, height: 76 } as const;

interface MarkProps<Kind extends Mark> {
  mark: Kind;
  onPress: () => void;
}

function SingleMark({
  mark: { entry },
  isOpen,
  onPress,
}: MarkProps<OneMark> & { isOpen: boolean }) {
  return (
    <a
      href={entry.href}
      tabIndex={-1}
      draggable={false}
      className="map-mark"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onPress();
      }}
    >
      <svg {...box}>
        {isOpen && <circle className="k-sel" r="26" />}
        <OneShape {...entry} />
      </svg>
    </a>
  );
}

function GroupMark({ mark, onPress }: MarkProps<RingMark>) {
  return (
    <button type="button" tabIndex={-1} className="map-mark" onClick={onPress}>
      <svg {...box}>
        <RingShape {...mark} />
      </svg>
    </button>
  );
}

interface LiveMarksProps {
  view: MapView;
  marks: readonly Mark[];
  map: LibraryMap;
  maxZoom: number;
  open: string | null;
  onOpen: (reference: string) => void;
}

/**
 * Like the markers of the static map these are not focusable and hidden from screen readers,
 * because the rows beside it have the same links.
 */
function LiveMarks({ view, marks, map, maxZoom, open, onOpen }: LiveMarksProps) {
  return marks.map((mark) => {
    const isOne = mark.kind === 'one';
    const { lat, lng } = isOne ? mark.entry.position : toPosition(widened(view), mark);
    const closer = () =>
      map.easeTo({ center: [lng, lat], zoom: Math.min(map.getZoom() + 2, libraryZoom(maxZoom)) });
    return (
      <Marker
        key={isOne ? mark.entry.reference : `${mark.near.lat} ${mark.near.lng}`}
        latitude={lat}
        longitude={lng}
      >
        <div aria-hidden="true" className="map-marker">
          {isOne ? (
            <SingleMark
              mark={mark}
              isOpen={mark.entry.reference === open}
              onPress={() => onOpen(mark.entry.reference)}
            />
          ) : (
            <GroupMark mark={mark} onPress={closer} />
          )}
        </div>
      </Marker>
    );
  });
}

export interface AreaLiveMapProps {
  /** Null shows the whole area. */
  centre: Position | null;
  zoom: number;
  show: readonly ListFilter[];
  label: string;
  maxZoom: number;
  token: string | null;
  streets: (LiveStreets & { readonly attribution: string }) | null;
  open: IncidentCardModel | null;
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
  typeof (answer as Partial<IncidentCardModel> | null)?.reference === 'string'
    ? (answer as IncidentCardModel)
    : null;

/** From this width on, the map is beside the panel. */
const WIDE = '(min-width: 64em)';
const wholeView = () => stageView(window.matchMedia(WIDE).matches ? 'wide' : 'phone', null);

/** Names avoid these. Positions of markers are relative to the corner of the widened view. */
function coveredIn(view: MapView, marks: readonly Mark[], spots: readonly SpotEntry[]): Box[] {
  const [right, down] = [
    (widened(view).width - view.width) / 2,
    (widened(view).height - view.height) / 2,
  ];
  const inView = marks.map((mark) => ({ ...mark, x: mark.x - right, y: mark.y - down }));
  return boxesOf(inView, spotsOf(view, spots));
}

export default function AreaLiveMap(props: AreaLiveMapProps & LiveReports) {
  const { centre, zoom, show, label, token, streets, maxZoom, onReady, onFail } = props;
  const t = useTexts(mapTexts);
  const [whole] = useState(wholeView);
  const [open, setOpen] = useState(props.open?.reference ?? null);
  const card = useJson(
    open ? `${MAP_PATH}-card?${new URLSearchParams({ open }).toString()}` : '',
    readCard,
  ).answer;
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
        <LiveNames view={view} keepFree={coveredIn(view, marks, answer?.spots ?? [])} />
        <LiveSpots spots={answer?.spots ?? []} />
        <LiveMarks
          view={view}
          marks={marks}
          map={map}
          maxZoom={maxZoom}
          open={open}
          onOpen={setOpen}
        />
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
          {shown && (
            <MapCard
              card={shown}
              closeHref={mapHref({ centre, zoom, show })}
              onClose={() => setOpen(null)}
            />
          )}
          {streets && <p className="map-credit">{streets.attribution}</p>}
        </>
      }
    >
      {standing}
    </LiveMap>
  );
}

/** Hidden from screen readers, as on the static map, because warm places have their own page. */
function LiveSpots({ spots }: { spots: readonly SpotEntry[] }) {
  return spots.map(({ lat, lng, href, name }) => (
    <Marker key={href} latitude={lat} longitude={lng}>
      <div aria-hidden="true">
        <SiteLink href={href} tabIndex={-1} draggable={false} className="map-spot" title={name}>
          <svg viewBox="-22 -22 44 44" width={44} height={44}>
            <WarmMark x={0} y={0} />
          </svg>
        </SiteLink>
      </div>
    </Marker>
  ));
}
