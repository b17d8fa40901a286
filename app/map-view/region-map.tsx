import type { AreaDrawing } from '~/domain/map/draw-area';
import type { Mark } from '~/domain/map/marks';
import { AreaMap } from './area-map';
import { MapLegend } from './map-legend';

export interface RegionMapProps {
  drawing: AreaDrawing;
  label: string;
  id?: string;
  /** Where a mark leads; without it marks are only to be seen, because the list beside has the same links. */
  hrefOf?: (mark: Mark) => string;
}

/** The area, or a part of it, with the marks of a list and what their shapes mean. Specification: lookup, section 2 "Map view". */
export function RegionMap({ drawing, label, id, hrefOf }: RegionMapProps) {
  return (
    <figure className="map" id={id}>
      <AreaMap {...drawing} label={label} hrefOf={hrefOf} />
      {drawing.marks.length > 0 && (
        <figcaption>
          <MapLegend statuses={[...new Set(drawing.marks.map((mark) => mark.status))]} />
        </figcaption>
      )}
    </figure>
  );
}
