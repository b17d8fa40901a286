import { DAY, type Instant } from '../time/instant';
import type { Course, Moment } from './course';
import { crowdOf } from './crowd';
import { silenceOf, type Learned } from './learned';
import { addScores, NO_SCORE, scoreOf, type Score } from './score';
import { createTally, oddsOf } from './tally';

export const REFIT = 7 * DAY;

export interface ReplayWeek {
  readonly from: Instant;
  /** Less than a week after `from` if the history ends earlier. */
  readonly to: Instant;
  readonly score: Score;
  readonly silent: number;
}

export interface Replay {
  readonly learned: Learned;
  readonly weeks: readonly ReplayWeek[];
}

export interface ReplaySpan {
  readonly since: Instant;
  readonly judgeFrom: Instant;
  readonly judgeUntil: Instant;
  /** What was known by then is learned. */
  readonly until: Instant;
}

interface Judged {
  readonly moment: Moment;
  readonly restoredAt: Instant;
}
interface Week {
  readonly from: Instant;
  readonly to: Instant;
  readonly finished: Course[];
  readonly judged: Judged[];
}

const weeksOf = ({ judgeFrom, judgeUntil }: ReplaySpan): Week[] =>
  Array.from({ length: Math.max(0, Math.ceil((judgeUntil - judgeFrom) / REFIT)) }, (_, index) => {
    const from = judgeFrom + index * REFIT;
    return { from, to: Math.min(from + REFIT, judgeUntil), finished: [], judged: [] };
  });

/**
 * As the site would have learned it: refits every week from `judgeFrom` on, each time from the
 * power cuts finished by then, and evaluates each week with the model from before it.
 */
export function replay(courses: readonly Course[], span: ReplaySpan): Replay {
  const { since, judgeFrom, judgeUntil, until } = span;
  const crowd = crowdOf(courses);
  const weeks = weeksOf(span);
  const afterwards: Course[] = [];
  for (const course of courses) {
    const { moments, end } = course;
    if (!end || end.knownAt > until) continue;
    (weeks[Math.max(0, Math.ceil((end.knownAt - judgeFrom) / REFIT))]?.finished ?? afterwards).push(
      course,
    );
    for (const moment of moments) {
      if (!moment.judged || moment.at < judgeFrom || moment.at >= judgeUntil) continue;
      weeks[Math.floor((moment.at - judgeFrom) / REFIT)]?.judged.push({
        moment,
        restoredAt: end.restoredAt,
      });
    }
  }

  const tally = createTally();
  function learnFrom(finished: readonly Course[], moment: Instant): Learned {
    for (const course of finished) tally.add(course);
    return {
      cells: tally.cells(),
      since,
      until: moment,
      powerCuts: tally.powerCuts(),
      most: crowd.mostUntil(moment),
    };
  }

  const scored: ReplayWeek[] = [];
  for (const { from, to, finished, judged } of weeks) {
    const learned = learnFrom(finished, from);
    let [score, silent] = [NO_SCORE, 0];
    for (const { moment, restoredAt } of judged) {
      const odds =
        silenceOf(learned, crowd.openAt(moment.at)) === null ? oddsOf(learned.cells, moment) : null;
      if (odds) score = addScores(score, scoreOf(odds, moment, restoredAt));
      else silent += 1;
    }
    scored.push({ from, to, score, silent });
  }
  return { learned: learnFrom(afterwards, until), weeks: scored };
}
