import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { bareFrame, FrameProvider, type FrameLive } from '~/cms/frame-data';
import { exampleIncident, exampleStep } from '../fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { situationOf } from '~/domain/incident/situation';
import { drawIncident } from '~/domain/map/draw-incident';
import { DAY, HOUR } from '~/domain/time/instant';
import { cardOf } from '~/journeys/incident/models/card-model';
import { incidentModel, type IncidentContext } from '~/journeys/incident/models/incident-model';
import type { ListingModel } from '~/journeys/incident/models/listing-model';
import { nothingModel, type NothingContext } from '~/journeys/incident/models/nothing-model';
import { IncidentPage } from '~/routes/power-cut.incident/incident-page';
import { type IncidentPageProps } from '~/routes/power-cut.incident/page-props';
import { exampleContext, exampleCut as cut, now } from '../support/incident-context';

const { t, checked } = exampleContext;
const planned: Partial<Incident> = { ...cut, powerCutType: 'planned', plannedAt: now + 4 * DAY };
const modelOf = (overrides: Partial<Incident>, around: Partial<IncidentContext> = {}) =>
  incidentModel(situationOf(exampleIncident(overrides), now, { storm: false }), {
    ...exampleContext,
    ...around,
  });
const drawing = drawIncident([{ sector: 'CB1 9', centre: { lat: 52.2, lng: 0.14 }, outline: [] }], {
  regions: [],
  places: [],
});

async function htmlOf(
  page: IncidentPageProps['page'],
  more: Partial<IncidentPageProps> = {},
  live: Partial<FrameLive> = {},
): Promise<string> {
  const element = (
    <FrameProvider data={{ ...bareFrame, live: { ...bareFrame.live, ...live } }}>
      <IncidentPage
        page={page}
        drawing={drawing}
        blocks={[]}
        log={null}
        visitor={{
          postcode: 'CB1 9ZA',
          fullAddress: '4 Lantern Street, Cambridge, CB1 9ZA',
          mpan: null,
        }}
        refreshTarget={null}
        openSafari={false}
        shareUrl="https://site.test/power-cut/incident?incidentid=INCD-1-A"
        checkHref="/power-cut/incident?incidentid=INCD-1-A"
        {...more}
      />
    </FrameProvider>
  );
  const handler = createStaticHandler([{ path: '*', element }]);
  const found = await handler.query(new Request('http://site.test/power-cut/incident'));
  if (found instanceof Response) throw new Error('a redirect');
  const router = createStaticRouter(handler.dataRoutes, found);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={found} hydrate={false} />,
  );
}
/** A fact of the answer by its name. */
const fact = (html: string, name: string) =>
  new RegExp(`<dt>${name}</dt> <dd>([^<]*)</dd>`).exec(html)?.[1];

