import type { Logger } from '~/server/lib/logger.server';
import type { Incidents } from './incidents';

/** Questions about one visitor's place, beyond the shared snapshot. */
export type IncidentQuestions = Pick<Incidents, 'byMpan' | 'futurePlanned' | 'closeRoads'>;

/**
 * Logs a failed lookup of future planned work, without the place asked about; callers treat it as
 * none. Specification: journeys, section 8.
 */
export const withLoggedPlans = (
  questions: IncidentQuestions,
  logger: Pick<Logger, 'warn'>,
): IncidentQuestions => ({
  ...questions,
  futurePlanned: (question) =>
    questions.futurePlanned(question).catch((error: unknown) => {
      logger.warn(
        { err: error instanceof Error ? error.name : 'unknown' },
        'a look-up of planned work to come failed',
      );
      throw error;
    }),
});
