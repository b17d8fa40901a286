import { describe, expect, it } from 'vitest';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { LIST_FILTERS } from '~/domain/incident/list/list-page';
import { listQuery, readListQuery } from '~/domain/incident/list/list-query';
import type { Incident } from '~/domain/incident/incident';
import { HOUR } from '~/domain/time/instant';
import { list as listTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import {
  listView,
  prepareRows,
  rowsOf,
  type ListInput,
  type ListView,
  type Row,
} from './list-model';
import { mapModel, SEEN_MAP } from './map-model';
import { rowTextOf } from './rows/row-model';

const now = Date.UTC(2026, 10, 20, 14, 40);
const surroundings = { regions: [], places: [] };
const at = (sector: string, lat: number, lng: number, known: Partial<Incident> = {}) =>
  exampleIncident({
    reference: `INCD-${sector}`,
    sectors: [sector],
    shapes: [{ sector, centre: { lat, lng }, outline: [] }],
    receivedAt: now - HOUR,
    ...known,
  });

const incidents = [
  at('CB1 9', 52.2, 0.13, { town: 'Cambridge', county: 'Cambridgeshire' }),
  at('NR1 9', 52.63, 1.3),
  at('CB2 9', 52.21, 0.11, { powerCutType: 'planned', plannedAt: now - HOUR }),
  at('SE1 9', 51.5, -0.1, { powerCutType: 'restored', restoredAt: now - HOUR }),
  exampleIncident({ reference: 'INCD-NOWHERE' }),
];
const input = (known: Partial<ListInput> = {}): ListInput => ({
  incidents,
  takenAt: now,
  data: null,
  stale: false,
  storm: false,
  dictionary: {},
  places: [{ name: 'Cambridge', outcodes: ['CB1', 'CB2'] }],
  ...known,
});
const everything = { show: LIST_FILTERS, by: 'county', find: '', page: 1 } as const;

describe('the query of the list', () => {
  it.each([
    ['', everything],
    ['?show=planned', { ...everything, show: ['planned'] }],
    [
      '?show=restored&show=unplanned&page=3',
      { ...everything, show: ['unplanned', 'restored'], page: 3 },
    ],
    ['?show=bogus&by=bogus', everything],
    [
      '?by=homes&find=%20%20Great%20%20Yarmouth',
      { ...everything, by: 'homes', find: 'Great Yarmouth' },
    ],
  ])('%s', (query, expected) =>
    expect(readListQuery(new URLSearchParams(query))).toEqual(expected),
  );
  it('is written as it is read', () => {
    expect(listQuery(everything)).toBe('');
    expect(listQuery({ show: ['planned'], by: 'new', find: 'Ely', page: 2 })).toBe(
      '?show=planned&by=new&find=Ely&page=2',
    );
  });
});

describe('the texts of a row', () => {
  const restored = at('PE1 1', 52.57, -0.24, { estimatedAt: now + HOUR });
  const backAt = (more: Partial<Parameters<typeof rowTextOf>[1]>, incident = restored) =>
    rowTextOf(incident, { storm: false, dictionary: {}, now, ...more }).back;

  it('stay the same object within a minute, and follow the clock, the words and the incident', () => {
    const dictionary = {};
    const context = { storm: false, dictionary, now };
    const text = rowTextOf(restored, context);
    expect(rowTextOf(restored, { ...context, now: now + 59_000 })).toBe(text);
    expect(backAt({ now: now + 2 * HOUR })).not.toBe(text.back);
    expect(backAt({ dictionary: { rowBy: 'Erbyn {time}' } })).toMatch(/^Erbyn /);
    expect(backAt({}, { ...restored, estimatedAt: now + 3 * HOUR })).not.toBe(text.back);
  });

  it('are prepared for the rows of the page and no others', async () => {
    const prepared: string[] = [];
    const inTurns = async (rows: readonly Row[], work: (row: Row) => void) => {
      for (const row of rows) {
        work(row);
        prepared.push(row.incident.reference);
      }
    };
    await prepareRows(input(), { ...everything, show: ['planned'] }, now, null, inTurns);
    expect(prepared).toEqual(['INCD-CB2 9']);
  });
});

it('names the place in the heading by the template of the content system [J-026]', () => {
  const heading = (dictionary: Record<string, string> = {}) =>
    textsOf(listTexts, dictionary)('powerCutHeader', { place: 'Norwich' });
  expect(heading()).toBe('Power cuts in Norwich');
  expect(heading({ powerCutHeader: 'Off in [place]?' })).toBe('Off in Norwich?');
});

describe('the list', () => {
  const namesOf = ({ rows }: ListView) =>
    rows.flatMap(({ name, towns }) => [
      name,
      ...towns.flatMap((town) => town.rows.map(({ areas }) => areas.replace('\u00a0', ' '))),
    ]);
  it('stands by county, what has no county last', () =>
    expect(namesOf(listView(input(), everything, now))).toEqual([
      'Cambridgeshire',
      'CB1 9',
      'Elsewhere',
      'NR1 9',
      'CB2 9',
      'SE1 9',
      'this area',
    ]));
  it('counts what it shows, and what each filter would show', () =>
    expect(listView(input(), { ...everything, show: ['restored'] }, now)).toMatchObject({
      head: { counts: { restored: 1 } },
      total: 1,
      counts: { unplanned: 3, planned: 1, restored: 1 },
    }));
  it.each([NaN, -3, 99])('clamps page %s', (page) =>
    expect(listView(input(), { ...everything, page }, now).page).toBe(1),
  );
  it('keeps to a place', () =>
    expect(listView(input(), everything, now, ['CB1', 'CB2'])).toMatchObject({
      total: 2,
      head: { counts: { unplanned: 1, planned: 1 } },
    }));
  it('finds a town', () => {
    const view = listView(input(), { ...everything, find: 'cambr', by: 'new' }, now);
    expect(view).toMatchObject({ total: 1, all: 5, counts: { unplanned: 1, planned: 0 } });
    expect(view.head.counts).toMatchObject({ unplanned: 3, planned: 1 });
    expect(namesOf(view)).toEqual([null, 'CB1 9']);
  });
  it('has at most twelve pages in a storm, with the subtotals of all of them', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      at(`CB1 ${index % 10}`, 52, 0, {
        reference: `INCD-${index}`,
        town: 'Ely',
        county: 'Kent',
        customersAffected: 2,
      }),
    );
    const last = listView(input({ incidents: many }), { ...everything, page: 12 }, now);
    expect(last).toMatchObject({ pages: 12, from: 2751, to: 3000 });
    expect(last.rows[0]).toMatchObject({
      subtotal: { cuts: 3000, homes: 6000 },
      towns: [{ head: { name: 'Ely' } }],
    });
  });
  it('orders by estimates as storm mode has them, from the moment that it is switched', () => {
    const incidents = [
      at('CB1 9', 52.2, 0.13, { estimateText: '20 Nov 18:00', stormEstimateText: '20 Nov 21:00' }),
    ];
    const [usual, storm] = [false, true].map(
      (storm) => rowsOf({ incidents, storm }, now)[0]?.backAt,
    );
    expect([usual, storm]).toEqual([18, 21].map((hour) => Date.UTC(2026, 10, 20, hour)));
  });
  it('tells rows of one name apart by their times and never by a reference', () => {
    const times = [now - HOUR, now - 2 * HOUR, now - 2 * HOUR];
    const thrice = times.map((receivedAt, index) =>
      at('IP1 9', 52, 1, { reference: `INCD-${index}`, town: 'Ipswich', receivedAt }),
    );
    const [county] = listView(input({ incidents: thrice }), everything, now).rows;
    expect(county?.towns[0]?.rows.map(({ apart }) => apart).toSorted()).toEqual([
      'since 12:40pm, number 1',
      'since 12:40pm, number 2',
      'since 1:40pm',
    ]);
  });
  it('carries the time of a stale picture', () =>
    expect(listView(input({ stale: true, takenAt: now - HOUR }), everything, now)).toMatchObject({
      head: {
        age: {
          live: false,
          first: false,
          sentence: 'We cannot get new information right now. This is from 1:40pm.',
        },
      },
    }));
});

