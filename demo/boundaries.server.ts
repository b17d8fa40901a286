import { unpackBoundaries } from '~/server/ports/geography/outlines';
import { respond, type Answers } from './answers.server';
import packed from '#operator/boundaries.json';

export const demoBoundaries = unpackBoundaries(packed);
export const boundaryAnswers: Answers = {
  '/api/power-cut/get-boundaries': { GET: () => respond<'Boundaries'>(demoBoundaries) },
};