describe('the page of one incident', () => {
  it('address lookup, title, reference, reported time, share and calendar stand in its header [J-048 to J-053]', async () => {
    const html = await htmlOf(modelOf(cut));
    const header = html.slice(0, html.indexOf('<section aria-labelledby="steps"'));
    expect(header).toMatch(/<a href="\/power-cut\/search\?[^"]*value=CB1\+9ZA[^"]*">Change/);
    expect(header).toMatch(/<h1 id="answer">Your power is off and should be back between/);
    expect([fact(header, 'Reference'), fact(header, 'Reported')]).toEqual(['INCD-1-A', '1:40pm']);
    expect(header).toMatch(/<details class="share">.*Share.*wa\.me.*<\/details>/s);
    expect(header).toMatch(
      /href="\/power-cut\/incident\.ics\?incidentid=INCD-1-A"[^>]*>.*?Add to calendar/s,
    );
  });
  it('says "Open Safari" where the calendar sent the browser back for it [J-054]', async () => {
    expect(await htmlOf(modelOf(cut), { openSafari: true })).toMatch(
      /role="status"><p><b>Open Safari<\/b>/,
    );
    expect(await htmlOf(modelOf(cut))).not.toContain('Open Safari');
  });
  it('map, tracker, roads, text updates and reporting follow [J-055 to J-059, J-061]', async () => {
    const html = await htmlOf(modelOf(cut));
    expect(html).toMatch(/<figure class="map"><svg[^>]*role="img" aria-label="[^"]*CB1 9/);
    expect(html.match(/<ol class="steps">.*?<\/ol>/s)?.[0].match(/<h3>/g)).toHaveLength(4);
    expect(html).toMatch(/Streets affected<\/h2><p>Mill Lane and High Street</);
    expect(html).toMatch(
      /<form action="\/power-cut\/text-updates\/incident\?incidentid=INCD-1-A" method="post"/,
    );
    expect(html).toMatch(/href="\/report-a-power-cut"[^>]*>.*?Report a power cut/s);
    expect(await htmlOf(modelOf(cut), {}, { disableReportAPowerCutButtons: true })).not.toContain(
      'Report a power cut',
    );
  });
  it.each<[string, Partial<Incident>, RegExp]>([
    ['a power cut', cut, />Text me</],
    [
      'power that is back',
      { ...cut, powerCutType: 'restored', restoredAt: now - HOUR },
      /Still off\? Tell us/,
    ],
    ['planned work to come', planned, /\/future-planned-power-cut/],
  ])('one button leads: %s', async (_, overrides, leading) => {
    const primary =
      (await htmlOf(modelOf(overrides))).match(
        /<(a|button) (?:[^>]* )?class="btn"[^>]*>.*?<\/\1>/gs,
      ) ?? [];
    expect(primary).toHaveLength(1);
    expect(primary[0]).toMatch(leading);
  });
  it('says that roads are not available [J-804]', async () =>
    expect(await htmlOf(modelOf(cut, { roads: null }))).toContain('Road data unavailable'));
  it('planned work to come leads to its form and so to the offers [J-060, J-065]', async () => {
    const html = await htmlOf(modelOf(planned));
    expect(html).toContain('href="/future-planned-power-cut?incidentid=INCD-1-A"');
    expect(html).toMatch(/will be off for planned work.*in 4 days/s);
    expect(await htmlOf(modelOf(cut))).not.toContain('/future-planned-power-cut');
  });
});

describe('several incidents', () => {
  const cards = ['A', 'B'].map((reference) => ({
    ...cardOf(situationOf(exampleIncident({ ...cut, reference }), now, { storm: false })),
    cause: { text: `Cause ${reference}`, operators: true },
    isOwnStreet: reference === 'A',
  }));
  const listing: ListingModel = {
    kind: 'listing',
    sector: 'CB1 9',
    title: 'Power cuts in CB1 9',
    answer: { ...modelOf(cut).answer, status: 'multiple' },
    cards,
    total: 9,
    moreHref: '/power-cut/incident?postcodesector=CB1+9&show=12',
  };
  it('are a list, the own street marked, with Load more [J-056, J-062 to J-064]', async () => {
    const html = await htmlOf(listing);
    expect(
      html.match(/<ul class="inc-list cuts">.*?<\/ul>/s)?.[0].match(/<li class="card inc"/g),
    ).toHaveLength(2);
    expect(html).toMatch(
      /href="\/power-cut\/incident\?postcodesector=CB1\+9&amp;show=12"[^>]*>Load more</,
    );
    expect(html).toContain('2 of 9');
    expect(html.match(/Your street/g)).toHaveLength(1);
    const whole = await htmlOf({ ...listing, moreHref: null, total: 2 });
    expect(whole).not.toContain('Load more');
    expect(whole).not.toContain('2 of 2');
  });
  it('ask which is yours, with what tells them apart: why, and where on a small map', async () => {
    const html = await htmlOf(listing, { maps: { A: drawing! } });
    expect(html).toContain('>Power cuts and planned work here</h2>');
    const [first = '', second = ''] = html.match(/<li class="card inc".*?<\/li>/gs) ?? [];
    expect(first).toMatch(/CB1 9<span class="hide">, A<\/span>/);
    expect(first).toMatch(/Cause A.*<svg[^>]*role="img" aria-label="Map: CB1 9"/s);
    expect(second).toContain('Cause B');
    expect(second).not.toContain('role="img"');
  });
});

