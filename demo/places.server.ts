import { parseInput, queryOf } from '~/server/lib/api.server';
import { MOST_PLACES, PlacesQuestion } from '~/server/ports/geography/port';
import { findTowns } from '~/server/ports/geography/towns';
import { respond, type Answers } from './answers.server';

/** From the maps' open data. */
export const placeAnswers: Answers = {
  '/api/places': {
    GET: (request) => {
      const { text } = parseInput(PlacesQuestion, queryOf(request));
      const places = findTowns(text)
        .slice(0, MOST_PLACES)
        .map(({ name, area, lat, lng }) => ({ name, area, lat, lng }));
      return respond<'Places'>({ places });
    },
  },
};
