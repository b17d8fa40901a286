import type { Spot } from '~/domain/map/marks';
import { SiteLink } from '~/ui/site-link';

const HOUSE = 'M-13-1 0-13 13-1v13h-26Z';
const FLAME = 'M0-5c3.4 3 4.6 5 4.6 7.2a4.6 4.6 0 0 1-9.2 0c0-2.2 1.200-4.200 4.6-7.2Z';

/** A warm place: a small house with a flame in it, so that it looks like no power cut and hides none. */
export function WarmMark({ x, y }: { x: number; y: number }) {
  return (
    <g className="m-warm" transform={`translate(${x} ${y}) scale(.6)`}>
      <path d={HOUSE} />
      <path className="m-flame" d={FLAME} />
    </g>
  );
}

/** The warm places of a drawn map. Like its marks they are out of the order of the keyboard and hidden from screen readers: the page of warm places says them in words. */
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
