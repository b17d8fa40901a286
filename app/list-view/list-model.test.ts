import { describe, expect, it } from 'vitest';
import { exampleIncident } from '~/domain/incident/example-incident';
import { LIST_FILTERS } from '~/domain/incident/list-page';
import { listQuery, readListQuery } from '~/domain/incident/list-query';
import type { Incident } from '~/domain/incident/incident';
import { HOUR } from '~/domain/instant';
import { listView, type ListInput } from './list-model';
import { CLOSE_MAP, mapModel } from './map-model';

const now = Date.UTC(2026, 10, 20, 14, 40);
const around = { regions: [], places: [], overview: { land: [], graticule: '', meridian: 168 } };
const at = (sector: string, lat: number, lng: number, known: Partial<Incident> = {}) =>
  exampleIncident({
    reference: `INCD-${sector}`,
    sectors: [sector],
    shapes: [{ sector, centre: { lat, lng }, outline: [] }],
    receivedAt: now - HOUR,
    ...known,
  });

const incidents = [
  at('CB1 9', 52.2, 0.13),
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
const everything = { show: LIST_FILTERS, page: 1 };

describe('the query of the list', () => {
  it.each([
    ['', LIST_FILTERS, 1],
    ['?show=planned', ['planned'], 1],
    ['?show=restored&show=unplanned&page=3', ['unplanned', 'restored'], 3],
    ['?show=bogus', LIST_FILTERS, 1],
  ])('%s', (query, show, page) => expect(readListQuery(new URLSearchParams(query))).toEqual({ show, page }));
  it('is written as it is read', () => {
    expect(listQuery(LIST_FILTERS)).toBe('');
    expect(listQuery(['planned'], 2)).toBe('?show=planned&page=2');
  });
});

describe('the list', () => {
  it('numbers cards and marks alike', () => {
    const { cards, drawing, total } = listView(input(), everything, around, now);
    expect(total).toBe(5);
    expect(cards[0]).toMatchObject({ place: 'Cambridge, CB1 9', status: 'cut' });
    expect(drawing.marks.map((mark) => mark.text).sort()).toEqual(['2', '4', '×2']);
  });
  it('counts what there is, whatever is shown', () =>
    expect(listView(input(), { show: ['restored'], page: 1 }, around, now)).toMatchObject({
      cuts: 3,
      planned: 1,
      total: 1,
    }));
  it.each([NaN, -3, 99])('clamps page %s', (page) =>
    expect(listView(input(), { ...everything, page }, around, now).page).toBe(1),
  );
  it('keeps to a place', () => {
    const place = { outcodes: ['CB1', 'CB2'], view: { centre: { lat: 52.205, lng: 0.122 }, zoom: 11, ...CLOSE_MAP } };
    expect(listView(input(), everything, around, now, place)).toMatchObject({ total: 2, cuts: 1, planned: 1 });
  });
  it('pages a storm', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      at(`CB1 ${index % 10}`, 52 + (index % 90) / 100, (index % 70) / 60, { reference: `INCD-${index}` }),
    );
    const last = listView(input({ incidents: many }), { ...everything, page: 75 }, around, now);
    expect(last).toMatchObject({ pages: 75, from: 2961 });
    expect(last.cards).toHaveLength(40);
  });
  it('carries the time of a stale picture', () =>
    expect(listView(input({ stale: true, takenAt: now - HOUR }), everything, around, now)).toMatchObject({
      age: {
        live: false,
        first: false,
        sentence: 'We cannot get new information right now. This is what we knew at 1:40pm.',
      },
    }));
});

describe('the map', () => {
  it('lists everything beside the whole area', () => {
    const map = mapModel(input(), everything, null, around, now);
    expect(map.cards).toHaveLength(5);
    expect(map.drawing).toMatchObject({ width: 420, height: 540 });
  });
  it('lists only what a closer look shows, numbered from one', () => {
    const map = mapModel(
      input(),
      everything,
      { centre: { lat: 52.2, lng: 0.12 }, zoom: 13, ...CLOSE_MAP },
      around,
      now,
    );
    expect(map.cards.map((card) => card.reference)).toEqual(['INCD-CB1 9', 'INCD-CB2 9']);
    expect(map.drawing.marks.map((mark) => mark.text)).toEqual(['1', '2']);
  });
  it('opens an incident, and looks closer at several', () => {
    const { marks } = mapModel(input(), everything, null, around, now).drawing;
    expect(marks.find((mark) => mark.text === '2')?.href).toContain('/power-cut/incident?incidentid=INCD-NR1');
    expect(marks.find((mark) => mark.text === '×2')?.near?.lat).toBeCloseTo(52.2, 1);
  });
});
