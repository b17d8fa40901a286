import { useCallback, useState, useEffect, useRef } from 'react';
import { Marker } from 'react-map-gl/mapbox-legacy';
import type { Point } from '~/domain/map/mercator';
import { boxAround, type Box } from '~/domain/map/places';
import { toPixel, toPosition, type MapView } from '~/domain/map/view';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { type MovingPin, ARROWS, arrowStep } from '../use-pin';
import { LiveMap } from './live-map';
import { LiveNames } from './live-names';
import type { LiveStreets } from './live-style';
import type { LiveReports } from './use-live-map';
import type { Map as LibraryMap } from 'mapbox-gl';
import type { Position } from '~/domain/position';
import { PinShape } from '~/journeys/map/pin-picture';

export interface PinLiveMapProps {
  view: MapView;
  moving: MovingPin;
  token: string | null;
  streets: LiveStreets | null;
  describedBy: string;
}

/** Pixels below the middle of the pin's image. */
const TIP = 19;
const pinBody = ({ x, y }: Point): Box => boxAround({ x, y: y - 20 }, 42);

export default function PinLiveMap({
  view,
  moving,
  token,
  streets,
  describedBy,
  onReady,
  onFail,
}: PinLiveMapProps & LiveReports) {
  const t = useTexts(mapTexts);
  const [start] = useState(view);
  const { lat, lng } = toPosition(view, moving.at);
  const drawn = useCallback(() => onReady(), [onReady]);
  return (
    <LiveMap
      centre={start.centre}
      zoom={start.zoom}
      label={t('mapLivePin')}
      token={token}
      streets={streets}
      onDrawn={drawn}
      onFail={onFail}
      onPress={moving.put}
    >
      {(seen, map) => (
        <>
          <LiveNames view={seen} keepFree={[pinBody(toPixel(seen, { lat, lng }))]} />
          <Marker
            latitude={lat}
            longitude={lng}
            offset={[0, -TIP]}
            draggable
            onDragEnd={({ lngLat }) => moving.put({ lat: lngLat.lat, lng: lngLat.lng })}
          >
            <LivePin map={map} at={{ lat, lng }} onMove={moving.put} describedBy={describedBy} />
          </Marker>
        </>
      )}
    </LiveMap>
  );
}

interface LivePinProps {
  map: LibraryMap;
  at: Position;
  onMove: (to: Position) => void;
  describedBy: string;
}

/**
 * Key events are handled on the element, because the map library would catch them before React
 * does.
 */
function LivePin({ map, at: { lat, lng }, onMove, describedBy }: LivePinProps) {
  const t = useTexts(mapTexts);
  const pin = useRef<SVGGElement>(null);
  useEffect(() => {
    const element = pin.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = ARROWS[event.key];
      if (!direction) return;
      event.preventDefault();
      event.stopPropagation();
      const { x, y } = map.project([lng, lat]);
      const step = arrowStep(event.shiftKey);
      const to = map.unproject([x + direction[0] * step, y + direction[1] * step]);
      if (!map.getBounds().contains(to)) map.easeTo({ center: to });
      onMove({ lat: to.lat, lng: to.lng });
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [map, lat, lng, onMove]);
  return (
    <svg viewBox="-26 -64 52 90" width="52" height="90">
      <g
        ref={pin}
        className="pin-handle"
        role="application"
        tabIndex={0}
        aria-label={t('pinHandle')}
        aria-describedby={describedBy}
      >
        <PinShape />
      </g>
    </svg>
  );
}
