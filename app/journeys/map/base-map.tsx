import type { PlaceLabel } from '~/domain/map/places';
import { usePreferences } from '~/cms/use-preferences';

/** A separate image, which the browser caches. The low-data version omits it. */
export function BaseMap({
  ground,
  width,
  height,
}: {
  ground: string;
  width: number;
  height: number;
}) {
  const { lowData } = usePreferences();
  return (
    <>
      <rect className="m-sea" width={width} height={height} />
      {!lowData && <image href={ground} width={width} height={height} />}
    </>
  );
}

const SHIFT = { right: 8, left: -8, middle: 0 } as const;
const ANCHOR = { right: undefined, left: 'end', middle: 'middle' } as const;

export function MapPlaces({ places }: { places: readonly PlaceLabel[] }) {
  return (
    <g className="m-text">
      {places.map(({ name, x, y, side, rank }) => (
        <g key={name}>
          {side !== 'middle' && <circle className="m-dot" cx={x} cy={y} r="3" />}
          <text
            className={rank < 3 ? `m-r${rank}` : undefined}
            x={x + SHIFT[side]}
            y={y + 5}
            textAnchor={ANCHOR[side]}
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
