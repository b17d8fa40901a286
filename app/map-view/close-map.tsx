import type { AreaDrawing } from '~/domain/map/draw-area';
import type { Mark } from '~/domain/map/marks';
import { AreaMap } from './area-map';
import { MapLegend } from './map-legend';

/** A part of the area looked at closely, with what its marks mean. */
export function CloseMap({ drawing, label, id, hrefOf }: { drawing: AreaDrawing; label: string; id?: string; hrefOf?: (mark: Mark) => string }) {
  return (
    <figure className="map" id={id}>
      <AreaMap {...drawing} label={label} hrefOf={hrefOf} />
      <figcaption>
        <MapLegend statuses={[...new Set(drawing.marks.map((mark) => mark.status))]} />
      </figcaption>
    </figure>
  );
}
