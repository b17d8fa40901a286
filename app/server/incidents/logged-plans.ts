import type { Logger } from '~/server/lib/logger.server';
import type { Incidents } from './incidents';

export type IncidentQuestions = Pick<Incidents, 'byMpan' | 'futurePlanned' | 'closeRoads'>;

/** Without the place asked about. Callers treat a failed lookup as none. */
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
