import { usePreferences } from '~/cms/use-preferences';
import type { AreaDrawing } from '~/domain/map/draw-area';
import type { Mark, Spot, MapEntry } from '~/domain/map/marks';
import type { Stage, StageSpots } from '~/domain/map/stage';
import { MapPlaces } from './base-map';
import { WarmMarks, OneShape, RingShape } from './mark-shapes';
import { SiteLink } from '~/ui/site-link';
import { useId } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { NamedPlace } from '~/domain/map/places';
import { Icon } from '~/ui/icon';

interface MapMarksProps {
  marks: readonly Mark[];
  selected?: string | null;
  /** Without it markers are not links, because the list beside the map has them. */
  hrefOf?: ((mark: Mark) => string) | undefined;
}

const keyOf = (mark: Mark) =>
  mark.kind === 'one' ? mark.entry.reference : `${mark.near.lat} ${mark.near.lng}`;

const Halo = ({ entry }: { entry: MapEntry }) => (
  <circle className="k-sel" r={entry.status === 'cut' ? 24 : 26} />
);

/** Not focusable and hidden from screen readers, because the rows beside the map are their text. */
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
  spots: StageSpots;
  label: string;
  hrefOf: (mark: Mark) => string;
  selected: string | null;
  credit: string;
}

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

/**
 * Drawn for every width in its own pixels: markers keep their size, and the base map is one image.
 */
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

/** For keyboards and without JavaScript. */
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
  /** Null at the closest zoom. */
  closer: string | null;
  /** Null if everything is in view. */
  further: string | null;
}

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
