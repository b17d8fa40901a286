import type { Mark } from '~/domain/map/marks';
import { OVERVIEW } from '~/domain/map/marks';
import { AreaMap } from './area-map';
import { areaGround, areaPlaces } from './area-shapes';
import { MapLegend } from './map-legend';

export interface RegionMapProps {
  marks: readonly Mark[];
  label: string;
  id?: string;
  hrefOf?: (mark: Mark) => string;
}

/** The three areas with the marks of a list, and what the shapes mean. Specification: lookup, section 2 "Map view". */
export function RegionMap({ marks, label, id, hrefOf }: RegionMapProps) {
  return (
    <figure className="map" id={id}>
      <AreaMap width={OVERVIEW.width} height={OVERVIEW.height} ground={areaGround} places={areaPlaces} marks={marks} label={label} hrefOf={hrefOf} />
      <figcaption>
        <MapLegend statuses={[...new Set(marks.map((mark) => mark.status))]} />
      </figcaption>
    </figure>
  );
}
