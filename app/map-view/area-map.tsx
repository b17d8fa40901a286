import { SiteLink } from '~/ui/site-link';
import type { Ground } from '~/domain/map/ground';
import type { Mark } from '~/domain/map/marks';
import type { PlaceLabel } from '~/domain/map/places';
import { MapGround, MapPlaces } from './map-ground';
import { MapMark } from './map-mark';

export interface AreaMapProps {
  width: number;
  height: number;
  ground: Ground;
  places: readonly PlaceLabel[];
  marks: readonly Mark[];
  /** Outlines of sectors, drawn under the marks. */
  areas?: readonly { readonly status: Mark['status']; readonly path: string }[];
  /** One sentence that says what the picture shows. */
  label: string;
  /** Where a mark leads. The list beside the map has the same links for keyboards and screen readers. */
  hrefOf?: (mark: Mark) => string;
}

/** A drawn map with the marks of a list. Everything in it is said again in words beside it. */
export function AreaMap({ width, height, ground, places, marks, areas = [], label, hrefOf }: AreaMapProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <g role="img" aria-label={label}>
        <MapGround ground={ground} width={width} height={height} />
        {areas.map(({ status, path }) => (
          <path key={path} className="m-area" data-s={status} d={path} />
        ))}
        <MapPlaces places={places} />
      </g>
      <g aria-hidden="true">
        {marks.map((mark) => {
          const drawn = (
            <MapMark key={`${mark.x} ${mark.y}`} status={mark.status} x={mark.x} y={mark.y} text={mark.text} />
          );
          return hrefOf ? (
            <SiteLink key={`${mark.x} ${mark.y}`} href={hrefOf(mark)} tabIndex={-1} className="m-link">
              {drawn}
            </SiteLink>
          ) : (
            drawn
          );
        })}
      </g>
    </svg>
  );
}
