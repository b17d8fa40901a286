import { expect, it } from 'vitest';
import { createFeedReport } from './report';
import { assessSnapshot } from './snapshot-acceptance';
import { exampleLiveRecord } from '../../../tests/fixtures/live-record';
import { parseFeed } from './wire/parse-feed';

const now = Date.UTC(2026, 10, 20, 12);
const feed = (...raws: unknown[]) => parseFeed(raws, { now });

it('unreadable, repeated and oddly dated records are told apart in the log, once for as long as their number stays', async () => {
  const lines: unknown[][] = [];
  const report = createFeedReport({ warn: (...line: unknown[]) => void lines.push(line) } as never);
  const one = exampleLiveRecord();
  const other = (overrides: object) =>
    exampleLiveRecord({ IncidentReference: 'INCD-2-A', ...overrides });
  report(await feed(one, one, one));
  report(await feed(one, one, one));
  report(await feed(one, { IncidentReference: 'marlow@operator.example' }));
  report(await feed(one, other({ ReceivedDate: '2099-01-01T00:00:00' })));
  report(await feed(one, other({ ReceivedDate: '2019-01-01T00:00:00' })));
  report(await feed(one));
  expect(lines).toEqual([
    [{ repeated: 2, of: 1 }, 'some incident records came twice; the first of each counts'],
    [{ dropped: 1, of: 1 }, 'some incident records were unreadable'],
    [{ future: 1, past: 0, of: 2 }, 'some incident records are dated in the future or long past'],
    [{ future: 0, past: 1, of: 2 }, 'some incident records are dated in the future or long past'],
  ]);
  // A feed that says everything three times is readable.
  expect(assessSnapshot(await feed(one, one, one), null, now)).toBe('accept');
});

it.each([
  ['received in the future', { ReceivedDate: '2099-01-01T00:00:00' }, { receivedAt: null }],
  [
    'received before there was a network',
    { ReceivedDate: '1970-01-01T00:00:00' },
    { receivedAt: null },
  ],
  [
    'received years ago',
    { ReceivedDate: '2019-01-01T00:00:00' },
    { receivedAt: Date.UTC(2019, 0, 1) },
  ],
  [
    'received a little ahead',
    { ReceivedDate: '2026-11-20T12:40:00' },
    { receivedAt: Date.UTC(2026, 10, 20, 12, 40) },
  ],
  [
    'an estimate of another age',
    { EstimatedRestorationDate: '2099-01-01T00:00:00' },
    { estimatedAt: null },
  ],
  [
    'planned work to come',
    {
      PowerCutType: 'Planned',
      PlannedDate: '2026-12-20T09:00:00',
      ReceivedDate: '2026-12-20T09:00:00',
    },
    { plannedAt: Date.UTC(2026, 11, 20, 9) },
  ],
])('a record %s is shown with what is known of its time', async (_, overrides, expected) => {
  const { incidents, dropped } = await feed(exampleLiveRecord(overrides));
  expect(dropped).toEqual([]);
  expect(incidents[0]).toMatchObject(expected);
});
