import type { Map as LibraryMap } from 'mapbox-gl';
import { useEffect, useRef } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { Position } from '~/domain/position';
import { ARROWS, arrowStep } from '../pin-keys';
import { PinShape } from '../pin-picture';

export interface LivePinProps {
  map: LibraryMap;
  at: Position;
  onMove: (to: Position) => void;
  describedBy: string;
}

/** The pin itself. Its keys are listened to on the element, because the library hears them on the map before React does. */
export function LivePin({ map, at: { lat, lng }, onMove, describedBy }: LivePinProps) {
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
    <svg viewBox="-26 -64 52 90" width="52" height="90" focusable="false">
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
