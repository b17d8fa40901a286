import type { MapEntry, SpotEntry } from '~/domain/map/marks';
import type { NamedPlace } from '~/domain/map/places';
import type { LiveArea } from './live-style';

/** A name that an interactive map may carry: what /power-cut/map-names answers. */
export interface LiveName extends NamedPlace {
  readonly kind: 'town' | 'sector';
}

/** What /power-cut/map-marks answers. */
export interface LiveMarksAnswer {
  readonly entries: readonly MapEntry[];
  readonly areas: readonly LiveArea[];
  /** Warm places that are open now. */
  readonly spots?: readonly SpotEntry[];
}
