import { unpackBoundaries } from '~/server/ports/geography/unpack';
import { said, type Answers } from './answers.server';
import packed from './data/boundaries.json';

/** The outlines of the demonstration's regions. */
export const demoBoundaries = unpackBoundaries(packed);
export const boundaryAnswers: Answers = {
  '/api/power-cut/get-boundaries': { GET: () => said<'Boundaries'>(demoBoundaries) },
};
