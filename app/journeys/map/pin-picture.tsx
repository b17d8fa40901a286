import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { Point } from '~/domain/map/mercator';
import type { PinDrawing } from '~/domain/map/pin-view';
import type { ReactNode } from 'react';
import { MapPlaces } from './base-map';

export function PinShape() {
  return (
    <g data-s="cut">
      <circle className="m-halo" r="24" />
      <path className="m-mark" d="M0 0s22-21 22-39a22 22 0 0 0-44 0c0 18 22 39 22 39z" />
      <circle className="m-bolt" cy="-39" r="8" />
    </g>
  );
}

export function PinBaseMap({
  drawing,
  height,
  ground,
}: {
  drawing: PinDrawing;
  height: number;
  ground: ReactNode;
}) {
  const t = useTexts(mapTexts);
  return (
    <>
      {ground}
      <g className="m-sector">
        {drawing.sectors.map(({ name, x, y }) => (
          <text key={name} x={x} y={y + 5}>
            {name}
          </text>
        ))}
      </g>
      <MapPlaces places={drawing.places} />
      <g transform={`translate(12 ${height - 12})`}>
        <path className="m-scale" d={`M0-6v6h${drawing.mile}v-6`} />
        <text className="m-text" x="6" y="-8">
          {t('pinScale')}
        </text>
      </g>
    </>
  );
}

/** `pin` is null if it is outside the drawing. */
export function PinPicture({
  drawing,
  height,
  pin,
  ground,
}: {
  drawing: PinDrawing;
  height: number;
  pin: Point | null;
  ground: ReactNode;
}) {
  return (
    <>
      <PinBaseMap drawing={drawing} height={height} ground={ground} />
      {pin && (
        <g transform={`translate(${Math.round(pin.x)} ${Math.round(pin.y)})`}>
          <PinShape />
        </g>
      )}
    </>
  );
}
