import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/instant';
import { cellsOf } from './cells';
import { courseOf, type Course } from './course';
import { crowdOf } from './crowd';
import { examplePowerCut } from '../../../tests/fixtures/example-history';
import { askOdds, type OddsContext, type Asked, type Learned } from './learned';
import { replay } from './replay';
import { pinball, scoreOf } from './score';
import { createTally, ENOUGH, oddsOf } from './tally';

const start = Date.UTC(2026, 5, 1);
const courseAt = (index: number, minutes: number, known = {}): Course => {
  const entries = examplePowerCut(start + index * HOUR, minutes, {
    reference: `INCD-${index}-A`,
    ...known,
  });
  const course = courseOf(entries);
  if (!course) throw new Error('no course');
  return course;
};
const cellsFrom = (courses: readonly Course[]) => {
  const tally = createTally();
  for (const course of courses) tally.add(course);
  return tally.cells();
};
const like = (known = {}) => ({ category: '47', customers: 12, age: 5 * MINUTE, ...known });

describe('what was learned', () => {
  it('are the shares of the past, later rather than sooner', () => {
    const cells = cellsFrom(
      Array.from({ length: 100 }, (_, index) => courseAt(index, 10 * (index + 1) + 5)),
    );
    const odds = oddsOf(cells, like());
    expect(
      [odds?.one, odds?.half, odds?.eight, odds?.nine].map((time) => (time ?? 0) / HOUR),
    ).toEqual([
      expect.closeTo(100 / 60, 0),
      expect.closeTo(500 / 60, 0),
      expect.closeTo(800 / 60, 0),
      expect.closeTo(900 / 60, 0),
    ]);
  });

  it('a cell speaks from forty power cuts on; before, the next coarser one does', () => {
    const many = Array.from({ length: 200 }, (_, index) => courseAt(index, 60));
    const slow = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        courseAt(300 + index, 600, { category: '9', customers: 900 }),
      );
    const asked = like({ category: '9', customers: 900 });
    expect(oddsOf(cellsFrom([...many, ...slow(ENOUGH - 1)]), asked)?.half).toBe(55 * MINUTE);
    expect(oddsOf(cellsFrom([...many, ...slow(ENOUGH)]), asked)?.half).toBe(595 * MINUTE);
  });

  it('what lies half a year back counts less than what is new', () => {
    const old = Array.from({ length: 60 }, (_, index) => courseAt(index, 60));
    const fresh = Array.from({ length: 45 }, (_, index) =>
      courseAt(index + (200 * DAY) / HOUR, 600),
    );
    expect(oddsOf(cellsFrom([...old, ...fresh]), like())?.half).toBe(595 * MINUTE);
  });

  it('nothing is known where nothing was learned', () => {
    expect(oddsOf({}, like())).toBeNull();
    expect(oddsOf(cellsFrom([]), like({ category: 'constructor' }))).toBeNull();
  });

  it('property: quantiles rise, whatever the history and whoever asks', () => {
    const cut = fc.record({
      minutes: fc.integer({ min: 0, max: 60 * 24 * 60 }),
      customers: fc.nat(5000),
      category: fc.constantFrom('47', '24', '', null),
    });
    fc.assert(
      fc.property(
        fc.array(cut, { minLength: 1, maxLength: 120 }),
        cut,
        fc.nat(18 * 60),
        (cuts, asked, age) => {
          const courses = cuts.map(({ minutes, ...known }, index) =>
            courseAt(index, minutes + 10, { ...known, customers: known.customers + 1 }),
          );
          const odds = oddsOf(cellsFrom(courses), { ...asked, age: age * MINUTE });
          expect(odds).not.toBeNull();
          const row = [odds?.one ?? -1, odds?.half ?? -1, odds?.eight ?? -1, odds?.nine ?? -1];
          expect(row).toEqual([...row].sort((a, b) => a - b));
          expect(row[0]).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('cells go from coarse to fine', () => {
    expect(cellsOf(like({ age: 90 * MINUTE }))).toEqual(['all', '3', '3/3', '3//47', '3/3/47']);
  });
});

describe('says nothing', () => {
  const learned: Learned = {
    cells: cellsFrom(Array.from({ length: 50 }, (_, index) => courseAt(index, 60))),
    since: start,
    until: start + 28 * DAY,
    powerCuts: 1000,
    most: 80,
  };
  const now = start + 30 * DAY;
  const asked: Asked = {
    isPlanned: false,
    isRestored: false,
    cameBack: false,
    category: '47',
    customers: 12,
    reportedAt: now - HOUR,
  };
  const context: OddsContext = { now, feedIsStale: false, open: 80 };

  it.each<[string, Partial<Learned>, Partial<Asked>, Partial<OddsContext>, string]>([
    ['less than four weeks', { until: start + 28 * DAY - 1 }, {}, {}, 'little-history'],
    ['fewer than a thousand power cuts', { powerCuts: 999 }, {}, {}, 'little-history'],
    ['nothing learned', { cells: {} }, {}, {}, 'little-history'],
    ['the feed is stale', {}, {}, { feedIsStale: true }, 'stale-feed'],
    ['older than 18 hours', {}, { reportedAt: now - 18 * HOUR - 1 }, {}, 'too-old'],
    ['nobody knows since when', {}, { reportedAt: null }, {}, 'no-report'],
    ['it came back', {}, { cameBack: true }, {}, 'came-back'],
    ['more power cuts than ever', {}, {}, { open: 81 }, 'unusually-many'],
    ['planned work', {}, { isPlanned: true }, {}, 'planned'],
    ['power is back', {}, { isRestored: true }, {}, 'restored'],
  ])('%s', (_, history, incident, near, why) =>
    expect(
      askOdds({ ...learned, ...history }, { ...asked, ...incident }, { ...context, ...near }),
    ).toBe(why),
  );

  it('and speaks otherwise, up to the limits', () => {
    expect(askOdds(null, asked, context)).toBe('little-history');
    expect(askOdds(learned, asked, context)).toMatchObject({ eight: expect.any(Number) as number });
    expect(askOdds(learned, { ...asked, reportedAt: now - 18 * HOUR }, context)).toBeTypeOf(
      'object',
    );
    expect(askOdds(learned, { ...asked, reportedAt: now + HOUR }, context)).toBeTypeOf('object');
  });
});

describe('a score', () => {
  const odds = { one: HOUR, half: 2 * HOUR, eight: 4 * HOUR, nine: 5 * HOUR };
  const moment = { ...like(), at: start, estimatedAt: start + 3 * HOUR, judged: true };

  it.each([
    [0.5, 2, 3, 0.5],
    [0.5, 3, 2, 0.5],
    [0.9, 2, 3, 0.9],
    [0.9, 3, 2, 0.1],
    [0.1, 2, 2, 0],
  ])('pinball at %f: said %f, true %f', (level, said, truth, loss) =>
    expect(pinball(level, said, truth)).toBeCloseTo(loss),
  );

  it.each([
    ['in the hour', 3.4, { withinEight: 1, withinOneToNine: 1, withinWindow: 1 }],
    ['after the hour', 3.6, { withinEight: 1, withinOneToNine: 1, withinWindow: 0 }],
    ['after 8 in 10', 4.5, { withinEight: 0, withinOneToNine: 1, withinWindow: 0 }],
    ['sooner than 1 in 10', 0.5, { withinEight: 1, withinOneToNine: 0, withinWindow: 0 }],
    ['before anybody knew', -1, { withinEight: 1, withinOneToNine: 0, withinWindow: 0 }],
  ])('%s', (_, hours, expected) =>
    expect(scoreOf(odds, moment, start + hours * HOUR)).toMatchObject(expected),
  );

  it('the window begins now where the estimate has passed, and is compared only where there is one', () => {
    const overdue = scoreOf(odds, { ...moment, estimatedAt: start - 2 * HOUR }, start + HOUR);
    expect(overdue.operators).toEqual([6, 30, 54].map((loss) => expect.closeTo(loss) as number));
    expect(scoreOf(odds, { ...moment, estimatedAt: null }, start + HOUR)).toMatchObject({
      estimated: 0,
      ours: [0, 0, 0],
      operators: [0, 0, 0],
    });
  });
});

it('the most power cuts at once, until a moment', () => {
  const open = (...spans: [number, number][]): Course => ({
    reference: '',
    moments: [],
    end: null,
    open: spans,
  });
  const crowd = crowdOf([open([1, 5]), open([2, 3], [4, 9]), open([3, Infinity])]);
  expect([0, 1, 2, 3, 4, 5, 9].map((at) => crowd.openAt(at))).toEqual([0, 1, 2, 2, 3, 2, 1]);
  expect([0, 1, 2, 3, 4, 100].map((at) => crowd.mostUntil(at))).toEqual([0, 1, 2, 2, 3, 3]);
  expect(crowdOf([]).mostUntil(7)).toBe(0);
});

describe('a replay [X-60]', () => {
  const courses = Array.from({ length: 1400 }, (_, index) =>
    courseAt(index, 60 + (index % 10) * 30),
  );
  const span = {
    since: start,
    judgeFrom: start,
    judgeUntil: start + 60 * DAY,
    until: start + 60 * DAY,
  };

  it('learns anew each week from what was finished by then, and is silent before there is enough', () => {
    const { weeks, learned } = replay(courses, span);
    expect(weeks).toHaveLength(9);
    expect(weeks.map(({ score }) => score.moments > 0)).toEqual([
      ...Array<boolean>(7).fill(false),
      true,
      true,
    ]);
    expect(weeks[0]).toMatchObject({ silent: expect.any(Number) as number, from: start });
    expect(weeks.at(-1)?.to).toBe(start + 60 * DAY);
    expect(learned).toMatchObject({ powerCuts: 1400, until: start + 60 * DAY });
    const share = weeks
      .map(({ score }) => score.withinEight / score.moments)
      .filter((one) => !Number.isNaN(one));
    for (const held of share) expect(held).toBeGreaterThan(0.7);
  });

  it('never learns from what was not yet known', () => {
    const early = replay(courses, { ...span, until: start + 2 * DAY, judgeUntil: start + 2 * DAY });
    expect(early.learned.powerCuts).toBeLessThan(48);
  });
});
