import type { DrawnGround } from '~/domain/map/draw-ground';
import { roadsOf, type DrawnStreets } from '~/domain/map/draw-streets';
import { streetWidth } from '~/domain/map/street-kinds';

export interface GroundPictureProps {
  ground: DrawnGround;
  /** Null where there are none, or the view is too far out for them. */
  streets: DrawnStreets | null;
  width: number;
  height: number;
  zoom: number;
  /** Whose streets they are. */
  credit: string;
  /** Without numbers and credit. */
  bare?: boolean;
}

/** From this zoom on the hand-drawn roads and rivers would disagree with the streets. */
const OWN_WAYS_UNTIL = 12.5;

function Streets({ streets, zoom }: { streets: DrawnStreets; zoom: number }) {
  const roads = roadsOf(streets.lines);
  return (
    <>
      {streets.areas.map(({ kind, path }) => (
        <path key={kind} className={`s-${kind}`} d={path} />
      ))}
      {streets.lines
        .filter(({ kind }) => kind === 'river' || kind === 'rail' || kind === 'path')
        .map(({ kind, path }) => (
          <path key={kind} className={`s-${kind}`} d={path} strokeWidth={streetWidth(kind, zoom)} />
        ))}
      {roads.map(({ kind, path }) => (
        <path key={kind} className="s-case" d={path} strokeWidth={streetWidth(kind, zoom) + 2} />
      ))}
      {roads.map(({ kind, path }) => (
        <path key={kind} className={`s-line s-${kind}`} d={path} strokeWidth={streetWidth(kind, zoom)} />
      ))}
    </>
  );
}

/** Streets without power, and the names of streets: above whatever areas lie between. */
export function StreetWords({ streets }: { streets: DrawnStreets }) {
  return (
    <>
      {streets.affected && (
        <>
          <path className="s-off-c" d={streets.affected} />
          <path className="s-off" d={streets.affected} />
          <path className="s-dash" d={streets.affected} />
        </>
      )}
      {streets.names.map(({ text, x, y, turn, isAffected }) => (
        <text
          key={text}
          className={isAffected ? 's-t b' : 's-t'}
          transform={`translate(${x} ${y})rotate(${turn})`}
          y={isAffected ? -9 : 4}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** What lies under the marks of every map: sea, land, rivers, roads, the meridian, and close up the streets. A picture without words of ours. */
export function GroundPicture({ ground, streets, width, height, zoom, credit, bare = false }: GroundPictureProps) {
  const isFar = zoom < OWN_WAYS_UNTIL || streets === null;
  return (
    <>
      <rect className="g-sea" width={width} height={height} />
      <path className="g-far" d={ground.far} />
      {ground.land.map((path) => (
        <path key={path} className="g-land" d={path} />
      ))}
      {streets && <Streets streets={streets} zoom={zoom} />}
      {isFar && ground.rivers.map(({ rank, path }) => <path key={rank} className={`g-river g-r${rank}`} d={path} />)}
      {isFar && ground.roads.map(({ rank, path }) => <path key={rank} className={`g-road g-w${rank}`} d={path} />)}
      {ground.meridian !== null && <path className="g-0" d={`M${ground.meridian} 0V${height}`} />}
      {streets && <StreetWords streets={streets} />}
      {isFar &&
        !bare &&
        ground.numbers.map(({ text, x, y }) => (
          <text key={`${x} ${y}`} className="g-n" x={x} y={y + 5}>
            {text}
          </text>
        ))}
      {streets && credit && !bare && (
        <text className="g-c" x={width - 6} y={height - 6}>
          {credit}
        </text>
      )}
    </>
  );
}
