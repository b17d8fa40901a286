import { Link } from '@remix-run/react';
import type { Map as LibraryMap } from 'mapbox-gl';
import { useCallback, useEffect, useState } from 'react';
import { mapTexts } from '~/cms/texts/map';
import { useTexts } from '~/cms/use-texts';
import type { ListFilter } from '~/domain/incident/list-page';
import { OVERVIEW } from '~/domain/map/marks';
import { clampZoom, MIN_ZOOM, roundPosition, type MapView } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import { MAP_PATH, mapFields, mapHref } from '../map-path';
import { useJson } from './ask-json';
import type { LiveMarksAnswer } from './live-data';
import { LiveMap } from './live-map';
import { groupsOf, LiveMarks } from './live-marks';
import { LiveNames } from './live-names';
import { isSameView, widened } from './live-view';
import type { LiveReports } from './use-live-map';

export interface AreaLiveMapProps {
  /** Null shows the whole area. */
  centre: Position | null;
  zoom: number;
  show: readonly ListFilter[];
  label: string;
  token: string | null;
  /** The list's own time: a newer list brings newer marks. */
  updatedIso: string;
}

const readMarks = (answer: unknown): LiveMarksAnswer | null => {
  const { entries, areas } = answer as Partial<LiveMarksAnswer>;
  return Array.isArray(entries) && Array.isArray(areas) ? { entries, areas } : null;
};

function marksUrl({ centre, zoom, show, updatedIso }: AreaLiveMapProps): string {
  const query = new URLSearchParams([...mapFields({ centre, zoom, show }), ['at', updatedIso]]);
  return `${MAP_PATH}-marks?${query.toString()}`;
}

/** The whole area fits as the drawn map has it, however wide the page is. */
const wholeZoom = () => {
  const width = document.querySelector('.map-stage')?.clientWidth ?? OVERVIEW.width;
  return OVERVIEW.zoom + Math.log2(width / OVERVIEW.width);
};

/** Names keep clear of marks, whose groups are counted from the corner of the widened view. */
const pointsOf = (view: MapView, groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ x, y }) => ({
    x: x - (widened(view).width - view.width) / 2,
    y: y - (widened(view).height - view.height) / 2,
  }));

/** The interactive map beside the list. Specification: journeys, section 2 (`/power-cut/map`). */
export default function AreaLiveMap(props: AreaLiveMapProps & LiveReports) {
  const { centre, zoom, show, label, token, onReady, onFail } = props;
  const t = useTexts(mapTexts);
  const [whole] = useState(wholeZoom);
  const [isDrawn, setDrawn] = useState(false);
  const { answer, isRefused } = useJson(marksUrl(props), readMarks);
  const place = { centre: centre ?? OVERVIEW.centre, zoom: centre ? zoom : whole };
  useEffect(() => {
    if (isDrawn && answer) onReady();
  }, [isDrawn, answer, onReady]);
  useEffect(() => {
    if (isRefused && !answer) onFail();
  }, [isRefused, answer, onFail]);
  const drawn = useCallback(() => setDrawn(true), []);

  const standing = (view: MapView, map: LibraryMap) => {
    const groups = groupsOf(view, answer?.entries ?? []);
    const here = roundPosition(view.centre);
    return (
      <>
        <LiveNames view={view} keepFree={pointsOf(view, groups)} />
        <LiveMarks view={view} groups={groups} map={map} />
        {!isSameView(view, place) && view.zoom > MIN_ZOOM - 0.5 && (
          <Link
            className="btn second map-here"
            to={mapHref({ show, centre: here, zoom: clampZoom(view.zoom) })}
            preventScrollReset
          >
            {t('mapListHere')}
          </Link>
        )}
      </>
    );
  };
  return (
    <LiveMap {...place} label={label} token={token} areas={answer?.areas} onDrawn={drawn} onFail={onFail}>
      {standing}
    </LiveMap>
  );
}