describe('the map', () => {
  const onMap = { show: LIST_FILTERS, page: 1, open: null };
  const referencesOf = ({ rows }: Pick<ListView, 'rows'>) =>
    rows.flatMap(({ towns }) =>
      towns.flatMap((town) => town.rows.map(({ reference }) => reference)),
    );
  it('has everything beside the whole area, and says the same as the list', async () => {
    const map = await mapModel(input(), onMap, null, surroundings, now);
    expect(referencesOf(map)).toEqual(referencesOf(listView(input(), everything, now)));
    expect(map.counts).toEqual(listView(input(), everything, now).counts);
  });
  it('has only what a closer look shows, with a mark for each', async () => {
    const view = { centre: { lat: 52.2, lng: 0.12 }, zoom: 13, ...SEEN_MAP };
    const map = await mapModel(input(), onMap, view, surroundings, now);
    expect(referencesOf(map)).toEqual(['INCD-CB1 9', 'INCD-CB2 9']);
    expect(map.stage.wide.marks.map(({ kind }) => kind)).toEqual(['one', 'one']);
  });
  it('rings count each kind', async () => {
    const { stage } = await mapModel(input(), onMap, null, surroundings, now);
    const { marks } = stage.phone;
    expect(marks.find(({ kind }) => kind === 'ring')).toMatchObject({
      cuts: 1,
      planned: 1,
      restored: 0,
    });
  });
  it('opens the card of a mark', async () => {
    const opened = async (open: string) =>
      (await mapModel(input(), { ...onMap, open }, null, surroundings, now)).open;
    expect((await opened('INCD-CB1 9'))?.reference).toBe('INCD-CB1 9');
    expect(await opened('nonsense')).toBeNull();
  });
});
