import { DAY, type Instant } from '../time/instant';
import type { Course, Moment } from './course';
import { crowdOf } from './crowd';
import { silenceOf, type Learned } from './learned';
import { addScores, NO_SCORE, scoreOf, type Score } from './score';
import { createTally, oddsOf } from './tally';

/** How often odds are learned anew. */
export const REFIT = 7 * DAY;

/** A week of a replay: judged by what had been learned before it. */
export interface ReplayWeek {
  readonly from: Instant;
  /** Earlier than a week after `from` where the history ends before. */
  readonly to: Instant;
  readonly score: Score;
  /** Moments at which nothing was said, since there was too little history or there were more power cuts than ever. */
  readonly silent: number;
}

export interface Replay {
  readonly learned: Learned;
  readonly weeks: readonly ReplayWeek[];
}

export interface ReplaySpan {
  /** When the history begins. */
  readonly since: Instant;
  readonly judgeFrom: Instant;
  readonly judgeUntil: Instant;
  /** When it ends: what was known by then is learned. */
  readonly until: Instant;
}

interface Judged {
  readonly moment: Moment;
  readonly restoredAt: Instant;
}
interface Week {
  readonly from: Instant;
  readonly to: Instant;
  /** Power cuts that were finished before it began, and not before the week before. */
  readonly finished: Course[];
  readonly judged: Judged[];
}

const weeksOf = ({ judgeFrom, judgeUntil }: ReplaySpan): Week[] =>
  Array.from({ length: Math.max(0, Math.ceil((judgeUntil - judgeFrom) / REFIT)) }, (_, index) => {
    const from = judgeFrom + index * REFIT;
    return { from, to: Math.min(from + REFIT, judgeUntil), finished: [], judged: [] };
  });

/**
 * Learns from a history as the site would have done it: anew every week from `judgeFrom` on, each time from the power cuts that were
 * finished by then, and each week judged by what had been learned before.
 */
export function replay(courses: readonly Course[], span: ReplaySpan): Replay {
  const { since, judgeFrom, judgeUntil, until } = span;
  const crowd = crowdOf(courses);
  const weeks = weeksOf(span);
  const afterwards: Course[] = [];
  for (const course of courses) {
    const { moments, end } = course;
    if (!end || end.knownAt > until) continue;
    (weeks[Math.max(0, Math.ceil((end.knownAt - judgeFrom) / REFIT))]?.finished ?? afterwards).push(course);
    for (const moment of moments) {
      if (!moment.judged || moment.at < judgeFrom || moment.at >= judgeUntil) continue;
      weeks[Math.floor((moment.at - judgeFrom) / REFIT)]?.judged.push({ moment, restoredAt: end.restoredAt });
    }
  }

  const tally = createTally();
  function learnFrom(finished: readonly Course[], moment: Instant): Learned {
    for (const course of finished) tally.add(course);
    return { cells: tally.cells(), since, until: moment, powerCuts: tally.powerCuts(), most: crowd.mostUntil(moment) };
  }

  const scored: ReplayWeek[] = [];
  for (const { from, to, finished, judged } of weeks) {
    const learned = learnFrom(finished, from);
    let [score, silent] = [NO_SCORE, 0];
    for (const { moment, restoredAt } of judged) {
      const odds = silenceOf(learned, crowd.openAt(moment.at)) === null ? oddsOf(learned.cells, moment) : null;
      if (odds) score = addScores(score, scoreOf(odds, moment, restoredAt));
      else silent += 1;
    }
    scored.push({ from, to, score, silent });
  }
  return { learned: learnFrom(afterwards, until), weeks: scored };
}
