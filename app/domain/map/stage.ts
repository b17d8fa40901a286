import map from '#operator/map.json';
import type { Position } from '../position';
import { drawArea, type AreaDrawing, type Outlined } from './draw-area';
import { GROUND_SIZES } from './base-map-href';
import type { IncidentSurroundings } from './draw-incident';
import { spotsOf, type MapEntry, type Spot, type SpotEntry } from './marks';
import { MIN_ZOOM, type MapView } from './view';

/** Drawn for a wide window and for a phone; each shows as much of its middle as fits. */
export interface Stage {
  readonly wide: AreaDrawing;
  readonly phone: AreaDrawing;
}
export type StageSize = keyof Stage;

/** Centred further east, because cards cover the sea. */
const WHOLE = { wide: map.wide, phone: map.phone };

export const WHOLE_MIDDLE: Position = map.middle;

/** Null is the whole area. */
export const stageView = (
  size: StageSize,
  place: { readonly centre: Position; readonly zoom: number } | null,
): MapView => ({
  ...(place ?? WHOLE[size]),
  ...GROUND_SIZES[size],
});

const MOST_PLACES = { wide: 26, phone: 9 } as const;
/** The width that is certainly visible: names further out would be cut off. */
const SIGHT = { wide: 1400, phone: 320 } as const;

/** A `rest` comes between the two drawings: in a storm each takes 20 ms. */
export async function drawStage(
  place: { readonly centre: Position; readonly zoom: number } | null,
  entries: readonly MapEntry[],
  outlined: readonly Outlined[],
  surroundings: IncidentSurroundings,
  spots: StageSpots = { wide: [], phone: [] },
  rest: () => Promise<unknown> = async () => {},
): Promise<Stage> {
  const draw = (size: StageSize) =>
    drawArea(
      stageView(size, place),
      entries,
      place ? outlined : [],
      // When zoomed in, streets replace them.
      place && place.zoom > MIN_ZOOM ? { ...surroundings, ways: [] } : surroundings,
      size,
      { spots: spots[size], mostPlaces: MOST_PLACES[size], sight: SIGHT[size] },
    );
  const wide = draw('wide');
  await rest();
  return { wide, phone: draw('phone') };
}

export type StageSpots = Readonly<Record<StageSize, readonly Spot[]>>;
export const stageSpots = (
  place: { readonly centre: Position; readonly zoom: number } | null,
  entries: readonly SpotEntry[],
): StageSpots => ({
  wide: spotsOf(stageView('wide', place), entries),
  phone: spotsOf(stageView('phone', place), entries),
});
