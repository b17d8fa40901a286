import type { Ground } from '~/domain/map/ground';
import type { PlaceLabel } from '~/domain/map/places';

/** Sea, land, the lines of the globe, and the line of Greenwich: what every drawn map stands on. */
export function MapGround({ ground, width, height }: { ground: Ground; width: number; height: number }) {
  return (
    <>
      <rect className="m-sea" width={width} height={height} />
      {ground.land.map((path) => (
        <path key={path} className="m-coast" d={path} />
      ))}
      <path className="m-grid" d={ground.graticule} />
      {ground.meridian !== null && <path className="m-line" d={`M${ground.meridian} 0V${height}`} />}
    </>
  );
}

/** Names of towns, each beside its dot. */
export function MapPlaces({ places }: { places: readonly PlaceLabel[] }) {
  return (
    <g className="m-text">
      {places.map(({ name, x, y, left }) => (
        <g key={name}>
          <circle className="m-dot" cx={x} cy={y} r="3" />
          <text x={left ? x - 8 : x + 8} y={y + 5} textAnchor={left ? 'end' : undefined}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
