import { endOf, type Estimate } from '~/domain/incident/estimate';
import type { OddsAt } from '~/domain/odds/learned';
import { HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import { endMoment, moment } from '~/domain/time/speak-time';
import type { IncidentTexts } from './days-in-words';

export interface OddsWords {
  readonly words: string;
  readonly like: string;
  readonly href: string;
}
export interface OddsEntry {
  readonly words: string;
  readonly said: string;
}
export interface OddsMoment extends OddsAt {
  readonly estimate: Estimate;
}
interface OddsContext {
  readonly reportedAt: Instant;
  readonly now: Instant;
  readonly t: IncidentTexts;
}

export const ESTIMATES_PATH = '/power-cut/how-we-estimate';
const STEP = 30 * MINUTE;

/** Rounds up to the next half hour, so it errs late and the text stays the same for a while. */
const stepAfter = (instant: Instant): Instant => Math.ceil(instant / STEP) * STEP;

/** Without an operator's time: how long similar power cuts take from the report. */
function usualHours({ at, odds }: OddsAt, { reportedAt, now, t }: OddsContext): string | null {
  const from = Math.max(1, Math.floor((at + odds.one - reportedAt) / HOUR));
  const to = Math.ceil((at + odds.eight - reportedAt) / HOUR);
  if (reportedAt + to * HOUR <= now) return null;
  return from < to ? t('oddsUsually', { from, to }) : t('oddsAbout', { count: to });
}

/**
 * Nothing if 8 in 10 similar power cuts were back within the operator's time, else how much later
 * it may be. docs/decisions/odds.md
 */
function sentenceOf({ estimate, ...given }: OddsMoment, context: OddsContext): string | null {
  const end = endOf(estimate);
  if (estimate.kind === 'to-be-confirmed' || end === null) return usualHours(given, context);
  const until = stepAfter(given.at + given.odds.eight);
  if (until <= end || until <= context.now) return null;
  const { now, t } = context;
  const time = endMoment(until, now, t);
  return t(estimate.overdue ? 'oddsOften' : 'oddsLater', { time });
}

export function oddsWords(moment: OddsMoment | null, context: OddsContext): OddsWords | null {
  const words = moment && sentenceOf(moment, context);
  return words ? { words, like: context.t('oddsLike'), href: `${ESTIMATES_PATH}#like-this` } : null;
}

/** Newest first; empty if the line never changed. */
export function oddsHistory(
  moments: readonly OddsMoment[],
  { reportedAt, now, t }: OddsContext,
): readonly OddsEntry[] {
  const said = moments.flatMap((moment) => {
    const words = sentenceOf(moment, { reportedAt, now: moment.at, t });
    return words ? [{ at: moment.at, words }] : [];
  });
  const changes = said.filter(({ words }, index) => words !== said[index + 1]?.words);
  return changes.length < 2
    ? []
    : changes.map(({ at, words }) => ({
        words,
        said: t('estimateSaid', { time: moment(at, now, t) }),
      }));
}
