import type { Checked, OffersStatus, Registration } from '~/domain/offers/registration';
import type { Logger } from '~/server/lib/logger.server';
import type { OffersQuestions } from './port';

/** Longer than the operator's service takes on a bad day, and short enough to wait for. */
const LIMIT_MS = 1200;

/** Logs a failure. Never rejects. */
async function checked<Answer>(work: Promise<Answer>, name: string, logger: Pick<Logger, 'warn'>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), LIMIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    logger.warn(
      { check: name, err: error instanceof Error ? error.name : 'unknown' },
      'a check of planned work failed',
    );
    return 'failed' as const;
  } finally {
    clearTimeout(timer);
  }
}

export const checksOf = (offers: OffersQuestions, logger: Pick<Logger, 'warn'>) => ({
  registration: (mpan: string): Promise<Checked<Registration>> =>
    checked(offers.registration(mpan), 'registration', logger),
  status: (mpan: string): Promise<Checked<OffersStatus>> =>
    checked(offers.status(mpan), 'offers status', logger),
});
