import { z } from 'zod';
import type { Position } from '~/domain/position';

/** A city or town that a text may become. Wire contract: Place. */
export interface Place extends Position {
  readonly name: string;
  /** County or country, to tell two of one name apart. */
  readonly area: string | null;
}

/** Wire contract: Places. */
export const MOST_PLACES = 8;

/** What /api/places is asked. */
export const PlacesQuestion = z.object({
  text: z.string().trim().min(2, 'Please type two letters or more').max(50, 'Please type 50 letters or fewer'),
});
