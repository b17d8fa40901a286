import { usePreferences } from '~/cms/use-preferences';
import type { AreaDrawing } from '~/domain/map/draw-area';
import type { Mark, Spot, MapEntry } from '~/domain/map/marks';
import type { Stage, StageSpots } from '~/domain/map/stage';
import { MapPlaces } from './map-ground';
import { WarmMarks, OneShape, RingShape } from './map-mark';
import { SiteLink } from '~/ui/site-link';
import { useId } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { NamedPlace } from '~/domain/map/places';
import { Icon } from '~/ui/icon';

interface MapMarksProps {
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
function MapMarks({ marks, selected = null, hrefOf }: MapMarksProps) {
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

export interface MapStageProps {
  stage: Stage;
  /** Warm places, small and under the marks. */
  spots: StageSpots;
  /** One sentence that says what the map shows. */
  label: string;
  hrefOf: (mark: Mark) => string;
  selected: string | null;
  /** Whose streets they are; empty where none show. */
  credit: string;
}

/** One of the two drawings, its middle in the middle of the room there is. */
function Drawn({
  drawing,
  ...rest
}: { drawing: AreaDrawing; spots: readonly Spot[]; className: string } & Omit<
  MapStageProps,
  'stage' | 'spots' | 'credit'
>) {
  const { className, spots, label, hrefOf, selected } = rest;
  const { width, height, areas, places, marks, numbers } = drawing;
  return (
    <svg className={className}>
      <svg x="50%" y="50%" overflow="visible">
        <g transform={`translate(${-width / 2} ${-height / 2})`}>
          <g role="img" aria-label={label}>
            {areas.map(({ status, path }) => (
              <path key={path} className="m-area" data-s={status} d={path} />
            ))}
            {numbers.map(({ text, x, y }) => (
              <text key={`${x} ${y}`} className="m-n" x={x} y={y + 4}>
                {text}
              </text>
            ))}
            <MapPlaces places={places} />
          </g>
          <WarmMarks spots={spots} />
          <MapMarks marks={marks} hrefOf={hrefOf} selected={selected} />
        </g>
      </svg>
    </svg>
  );
}

/** The map of the map page, drawn for every width in its own pixels: marks keep their size, the ground is one picture. */
export function MapStage({ stage, spots, credit, ...rest }: MapStageProps) {
  const { lowData } = usePreferences();
  const { width, height } = stage.phone;
  return (
    <>
      {!lowData && (
        <picture className="map-ground">
          <source media="(min-width: 64em)" srcSet={stage.wide.ground} />
          <img src={stage.phone.ground} alt="" width={width} height={height} decoding="async" />
        </picture>
      )}
      <Drawn drawing={stage.wide} spots={spots.wide} className="at-wide" {...rest} />
      <Drawn drawing={stage.phone} spots={spots.phone} className="at-phone" {...rest} />
      {credit && <p className="map-credit">{credit}</p>}
    </>
  );
}

/** Looks closer at a place by a link: for keyboards, and where no script runs. */
export function PlaceLinks({
  places,
  hrefOf,
}: {
  places: readonly NamedPlace[];
  hrefOf: (place: NamedPlace) => string;
}) {
  const t = useTexts(mapTexts);
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id}>
        <b>{t('mapPlacesLabel')}</b>
      </p>
      <ul className="map-moves">
        {places.map((place) => (
          <li key={place.name}>
            <SiteLink href={hrefOf(place)} stay>
              {place.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MapZoomProps {
  /** Null where the map is as close as it goes. */
  closer: string | null;
  /** Null where everything is in view. */
  further: string | null;
}

/** Looks closer, and from further away, by links on the map. */
export function MapZoom({ closer, further }: MapZoomProps) {
  const t = useTexts(mapTexts);
  return (
    <ul className="map-zoom">
      {closer && (
        <li>
          <SiteLink href={closer} aria-label={t('mapCloser')} stay>
            <Icon name="plus" />
          </SiteLink>
        </li>
      )}
      {further && (
        <li>
          <SiteLink href={further} aria-label={t('mapFurther')} stay>
            <Icon name="minus" />
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
