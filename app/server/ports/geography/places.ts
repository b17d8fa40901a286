import { z } from 'zod';
import type { Position } from '~/domain/position';

/** A suggested city or town. Wire contract: Place. */
export interface Place extends Position {
  readonly name: string;
  /** County or country, to distinguish places of the same name. */
  readonly area: string | null;
}

/** Wire contract: Places. */
export const MOST_PLACES = 8;

/** The query of /api/places. */
export const PlacesQuestion = z.object({
  text: z.string().trim().min(2, 'Please type two letters or more').max(50, 'Please type 50 letters or fewer'),
});
