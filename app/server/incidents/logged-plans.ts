import type { Logger } from '~/server/lib/logger.server';
import type { Incidents } from './incidents';

/** What is asked about one visitor's place, beyond the snapshot that everybody shares. */
export type IncidentQuestions = Pick<Incidents, 'byMpan' | 'futurePlanned' | 'closeRoads'>;

/**
 * A look-up of planned work to come that fails is a line in our log, without the place that was asked about; who asked treats it as
 * none. Specification: journeys, section 8.
 */
export const withLoggedPlans = (questions: IncidentQuestions, logger: Pick<Logger, 'warn'>): IncidentQuestions => ({
  ...questions,
  futurePlanned: (asked) =>
    questions.futurePlanned(asked).catch((error: unknown) => {
      logger.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'a look-up of planned work to come failed');
      throw error;
    }),
});
