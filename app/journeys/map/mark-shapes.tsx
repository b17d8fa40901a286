import {
  homesText,
  radiusOf,
  ringRadius,
  type MapEntry,
  type RingMark,
  type Spot,
} from '~/domain/map/marks';
import { SiteLink } from '~/ui/site-link';

const HOUSE = 'M-13-1 0-13 13-1v13h-26Z';
const BOLT = 'M2-8l-6 9h4l-1 7 6-9h-4z';
const TICK = 'M-6 0l4 4 8-8';
const FLAME = 'M0-5c3.4 3 4.6 5 4.6 7.2a4.6 4.6 0 0 1-9.2 0c0-2.2 1.200-4.200 4.6-7.2Z';

/** A small house with a flame, which cannot be mistaken for a power cut and hides none. */
export function WarmMark({ x, y }: { x: number; y: number }) {
  return (
    <g className="m-warm" transform={`translate(${x} ${y}) scale(.6)`}>
      <path d={HOUSE} />
      <path className="m-flame" d={FLAME} />
    </g>
  );
}

/**
 * Not focusable and hidden from screen readers, like the markers: warm places have their own page.
 */
export function WarmMarks({ spots }: { spots: readonly Spot[] }) {
  return (
    <g aria-hidden="true">
      {spots.map(({ x, y, href, name }) => (
        <SiteLink key={href} href={href} tabIndex={-1} className="m-link">
          <title>{name}</title>
          <WarmMark x={x} y={y} />
        </SiteLink>
      ))}
    </g>
  );
}

interface RingPart {
  readonly kind: 'cut' | 'planned' | 'restored';
  readonly path: string;
}

/** A share of the ring, to separate segments without colour. */
const GAP = 0.012;
const shortened = (value: number) => Math.round(value * 10) / 10;

const whole = (radius: number) =>
  `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}`;

function arc(radius: number, from: number, to: number): string {
  const at = (share: number) => {
    const angle = share * 2 * Math.PI;
    return `${shortened(radius * Math.sin(angle))} ${shortened(-radius * Math.cos(angle))}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

/** Clockwise from the top: power cuts, planned work, back on. */
function ringParts(
  { cuts, planned, restored }: Pick<RingMark, 'cuts' | 'planned' | 'restored'>,
  radius: number,
) {
  const all = cuts + planned + restored;
  const gap = [cuts, planned, restored].filter((count) => count > 0).length > 1 ? GAP : 0;
  let start = 0;
  return (
    [
      ['cut', cuts],
      ['planned', planned],
      ['restored', restored],
    ] as const
  ).flatMap(([kind, count]): RingPart[] => {
    if (count === 0) return [];
    const share = count / all;
    const from = start;
    start += share;
    // A full circle cannot be drawn as one arc.
    if (share === 1) return [{ kind, path: whole(radius) }];
    return [{ kind, path: arc(radius, from + gap, Math.max(start - gap, from + gap + 0.01)) }];
  });
}

/**
 * Around the origin: a filled circle, a hollow dashed square, or a hollow diamond with a tick. Its
 * number is homes.
 */
export function OneShape({ status, homes }: Pick<MapEntry, 'status' | 'homes'>) {
  const radius = radiusOf(homes);
  if (status === 'restored')
    return (
      <>
        <path className="k-restored" d="M0-17l17 17-17 17-17-17z" />
        <path className="k-tick" d={TICK} />
      </>
    );
  if (status === 'planned')
    return (
      <>
        <rect
          className="k-planned"
          x={-radius}
          y={-radius}
          width={2 * radius}
          height={2 * radius}
          rx="2"
        />
        <text className="k-n p" y="5">
          {homesText(homes)}
        </text>
      </>
    );
  return (
    <>
      <circle className="k-cut" r={radius} />
      {homes === null ? (
        <path className="k-bolt" d={BOLT} />
      ) : (
        <text className={radius < 16 ? 'k-n few' : 'k-n'} y="5">
          {homesText(homes)}
        </text>
      )}
    </>
  );
}

/** Around the origin: a ring divided by status. Its number is homes, as everywhere on the map. */
export function RingShape(ring: Pick<RingMark, 'cuts' | 'planned' | 'restored' | 'homes'>) {
  const radius = ringRadius(ring);
  const { cuts, planned, homes } = ring;
  return (
    <>
      <circle className="k-disc" r={radius + 5} />
      {ringParts(ring, radius).map(({ kind, path }) => (
        <path key={kind} className={`k-ring ${kind}`} d={path} />
      ))}
      {homes !== null ? (
        <text className="k-c" y="6">
          {homesText(homes)}
        </text>
      ) : (
        <path
          className={cuts + planned > 0 ? 'k-bolt in-ring' : 'k-tick'}
          d={cuts + planned > 0 ? BOLT : TICK}
        />
      )}
    </>
  );
}
