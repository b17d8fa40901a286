import { describe, expect, it } from 'vitest';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';
import type { DataTime } from '~/domain/incident/data-age';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { ageModel } from './age-model';

const now = Date.UTC(2026, 0, 9, 12, 29);
const told = (ago: number): DataTime => ({
  at: now - ago,
  source: 'feed',
  unchangedSince: now - ago,
});
const byRecords = (ago: number, unchanged = ago): DataTime => ({
  at: now - ago,
  source: 'records',
  unchangedSince: now - unchanged,
});
const OLD = 'This information is from';
const SINCE = 'Nothing has changed in the data since';

describe('the age of the data', () => {
  it.each<[string, DataTime | null, string | null, string | null, boolean]>([
    ['a feed of now', told(0), '12:29pm', null, false],
    ['a feed of a quarter of an hour ago', told(15 * MINUTE), '12:14pm', null, false],
    ['a feed of longer ago', told(16 * MINUTE), '12:13pm', `${OLD} 12:13pm.`, false],
    ['a feed of two hours ago', told(2 * HOUR), '10:29am', `${OLD} 10:29am.`, false],
    [
      'a feed of more than two hours ago',
      told(2 * HOUR + MINUTE),
      '10:28am',
      `${OLD} 10:28am.`,
      true,
    ],
    ['a feed of another day', told(DAY), '8 January, 12:29pm', `${OLD} 8 January, 12:29pm.`, true],
    ['records of five hours ago', byRecords(5 * HOUR), '7:29am', null, false],
    [
      'records of six hours ago',
      byRecords(6 * HOUR),
      '6:29am',
      `${SINCE} 6:29am. We looked at 12:29pm.`,
      false,
    ],
    [
      'records of long ago',
      byRecords(40 * DAY),
      '30 November 2025, 12:29pm',
      `${SINCE} 30 November 2025, 12:29pm. We looked at 12:29pm.`,
      false,
    ],
    [
      'records of long ago that changed just now',
      byRecords(40 * DAY, MINUTE),
      '30 November 2025, 12:29pm',
      null,
      false,
    ],
    ['nobody tells', null, null, null, false],
  ])('%s', (_, data, time, sentence, first) => {
    const model = ageModel({ takenAt: now, stale: false, data }, now, textsOf(incidentWords));
    expect(model).toMatchObject({
      time,
      sentence,
      first,
      checked: '12:29pm',
      live: sentence === null,
    });
  });

  it('a source that does not answer is said with what we knew, first where that is long ago', () => {
    const t = textsOf(incidentWords);
    const stale = (ago: number, data: DataTime | null) =>
      ageModel({ takenAt: now - ago, stale: true, data }, now, t);
    expect(stale(10 * MINUTE, told(20 * MINUTE))).toMatchObject({
      sentence: 'We couldn’t get newer information. This is from 12:09pm.',
      first: false,
      live: false,
    });
    expect(stale(3 * HOUR, byRecords(4 * HOUR))).toMatchObject({
      sentence: 'We couldn’t get newer information. This is from 9:29am.',
      first: true,
    });
  });
});
