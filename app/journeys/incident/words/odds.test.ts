import { describe, expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { situationOf } from '~/domain/incident/situation';
import { hoursSince, type OddsAt } from '~/domain/odds/learned';
import { HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { incidentModel, type IncidentContext } from '~/journeys/incident/models/incident-model';
import { incidentWords } from '~/words/incident';
import { welsh } from '../../../../tests/fixtures/welsh';
import { textsOf } from '~/words/texts';
import { exampleContext } from '../../../../tests/support/incident-context';

const reportedAt = fromLondon(2026, 11, 20, 13, 17);
const t = textsOf(incidentWords);
const hour = (at: Instant, eight: number, one = MINUTE): OddsAt => ({
  at,
  odds: { one, half: eight / 2, eight, nine: 2 * eight },
});

interface Given {
  readonly at?: Instant;
  readonly estimate?: string | null;
  readonly odds?: readonly OddsAt[];
  readonly said?: IncidentContext['said'];
  readonly words?: typeof t;
}
function page({
  at = reportedAt + 83 * MINUTE,
  estimate = '20 Nov 16:00 - 17:30',
  odds = [],
  said = [],
  words = t,
}: Given) {
  const incident = exampleIncident({
    powerCutType: 'unplanned',
    receivedAt: reportedAt,
    estimateText: estimate,
    estimatedAt: null,
    sectors: ['CB1 9'],
  });
  const { answer, history } = incidentModel(situationOf(incident, at, { storm: false }), {
    ...exampleContext,
    t: words,
    odds,
    said,
  });
  return { line: answer.odds?.words ?? null, history: history?.odds ?? [] };
}
const anchor = reportedAt + HOUR;
const until = (hours: number, minutes = 0) => fromLondon(2026, 11, 20, hours, minutes) - anchor;

describe('the line under the operator’s time', () => {
  it.each<[string, number, string | null, string | null]>([
    ['within the window: nothing', until(17, 10), '20 Nov 16:00 - 17:30', null],
    ['at its end: nothing', until(17, 30), '20 Nov 16:00 - 17:30', null],
    ['before it: nothing', until(15), '20 Nov 16:00 - 17:30', null],
    [
      'after it: the later time, rounded up',
      until(19, 5),
      '20 Nov 16:00 - 17:30',
      'It could be later: faults like this often take until 7:30pm.',
    ],
    [
      'after a bare time',
      until(26),
      '20 Nov 16:00',
      'It could be later: faults like this often take until 21 November, 2am.',
    ],
    [
      'after a time that has passed',
      until(19),
      '20 Nov 14:00',
      'Faults like this often take until 7pm.',
    ],
    ['no time: how long they take', until(18), null, 'Faults like this usually take 1 to 5 hours.'],
    ['itself over: nothing', until(14, 20), '20 Nov 14:00', null],
    [
      'longer than usual already: nothing',
      5 * MINUTE,
      null,
      'Faults like this usually take 1 to 2 hours.',
    ],
  ])('%s', (_, eight, estimate, expected) =>
    expect(page({ estimate, odds: [hour(anchor, eight), hour(reportedAt, HOUR)] }).line).toBe(
      expected,
    ),
  );

  it('is Welsh on a Welsh page', () =>
    expect(
      page({
        odds: [hour(anchor, until(19)), hour(reportedAt, HOUR)],
        words: textsOf(incidentWords, welsh.words),
      }).line,
    ).toBe('Gallai fod yn hwyrach: mae namau fel hyn yn aml yn para tan 19:00.'));

  it('is the same for an hour, whoever asks when', () => {
    expect(hoursSince(reportedAt, reportedAt + 59 * MINUTE)).toEqual([reportedAt]);
    expect(hoursSince(reportedAt, anchor)).toEqual([anchor, reportedAt]);
    expect(hoursSince(reportedAt, anchor + 59 * MINUTE)).toEqual([anchor, reportedAt]);
    expect(hoursSince(reportedAt, reportedAt - MINUTE)).toEqual([reportedAt]);
  });

  it('has a history once it moved, newest first, each with its hour', () => {
    const said = [
      { reportedAt, estimateText: '20 Nov 15:00 - 16:00', estimatedAt: null },
      { reportedAt, estimateText: 'To be confirmed', estimatedAt: null },
    ];
    const odds = [
      hour(anchor + HOUR, 4 * HOUR),
      hour(anchor, 4 * HOUR),
      hour(reportedAt, 4 * HOUR),
    ];
    const { history } = page({ at: anchor + 61 * MINUTE, odds, said });
    expect(history.map(({ words }) => words)).toEqual([
      'It could be later: faults like this often take until 7:30pm.',
      'It could be later: faults like this often take until 6:30pm.',
      'It could be later: faults like this often take until 5:30pm.',
    ]);
    expect(history[0]?.said).toBe('As of 3:17pm');
    expect(page({ odds: odds.slice(2), said }).history).toEqual([]);
  });
});
