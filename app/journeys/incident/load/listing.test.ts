import { describe, expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { fromLondon } from '~/domain/time/london-time';
import { LiveData } from '~/server/content/schema';
import { visitorOf } from './visitor.server';
import { emptyVisit, type Visit } from '~/server/visit/session.server';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';
import { plainSentence } from '../words/sentence-with-time';
import { sectorListing } from './listing.server';

const now = fromLondon(2026, 11, 20, 14, 40);
const incidents = Array.from({ length: 14 }, (_, n) =>
  exampleIncident({
    reference: `I-${n}`,
    sectors: ['IP1 9'],
    postcodes: ['IP1 9ZA'],
    town: 'Ipswich',
    streets: n === 0 ? ['Mill Lane'] : [],
    receivedAt: now - n * 60_000,
  }),
);
const checked = {
  time: null,
  checked: '2:40pm',
  iso: '',
  checkedIso: '',
  sentence: null,
  first: false,
  live: true,
};

const ROADS = [
  { reference: 'I-0', streetNames: ['Mill Lane', 'Low Road'] },
  { reference: 'I-3', streetNames: ['Back Lane', 'Orchard Row'] },
];

function listing({
  show = 6,
  live = {},
  visit = emptyVisit(),
  count = incidents.length,
  roads = ROADS,
}: {
  show?: number;
  live?: object;
  visit?: Visit;
  count?: number;
  roads?: typeof ROADS;
}) {
  const closeRoads = vi.fn(async () => roads);
  const sources = {
    incidents: { estimateHistory: async () => [], closeRoads },
    content: { live: () => LiveData.parse(live) },
  } as unknown as Parameters<typeof sectorListing>[0];
  const visitor = visitorOf({ incidents: sources.incidents, geography: {} } as never, visit);
  const words = { t: textsOf(incidentWords), blocks: [] };
  const asked = {
    sector: 'IP1 9',
    incidents: incidents.slice(0, count),
    show,
    visitor,
    words,
    checked,
    now,
  };
  return sectorListing(sources, asked).then((page) => ({ page, closeRoads }));
}

describe('the cards of a sector', () => {
  it.each([
    [6, 6, '/power-cut/incident?postcodesector=IP1+9&show=12'],
    [12, 12, '/power-cut/incident?postcodesector=IP1+9&show=18'],
    [18, 14, null],
  ])(
    'six first and six more at a time: show %d is %d [J-107, J-108]',
    async (show, cards, moreHref) => {
      const { page } = await listing({ show });
      expect(page).toMatchObject({ total: 14, moreHref });
      expect(page.cards).toHaveLength(cards);
      expect(plainSentence(page.answer.sentence)).toBe('There are 14 power cuts in IP1 9.');
    },
  );
  it.each([
    ['7 Orchard Row, Ipswich, IP1 9ZA', 'I-3', 'Orchard Row, Ipswich, IP1 9'],
    ['Flat 2, Low Road, Ipswich, IP1 9ZA', 'I-0', 'Low Road, Ipswich, IP1 9'],
    ['7 Yellow Road, Ipswich, IP1 9ZA', null, 'Mill Lane, Ipswich, IP1 9'],
  ])('begin with the street of the visitor: %s', async (fullAddress, reference, place) => {
    const searchedAddress = {
      ...{ postcode: 'IP1 9ZA', mpan: null, houseNo: null, houseName: null, dno: 10 },
      fullAddress,
    };
    const { page } = await listing({ visit: { ...emptyVisit(), searchedAddress } });
    expect(page.cards[0]?.place).toBe(place);
    expect(page.cards.filter((card) => card.isOwnStreet).map((card) => card.reference)).toEqual(
      reference ? [reference] : [],
    );
  });
  it('mark none where all are in the street of the visitor', async () => {
    const searchedAddress = {
      ...{ postcode: 'IP1 9ZA', mpan: null, houseNo: null, houseName: null, dno: 10 },
      fullAddress: '7 Mill Lane, Ipswich, IP1 9ZA',
    };
    const { page } = await listing({
      visit: { ...emptyVisit(), searchedAddress },
      count: 2,
      roads: ['I-0', 'I-1'].map((reference) => ({ reference, streetNames: ['Mill Lane'] })),
    });
    expect(page.cards.map((card) => card.isOwnStreet)).toEqual([false, false]);
  });
  it('name their streets, where the live data do not hide them [J-007]', async () => {
    const shown = await listing({});
    expect(shown.page.cards[0]?.place).toBe('Mill Lane, Ipswich, IP1 9');
    expect(shown.page.answer.where).toBe('Ipswich, IP1 9');
    expect(shown.page.cards[0]?.detail).toContain('Low Road');
    const hidden = await listing({ live: { hideMultiIncidentCloseRoadsFeature: true } });
    expect(hidden.closeRoads).not.toHaveBeenCalled();
    expect(hidden.page.cards[1]?.place).toBe('Ipswich, IP1 9');
  });
});
