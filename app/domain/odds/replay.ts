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

/** So many power cuts are looked at before the one who waits may do something else: about a millisecond. */
const SLICE = 25;

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
 * finished by then, and each week judged by what had been learned before. It pauses now and then; `run` takes no notice of that.
 */
export function* replay(courses: readonly Course[], span: ReplaySpan): Generator<void, Replay> {
  const { since, judgeFrom, judgeUntil, until } = span;
  const crowd = yield* crowdOf(courses);
  yield;
  const weeks = weeksOf(span);
  const afterwards: Course[] = [];
  for (const [index, course] of courses.entries()) {
    if (index % (40 * SLICE) === 0) yield;
    const { moments, end } = course;
    if (!end || end.knownAt > until) continue;
    (weeks[Math.max(0, Math.ceil((end.knownAt - judgeFrom) / REFIT))]?.finished ?? afterwards).push(course);
    for (const moment of moments) {
      if (!moment.judged || moment.at < judgeFrom || moment.at >= judgeUntil) continue;
      weeks[Math.floor((moment.at - judgeFrom) / REFIT)]?.judged.push({ moment, restoredAt: end.restoredAt });
    }
  }

  const tally = createTally();
  function* learnFrom(finished: readonly Course[], moment: Instant): Generator<void, Learned> {
    for (const [index, course] of finished.entries()) {
      if (index % SLICE === 0) yield;
      tally.add(course);
    }
    yield;
    return { cells: tally.cells(), since, until: moment, powerCuts: tally.powerCuts(), most: crowd.mostUntil(moment) };
  }

  const scored: ReplayWeek[] = [];
  for (const { from, to, finished, judged } of weeks) {
    const learned = yield* learnFrom(finished, from);
    yield;
    let [score, silent] = [NO_SCORE, 0];
    for (const { moment, restoredAt } of judged) {
      const odds = silenceOf(learned, crowd.openAt(moment.at)) === null ? oddsOf(learned.cells, moment) : null;
      if (odds) score = addScores(score, scoreOf(odds, moment, restoredAt));
      else silent += 1;
    }
    scored.push({ from, to, score, silent });
    yield;
  }
  return { learned: yield* learnFrom(afterwards, until), weeks: scored };
}

/** The result of something that pauses, without the pauses. */
export function run<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
