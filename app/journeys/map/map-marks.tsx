import type { Mark, MapEntry } from '~/domain/map/marks';
import { SiteLink } from '~/ui/site-link';
import { OneShape, RingShape } from './map-mark';

export interface MapMarksProps {
  marks: readonly Mark[];
  /** The incident whose card is open. */
  selected?: string | null;
  /** Where a mark leads; without it marks are only to be seen, because the list beside has the same links. */
  hrefOf?: ((mark: Mark) => string) | undefined;
}

const keyOf = (mark: Mark) => (mark.kind === 'one' ? mark.entry.reference : `${mark.near.lat} ${mark.near.lng}`);

/** A halo round the mark whose card is open. */
const Halo = ({ entry }: { entry: MapEntry }) => <circle className="k-sel" r={entry.status === 'cut' ? 24 : 26} />;

/** The marks of a drawn map. The rows beside it are their text, so they are hidden from screen readers and out of the order of keys. */
export function MapMarks({ marks, selected = null, hrefOf }: MapMarksProps) {
  return (
    <g aria-hidden="true">
      {marks.map((mark) => {
        const shape =
          mark.kind === 'one' ? (
            <>
              {mark.entry.reference === selected && <Halo entry={mark.entry} />}
              <OneShape {...mark.entry} />
            </>
          ) : (
            <RingShape {...mark} />
          );
        const placed = (
          <g key={keyOf(mark)} transform={`translate(${mark.x} ${mark.y})`}>
            {shape}
          </g>
        );
        return hrefOf ? (
          <SiteLink key={keyOf(mark)} href={hrefOf(mark)} tabIndex={-1} className="m-link" stay>
            {placed}
          </SiteLink>
        ) : (
          placed
        );
      })}
    </g>
  );
}
