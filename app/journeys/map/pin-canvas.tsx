import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { Point } from '~/domain/map/mercator';
import type { PinDrawing } from '~/domain/map/pin-view';
import { isInView, type MapView } from '~/domain/map/view';
import { MapGround } from './map-ground';
import { ARROWS, arrowStep } from './pin-keys';
import { PinGround, PinShape } from './pin-picture';
import type { MovingPin } from './use-pin';

export interface PinCanvasProps {
  view: MapView;
  drawing: PinDrawing;
  moving: MovingPin;
  describedBy: string;
}

/** The same map with a pin to drag, press or steer by arrow keys. Specification: lookup, section 2 "Map view" (draggable pin). */
export function PinCanvas({ view, drawing, moving, describedBy }: PinCanvasProps) {
  const t = useTexts(mapTexts);
  const svg = useRef<SVGSVGElement>(null);
  const dragging = useRef(false);
  const pointOf = (event: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return moving.at;
    return {
      x: ((event.clientX - box.left) * view.width) / box.width,
      y: ((event.clientY - box.top) * view.height) / box.height,
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = arrowStep(event.shiftKey);
    moving.drop({ x: moving.at.x + direction[0] * step, y: moving.at.y + direction[1] * step });
  };
  return (
    <svg
      ref={svg}
      className="pin-canvas"
      width={view.width}
      height={view.height}
      viewBox={`0 0 ${view.width} ${view.height}`}
      onPointerMove={(event) => dragging.current && moving.hover(pointOf(event))}
      onPointerUp={(event) => {
        dragging.current = false;
        moving.drop(pointOf(event));
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
    >
      <g aria-hidden="true">
        <PinGround
          drawing={drawing}
          height={view.height}
          ground={<MapGround ground={drawing.ground} width={view.width} height={view.height} />}
        />
      </g>
      {isInView(view, moving.pin) && (
        <g
          className="pin-handle"
          role="application"
          tabIndex={0}
          aria-label={t('pinHandle')}
          aria-describedby={describedBy}
          transform={`translate(${Math.round(moving.at.x)} ${Math.round(moving.at.y)})`}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            dragging.current = true;
            svg.current?.setPointerCapture(event.pointerId);
          }}
        >
          <PinShape />
        </g>
      )}
    </svg>
  );
}
