import { INCIDENT_MAP, type IncidentDrawing } from '~/domain/map/draw-incident';
import type { VisualStatus } from '~/ui/status';
import { BaseMap, MapPlaces } from './base-map';
import { mapScale as mapScaleTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';

const KILOMETRE = 1000;

function MapScale({ length, metres, height }: { length: number; metres: number; height: number }) {
  const t = useTexts(mapScaleTexts);
  const words =
    metres < KILOMETRE
      ? t('mapMetres', { count: metres })
      : t('mapKilometres', { count: metres / KILOMETRE });
  return (
    <g transform={`translate(12 ${height - 12})`}>
      <path className="m-scale" d={`M0-6v6h${length}v-6`} />
      <g className="m-text">
        <text x="6" y="-8">
          {words}
        </text>
      </g>
    </g>
  );
}

export interface IncidentMapProps {
  /**
   * From `incidentDrawing` in app/journeys/map/load/surroundings.server.ts, called in the loader.
   */
  drawing: IncidentDrawing;
  label: string;
  status: VisualStatus;
}

const PIN = 'M0 0s26-25 26-46a26 26 0 0 0-52 0c0 21 26 46 26 46z';
const BOLT = 'M3-65l-13 18h9l-2 14 13-18h-9z';

export function IncidentMap({ drawing, label, status }: IncidentMapProps) {
  const { width, height } = INCIDENT_MAP;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <BaseMap ground={drawing.ground} width={width} height={height} />
      <g data-s={status}>
        {drawing.areas.map((path) => (
          <path key={path} className="m-area" d={path} />
        ))}
        {drawing.spots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="m-area" cx={x} cy={y} r="46" />
        ))}
      </g>
      <MapPlaces places={drawing.places} />
      <MapScale {...drawing.scale} height={height} />
      <g data-s={status} transform={`translate(${drawing.mark.x} ${drawing.mark.y})`}>
        <path className="m-mark" d={PIN} />
        <path className="m-bolt" d={BOLT} />
      </g>
    </svg>
  );
}
