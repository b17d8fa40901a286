import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Incident } from '~/domain/incident/incident';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { cut, NOW, planned, restored, startFeeds, text } from '../../../tests/support/feed-site';

describe('the calendar', () => {
  const eventsOf = async (answer: Promise<Response>) => {
    const body = await text(answer);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(body) as never);
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  };

  it('has what has a time, with stable ids', async () => {
    const events = await eventsOf(startFeeds().many('ics'));
    expect(events.map(({ uid }) => uid).sort()).toEqual([
      'INCD-100101-A@www.meridian-power.example',
      'INCD-100104-A@www.meridian-power.example',
      'INCD-100202-A@www.meridian-power.example',
      'INCD-100203-A@www.meridian-power.example',
    ]);
    const byUid = (reference: string) => events.find(({ uid }) => uid.startsWith(reference));
    const work = byUid('INCD-100202-A');
    expect(work?.startDate.toJSDate().getTime()).toBe(Date.UTC(2026, 2, 20, 9));
    expect(work?.endDate.toJSDate().getTime()).toBe(Date.UTC(2026, 2, 20, 15, 30));
    expect(work?.summary).toBe('Planned power cut in NR2 9');
    expect(byUid('INCD-100203-A')?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(byUid('INCD-100104-A')?.endDate.toJSDate().getTime()).toBe(NOW - 5 * MINUTE);
  });

  it('keeps summer time, in UTC', async () => {
    const summer = {
      ...planned,
      plannedAt: Date.UTC(2026, 6, 20, 8),
      estimatedAt: Date.UTC(2026, 6, 20, 14),
    };
    const [event] = await eventsOf(startFeeds([summer]).one('INCD-100202-A.ics'));
    expect(event?.startDate.toString()).toBe('2026-07-20T08:00:00Z');
  });

  it('never ends an event before it begins, on the night when clocks go back too', async () => {
    const reported = Date.UTC(2026, 9, 25, 0, 20);
    const night = {
      ...cut,
      receivedAt: reported,
      estimateText: null,
      estimatedAt: Date.UTC(2026, 9, 25, 0, 45),
    };
    const [event] = await eventsOf(
      startFeeds([night], { from: reported }).one('INCD-100101-A.ics'),
    );
    expect(event?.startDate.toJSDate().getTime()).toBe(reported);
    expect(event?.endDate.toJSDate().getTime()).toBe(Date.UTC(2026, 9, 25, 1, 15));
  });

  it('has no event for what was over within its minute', async () => {
    const brief = { ...restored, receivedAt: NOW, restoredAt: NOW + 900 };
    expect(await eventsOf(startFeeds([brief], { from: NOW + MINUTE }).many('ics'))).toEqual([]);
  });

  it('counts up with each update', async () => {
    const [first] = await eventsOf(
      startFeeds([{ ...cut, steps: cut.steps.slice(0, 1) }]).one('INCD-100101-A.ics'),
    );
    const [second] = await eventsOf(startFeeds([cut]).one('INCD-100101-A.ics'));
    expect([first?.sequence, second?.sequence]).toEqual([0, 1]);
  });
});

