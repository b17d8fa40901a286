import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, expectSame, words } from '../support/filled-pages';
import { exampleIncident, exampleStep } from '~/domain/incident/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { situationOf } from '~/domain/incident/situation';
import { DAY, HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { incidentModel, type IncidentContext } from '~/journeys/incident/models/incident-model';
import { searchHref } from '~/journeys/search/search-path';
import { pinHref } from '~/journeys/search/ways-on';
import { IncidentPage } from '~/routes/power-cut.incident/incident-page';
import { createMarks } from '~/server/front/own/holes';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';

const postcode = fc
  .tuple(fc.constantFrom('CB', 'N', 'SW', 'E'), fc.integer({ min: 1, max: 19 }), fc.constantFrom('9ZA', '1AA', '4XQ'))
  .map(([area, district, unit]) => `${area}${district} ${unit}`);

describe('a page with holes', () => {
  const page = ([one = '', two = '']: readonly string[]) =>
    draw(
      <>
        <title>{`Power cut in ${one}`}</title>
        <p title={two} data-both={`${one}, ${two}`}>
          {one} and {two}
        </p>
        <a href={searchHref({ mode: 'power-cut' }, one)}>{two}</a>
        <a href={pinHref(two)}>{one}</a>
      </>,
      { one, list: [two, { one: `${one} ${two}` }] },
    );

  it('is the page itself once it is filled, whatever it is filled with', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, (one, two) => expectSame([one, two], page)),
      { numRuns: 150 },
    );
  });

  it('keeps a query as it was asked, in addresses and in what leads back to it', async () => {
    const page = (search: string) =>
      draw(
        <form action={`/power-cut/search?${search}`}>
          <a href={`/cookies?returnTo=${encodeURIComponent(`/power-cut/search?${search}`)}`}>1</a>
          <a href={searchHref({ mode: 'form', returnTo: `/power-cut/search?${search}` })}>2</a>
        </form>,
        { search },
      );
    const { queries, cut: cutAt } = createMarks(1);
    expect(new URL(`http://a/?${queries[0] ?? ''}`).search).toBe(`?${queries[0] ?? ''}`);
    const template = cutAt(await page(queries[0] ?? ''));
    await fc.assert(
      fc.asyncProperty(words, async (typed) => {
        const search = new URL(`http://a/?value=${typed.replaceAll('#', '')}`).search.slice(1);
        expect(template?.fill([search]).toString()).toBe(await page(search));
      }),
    );
  });

  it('does not take the words of a visitor for a mark', async () => {
    const marks = createMarks(2);
    const template = marks.cut(await page(marks.words));
    const filled = template?.fill([marks.words[1] ?? '', 'two']).toString() ?? '';
    expect(filled).toBe(await page([marks.words[1] ?? '', 'two']));
  });

  it.each([
    ['in capitals', (mark: string) => mark.toUpperCase()],
    ['cut short', (mark: string) => mark.slice(0, 12)],
    ['cut at its end', (mark: string) => mark.slice(0, -6)],
    ['written in a way that is not known', (mark: string) => JSON.stringify(JSON.stringify(mark))],
  ])('is refused where a mark stands %s', (_, change) => {
    const { words: marks, cut } = createMarks(1);
    expect(cut(`<p>${change(marks[0] ?? '')}</p>`)).toBeNull();
  });
});

const now = fromLondon(2026, 11, 20, 14, 40);
const checked = { time: '2:40pm', looked: '2:40pm', iso: '', checkedIso: '', sentence: null, first: false, live: true };
const context: IncidentContext = {
  t: textsOf(incidentWords),
  stormName: null,
  searched: null,
  ownHome: false,
  said: [],
  odds: { one: HOUR, half: 2 * HOUR, eight: 4 * HOUR, nine: 6 * HOUR },
  roads: ['Mill Lane'],
  checked,
  compensation: {
    rules: { hours: 12, largeCustomers: 5000, largeHours: 24, stormHours: 24, plannedNoticeDays: 2 },
    content: { homeAmount: null, businessAmount: null, stormLongHours: 48, claimUrl: '/forms/compensation-claim' },
  },
  cameFromListing: null,
  offersTexts: true,
  stillOff: 0,
};
const cut: Partial<Incident> = {
  sectors: ['CB1 9'],
  postcodes: ['CB1 9ZA'],
  estimateText: '20 Nov 16:00 - 17:30',
  receivedAt: now - HOUR,
  estimatedAt: now + HOUR,
  steps: [exampleStep('Engineers on their way', { active: true, at: now - HOUR })],
};
const VARIANTS: Readonly<Record<string, Partial<Incident>>> = {
  'a power cut': cut,
  'without an estimate': { ...cut, estimateText: null, estimatedAt: null },
  'without a place': { ...cut, sectors: [] },
  overdue: { ...cut, estimatedAt: now - HOUR, estimateText: '20 Nov 13:00' },
  restored: { ...cut, powerCutType: 'restored', restoredAt: now - HOUR },
  planned: { ...cut, powerCutType: 'planned', plannedAt: now - HOUR },
  'planned, to come': { ...cut, powerCutType: 'planned', plannedAt: now + 4 * DAY },
  cancelled: { ...cut, powerCutType: 'planned', plannedAt: now + HOUR, statusId: 8 },
};

describe('the incident page of a visitor', () => {
  it.each(Object.entries(VARIANTS))(
    '%s: drawn with holes and filled it is the page drawn for them',
    async (_, known) => {
      const page = ([code = '', fullAddress = '', mpan = '']: readonly string[]) => {
        const around = { ...context, searched: { postcode: code, fullAddress } };
        const model = incidentModel(situationOf(exampleIncident(known), now, { storm: false }), around);
        const log = { mpan, postcode: code, isMultipin: false, incidentType: 2, incidentReference: model.reference };
        const props = { page: model, log, drawing: null, blocks: [], watched: null, openSafari: false };
        return draw(<IncidentPage {...props} shareUrl={null} checkHref="/power-cut/incident" />, props);
      };
      await fc.assert(
        fc.asyncProperty(postcode, words, fc.stringMatching(/^\d{13}$/), (code, address, mpan) =>
          expectSame([code, address, mpan], page),
        ),
        { numRuns: 20 },
      );
    },
  );
});