describe('what comes next', () => {
  const restored: Partial<Incident> = { ...cut, powerCutType: 'restored', restoredAt: now - HOUR };
  const order = (html: string, ...marks: string[]) => {
    const places = marks.map((mark) => html.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  };
  it('stands in the order of need: answer, actions, health, facts, steps, until it is back', async () => {
    const html = await htmlOf(modelOf(cut));
    order(
      html,
      '<h1',
      'Text me',
      'Add to calendar',
      'Get notifications',
      'Rely on power for your health?',
      'Homes and businesses off',
      'id="steps"',
      'id="until"',
    );
    expect(html).toMatch(
      /Rely on power for your health\? <a class="tel" href="tel:105">Call 105<\/a>/,
    );
    expect(html).not.toContain('Still off? Tell us');
  });
  it('is "Still off?" first once power is back, with a report that carries the reference', async () => {
    const html = await htmlOf(modelOf(restored));
    order(html, '<h1', 'Power came back on at', 'Still off? Tell us', 'Share', 'id="steps"');
    expect(html).not.toContain('everyone');
    expect(html).toMatch(
      /href="\/power-cut\/still-off\?incidentid=INCD-1-A"[^>]*>.*?Still off\? Tell us/s,
    );
    expect(html).not.toContain('While your power is off');
    expect(html).not.toContain('Rely on power');
    const off = await htmlOf(modelOf(restored), {}, { disableReportAPowerCutButtons: true });
    expect(off).not.toContain('Still off? Tell us');
    expect(off).toMatch(/ask-still.*href="tel:105"/s);
  });
  it('counts the homes that are still off from three on, on every page that says that power is back', async () => {
    const WORDS = 'homes near you told us they are still off.';
    const done: Partial<Incident>[] = [
      restored,
      { ...restored, type: 1 },
      { ...restored, plannedAt: now - 2 * HOUR },
      { ...cut, powerCutType: 'planned', plannedAt: now - 2 * HOUR, statusId: 5 },
    ];
    for (const overrides of done)
      for (const isVisitors of [true, false]) {
        expect(await htmlOf(modelOf(overrides, { stillOff: 3, isVisitors }))).toMatch(
          /ask-still.*<b>3 homes near you told us/s,
        );
        expect(await htmlOf(modelOf(overrides, { stillOff: 2, isVisitors }))).not.toContain(WORDS);
      }
    for (const overrides of [cut, planned, { ...planned, statusId: 8 }])
      expect(await htmlOf(modelOf(overrides, { stillOff: 30 }))).not.toContain(WORDS);
  });
  it('is what happens instead of work that was cancelled', async () => {
    const html = await htmlOf(modelOf({ ...planned, statusId: 8 }));
    expect(html).toMatch(/What happens next.*Your power will stay on.*at least 2 days beforehand/s);
    expect(html).toContain('href="/power-cut/planned-power-cuts"');
    expect(html).not.toContain('Rely on power');
  });
  it('is getting ready, not waiting, before planned work', async () => {
    const html = await htmlOf(modelOf(planned));
    expect(html).toContain('Rely on power for your health?');
    expect(html).not.toContain('While your power is off');
  });
  it('is the map at this place', async () =>
    expect(
      await htmlOf(modelOf(cut), { mapHref: '/power-cut/map?z=12&lat=52.2&lng=0.14' }),
    ).toMatch(
      /href="\/power-cut\/map\?z=12&amp;lat=52\.2&amp;lng=0\.14"[^>]*>.*?See it on the power cut map/s,
    ));
});

describe('nothing known', () => {
  const nothing = (known: Partial<NothingContext>) =>
    nothingModel({
      t,
      now,
      aware: false,
      postcode: 'CB2 9ZA',
      fullAddress: null,
      atPin: false,
      meter: null,
      homesOff: 0,
      checked,
      ...known,
    });
  const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
  const fullAddress = '2 Saddler Street, Cambridge, CB2 9ZA';

  it('is a panel that says so [J-084]', async () => {
    const html = await htmlOf(nothing({}));
    expect(html).toContain('No incident reported');
    expect(plain(html)).toContain(
      'There are no reported power cuts at CB2 9ZA. Is your power off? Report it and we’ll check.',
    );
    expect(html).toMatch(/href="\/power-cut\/map".*href="\/power-cut\/map"/s);
  });
  it('speaks of the address, on the page, in the title and on the map', async () => {
    const page = nothing({ fullAddress });
    const html = await htmlOf(page);
    expect(plain(html)).toContain('There are no reported power cuts at 2 Saddler Street.');
    expect(page.title).toBe('No power cut reported at your address');
    expect(html).toContain('aria-label="Map of the area around 2 Saddler Street."');
    expect(html).toContain('<p>No power cuts reported at 2 Saddler Street.</p>');
  });
  it('is not said of a postcode where one home is off', async () => {
    const page = nothing({ homesOff: 1 });
    const html = plain(await htmlOf(page));
    expect(html).toContain('One home in CB2 9ZA has a power cut. We don’t know of any others.');
    expect(html).not.toMatch(/[Nn]o (?:reported )?power cuts|No incident reported/);
    expect(page.title).toBe('Power cut at one home in CB2 9ZA');
  });
  it('is not said where the smart meter is off supply: that is the answer, with Report', async () => {
    const page = nothing({ fullAddress, meter: 'off' });
    const html = await htmlOf(page);
    expect(html).toMatch(/data-s="cut".*<span[^>]*>.*Meter off supply/s);
    expect(plain(html)).toContain('Your smart meter shows no power at your home.');
    expect(html).toMatch(
      /href="\/report-a-power-cut"[^>]*class="btn"|class="btn"[^>]*href="\/report-a-power-cut"/,
    );
    expect(plain(html)).not.toMatch(/No incident reported|Is your power off|No power cuts/);
    expect(plain(await htmlOf(nothing({ fullAddress, meter: 'off', aware: true })))).toContain(
      'People near you have told us that their power is off too.',
    );
    expect(plain(await htmlOf(nothing({ fullAddress, meter: 'on' })))).toContain(
      'Your smart meter shows that power is reaching your home.',
    );
  });
});

describe('the line under the time', () => {
  it('is directly under it, and its changes are in the history', async () => {
    const odds = [1, 2].map((hours) => ({
      at: now - hours * HOUR,
      odds: { one: HOUR, half: 2 * HOUR, eight: 6 * HOUR, nine: 8 * HOUR },
    }));
    const said = [
      { reportedAt: now - 3 * HOUR, estimateText: '20 Nov 16:00 - 17:30', estimatedAt: null },
    ];
    const html = await htmlOf(modelOf(cut, { odds, said }));
    expect(html).toMatch(
      /<\/h1><p class="lead">It could be later: faults like this often take until 8pm\. <a/,
    );
    expect(html).toMatch(/Changes to the estimate.*at most once an hour.*until 8pm.*until 7pm/s);
  });
});

it('once power is back, what was said before is not the latest update', async () => {
  const steps = [
    exampleStep('Investigating & fixing', {
      active: true,
      at: now - 2 * HOUR,
      message: '<p>Work is going on.</p>',
    }),
  ];
  const html = await htmlOf(
    modelOf({ ...cut, powerCutType: 'restored', restoredAt: now - HOUR, steps }),
  );
  expect(html).not.toContain('<div class="quote">');
});