describe('an alert', () => {
  const partOf = (xml: string, name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
  const reported = { ...cut, steps: cut.steps.slice(0, 1) };

  it.each<[string, Incident, string, number, string]>([
    ['first', reported, 'Alert', 0, 'Immediate'],
    ['after a change', cut, 'Update', 1, 'Immediate'],
    ['when power is back', restored, 'Cancel', 2, 'Past'],
    ['of work to come', planned, 'Alert', 0, 'Future'],
  ])('%s', async (_, incident, type, references, urgency) => {
    const xml = await text(startFeeds([incident]).one(`${incident.reference}.cap`));
    expect(partOf(xml, 'msgType')).toBe(type);
    expect(partOf(xml, 'references')?.split(' ').length ?? 0).toBe(references);
    expect(partOf(xml, 'urgency')).toBe(urgency);
  });

  it('names the alerts before as they named themselves', async () => {
    const first = await text(startFeeds([reported]).one('INCD-100101-A.cap'));
    const own = ['sender', 'identifier', 'sent'].map((name) => partOf(first, name)).join(',');
    expect(partOf(await text(startFeeds([cut]).one('INCD-100101-A.cap')), 'references')).toBe(own);
  });

  describe.each<[string, Partial<Incident>]>([
    ['with an estimate that passed', {}],
    ['with no estimate', { estimateText: null, estimatedAt: null }],
    ['of planned work', { powerCutType: 'planned', plannedAt: NOW, estimatedAt: NOW + 2 * HOUR }],
    [
      'of planned work to come',
      { powerCutType: 'planned', plannedAt: NOW + 9 * DAY, estimatedAt: null },
    ],
  ])('%s', (_, known) => {
    const lasting = { ...reported, ...known };
    it.each([0, 4, 30, 70, 190])(
      'holds while the incident is on, after %i hours',
      async (hours) => {
        const now = NOW + hours * HOUR;
        const xml = await text(startFeeds([lasting], { from: now }).one('INCD-100101-A.cap'));
        expect(Date.parse(partOf(xml, 'expires') ?? '')).toBeGreaterThan(now + HOUR);
        expect(Date.parse(partOf(xml, 'sent') ?? '')).toBeLessThanOrEqual(now);
      },
    );
  });

  it('is renewed as an update that names the alert before, and its index says so', async () => {
    const { one, many, pass } = startFeeds([reported]);
    const first = await text(one('INCD-100101-A.cap'));
    pass(4 * HOUR, [reported]);
    const second = await text(one('INCD-100101-A.cap'));
    expect(partOf(second, 'msgType')).toBe('Update');
    expect(partOf(second, 'references')).toContain(partOf(first, 'identifier'));
    expect(Date.parse(partOf(await text(many('cap')), 'updated') ?? '')).toBe(
      Date.parse(partOf(second, 'sent') ?? ''),
    );
    pass(4 * HOUR, [
      {
        ...restored,
        reference: reported.reference,
        steps: reported.steps,
        restoredAt: NOW + 5 * HOUR,
      },
    ]);
    const last = await text(one('INCD-100101-A.cap'));
    expect(partOf(last, 'msgType')).toBe('Cancel');
    for (const xml of [first, second])
      expect(partOf(last, 'references')).toContain(partOf(xml, 'identifier'));
  });

  it('draws the area, latitude first, or a circle', async () => {
    const { one } = startFeeds();
    expect(partOf(await text(one('INCD-100101-A.cap')), 'polygon')).toMatch(
      /^52\.\d+,0\.\d+ .* 52\.\d+,0\.\d+$/,
    );
    expect(partOf(await text(one('INCD-100202-A.cap')), 'circle')).toBe('52.6,1.3 1');
  });

  it('is a test where everything is made up', async () => {
    const xml = await text(startFeeds([cut], { madeUp: true }).one('INCD-100101-A.cap'));
    expect(partOf(xml, 'status')).toBe('Test');
  });

  it('speaks summer time with its offset', async () => {
    const july = Date.UTC(2026, 6, 10, 12);
    const xml = await text(
      startFeeds([{ ...cut, receivedAt: july, steps: [] }], { from: july }).one(
        'INCD-100101-A.cap',
      ),
    );
    expect(partOf(xml, 'sent')).toBe('2026-07-10T13:00:00+01:00');
  });
});

describe('geometry', () => {
  it('is a closed ring that runs anticlockwise, longitude first; a centre; or nothing', async () => {
    const { features } = JSON.parse(await text(startFeeds().many('geojson'))) as {
      features: { id: string; geometry: { type: string; coordinates: never } | null }[];
    };
    const geometryOf = (id: string) => features.find((one) => one.id === id)?.geometry;
    expect(geometryOf('INCD-100101-A')).toEqual({
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [0.2, 52.3],
            [0.1, 52.3],
            [0.1, 52.2],
            [0.2, 52.3],
          ],
        ],
      ],
    });
    expect(geometryOf('INCD-100202-A')).toEqual({ type: 'Point', coordinates: [1.3, 52.6] });
    expect(geometryOf('INCD-100105-A')).toBeNull();
  });
});

describe('what is read on another day says the day by its date', () => {
  const midnightAhead = {
    ...cut,
    estimateText: null,
    estimatedAt: Date.UTC(2026, 2, 11, 1),
    receivedAt: NOW - HOUR,
  };
  const soon = { ...planned, plannedAt: NOW + 2 * HOUR, estimatedAt: NOW + 5 * HOUR };
  const later = { ...planned, plannedAt: NOW + 3 * DAY, estimatedAt: NOW + 3 * DAY + HOUR };
  const RELATIVE = /\b(?:today|tomorrow|yesterday|in \d+ days?)\b/i;

  it.each<[string, Incident]>([
    ['an estimate after midnight', midnightAhead],
    [
      'a time that has passed',
      { ...midnightAhead, estimatedAt: NOW - 2 * HOUR, receivedAt: NOW - 4 * HOUR },
    ],
    ['power that is back', restored],
    ['work in two hours', soon],
    ['work in three days', later],
    ['work under way', { ...soon, plannedAt: NOW - HOUR }],
    ['work that is cancelled', { ...later, statusId: 8 }],
  ])('%s', async (_, incident) => {
    const site = startFeeds([incident]);
    const { reference } = incident;
    const kept = [
      site.many('atom'),
      site.many('ics'),
      site.one(`${reference}.atom`),
      site.one(`${reference}.cap`),
    ];
    for (const answer of kept) {
      const body = (await text(answer)).replaceAll('\r\n ', '');
      expect(RELATIVE.exec(body)?.[0]).toBeUndefined();
    }
    expect(await text(site.many('atom'))).toMatch(/on \w+day \d{1,2} March/);
  });

  it('ends its first sentence before the next', async () => {
    const atom = await text(startFeeds([restored]).many('atom'));
    expect(atom).toMatch(
      /<summary>[^<]*came back on at [^<.]* on \w+day \d{1,2} March\. Homes and businesses: /,
    );
  });
});
