import css from '#operator/tokens.css?raw';
import { colourOf, tokensIn } from '~/domain/brand/colours';
import type { DrawnBaseMap } from '~/domain/map/draw-base-map';
import { roadsOf, type DrawnStreets } from '~/domain/map/draw-streets';
import { streetWidth } from '~/domain/map/street-kinds';
import type { ReactNode } from 'react';
import type { StreetTone } from '~/domain/map/base-map-href';

const { light, dark } = tokensIn(css);
const OF_BRAND = ['paper', 'ink', 'ink-soft', 'edge', 'hair', 'sun'];
const ofBrand = (scheme: 'light' | 'dark') =>
  OF_BRAND.map((name) => `--${name}:${colourOf(scheme === 'light' ? light : dark, name)};`).join(
    '',
  );

/**
 * The colours of tokens.css, which a standalone image cannot read. It follows the page's colour
 * scheme.
 */
const GROUND = `
:root{color-scheme:light dark;${ofBrand('light')}--sea:#d3e5e8;--far:#f0f5f4;--river:#9cc5cf;--road:#a9bcbf;--mway:#7f9ba1}
@media (prefers-color-scheme:dark){:root{${ofBrand('dark')}--sea:#02262f;--far:#06161a;--river:#0f5566;--road:#345863;--mway:#5b838d}}
.g-sea{fill:var(--sea)}.g-far{fill:var(--far);stroke:var(--road);stroke-width:.75}.g-land{fill:var(--paper);stroke:var(--edge);stroke-width:1.75;stroke-linejoin:round}
.g-river,.g-road{fill:none;stroke-linejoin:round;stroke-linecap:round}.g-river{stroke:var(--river);stroke-width:1.5}.g-r1{stroke-width:3}.g-road{stroke:var(--road);stroke-width:1.5}.g-w1{stroke:var(--mway);stroke-width:2.5}
.g-0{stroke:var(--sun);stroke-width:4}.g-n,.s-t,.g-c{font:13px system-ui,sans-serif;fill:var(--ink-soft);paint-order:stroke;stroke:var(--paper);stroke-width:4px;stroke-linejoin:round;text-anchor:middle}.g-n{font-weight:700}.g-c{text-anchor:end;font-size:12px}
`;

const streets = (tone: StreetTone) => `
:root{--built:#e6edec;--green:#dcefdf;--main:#fff5dc;--c:${colourOf(light, tone)};--on:${colourOf(light, 'on-status')}}
@media (prefers-color-scheme:dark){:root{--built:#12303a;--green:#0c3324;--main:#3a3010;--c:${colourOf(dark, tone)};--on:${colourOf(dark, 'on-status')}}}
.s-built{fill:var(--built)}.s-green{fill:var(--green)}.s-water{fill:var(--sea)}.s-building{fill:var(--hair)}.s-river,.s-rail,.s-path,.s-case,.s-line,.s-off-c,.s-off,.s-dash{fill:none;stroke-linejoin:round;stroke-linecap:round}
.s-river{stroke:var(--river)}.s-rail{stroke:var(--edge);stroke-dasharray:6 4}.s-path{stroke:var(--road);stroke-dasharray:3 3}.s-case{stroke:var(--road)}.s-line{stroke:var(--paper)}.s-line.s-road,.s-line.s-motorway{stroke:var(--main)}
.s-off-c{stroke:var(--paper);stroke-width:13}.s-off{stroke:var(--c);stroke-width:9}.s-dash{stroke:var(--paper);stroke-width:2;stroke-dasharray:9 7;stroke-linecap:butt}.s-t.b{font-weight:700;fill:var(--ink)}
`;

const PIN = `
.m-dot{fill:var(--ink-soft)}.m-text text,text.m-text{fill:var(--ink-soft);font:15px system-ui,sans-serif}
.m-sector{fill:var(--edge);font:13px system-ui,sans-serif;text-anchor:middle}.m-text text{font-weight:700;fill:var(--ink);paint-order:stroke;stroke:var(--paper);stroke-width:4px}.m-scale{fill:none;stroke:var(--ink);stroke-width:2}.m-mark{fill:var(--c);stroke:var(--paper);stroke-width:2.5}.m-bolt{fill:var(--on)}.m-halo{fill:var(--c);fill-opacity:.16}
`;

const onOneLine = (...parts: readonly string[]) => parts.join('').replace(/\n/g, '');

export const GROUND_STYLE = onOneLine(GROUND);
export const streetStyle = (tone: StreetTone): string => onOneLine(GROUND, streets(tone));
export const PIN_STYLE = onOneLine(GROUND, streets('cut'), PIN);

export const PictureFrame = ({
  width,
  height,
  css,
  children,
}: {
  width: number;
  height: number;
  css: string;
  children: ReactNode;
}) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
  >
    <style>{css}</style>
    {children}
  </svg>
);

export interface BaseMapImageProps {
  ground: DrawnBaseMap;
  /** Null if there are none, or the view is too far out. */
  streets: DrawnStreets | null;
  width: number;
  height: number;
  zoom: number;
  credit: string;
  bare?: boolean;
}

/** From this zoom on, the hand-drawn roads and rivers would not match the streets. */
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
        <path
          key={kind}
          className={`s-line s-${kind}`}
          d={path}
          strokeWidth={streetWidth(kind, zoom)}
        />
      ))}
    </>
  );
}

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

export function BaseMapImage({
  ground,
  streets,
  width,
  height,
  zoom,
  credit,
  bare = false,
}: BaseMapImageProps) {
  const isFar = zoom < OWN_WAYS_UNTIL || streets === null;
  return (
    <>
      <rect className="g-sea" width={width} height={height} />
      <path className="g-far" d={ground.far} />
      {ground.land.map((path) => (
        <path key={path} className="g-land" d={path} />
      ))}
      {streets && <Streets streets={streets} zoom={zoom} />}
      {isFar &&
        ground.rivers.map(({ rank, path }) => (
          <path key={rank} className={`g-river g-r${rank}`} d={path} />
        ))}
      {isFar &&
        ground.roads.map(({ rank, path }) => (
          <path key={rank} className={`g-road g-w${rank}`} d={path} />
        ))}
      {ground.greenwich !== null && <path className="g-0" d={`M${ground.greenwich} 0V${height}`} />}
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
