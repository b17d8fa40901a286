import type { AreaDrawing } from '~/domain/map/draw-area';
import type { Mark } from '~/domain/map/marks';
import type { AreaLiveMapProps } from './interactive/area-live-map';
import { LiveStage } from './interactive/live-stage';
import { loadAreaLiveMap } from './interactive/load';
import { AreaMap } from './area-map';
import { MapLegend } from './map-legend';

export interface RegionMapProps {
  drawing: AreaDrawing;
  label: string;
  id?: string;
  /** Where a mark leads; without it marks are only to be seen, because the list beside has the same links. */
  hrefOf?: (mark: Mark) => string;
  /** What an interactive map in its place would show; without it there is none. */
  live?: Omit<AreaLiveMapProps, 'label'>;
}

/** The area, or a part of it, with the marks of a list and what their shapes mean. Specification: lookup, section 2 "Map view". */
export function RegionMap({ drawing, label, id, hrefOf, live }: RegionMapProps) {
  const drawn = <AreaMap {...drawing} label={label} hrefOf={hrefOf} />;
  return (
    <figure className="map" id={id}>
      {live ? (
        <LiveStage load={loadAreaLiveMap} live={{ ...live, label }}>
          {drawn}
        </LiveStage>
      ) : (
        drawn
      )}
      {drawing.marks.length > 0 && (
        <figcaption>
          <MapLegend statuses={[...new Set(drawing.marks.map((mark) => mark.status))]} />
        </figcaption>
      )}
    </figure>
  );
}
