import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPage } from '../support/browser';
import { chipOf, goToPostcode, wordsOf } from '../support/journeys';
import { ownOperator, type OwnOperator } from '../support/own-operator';
import { ownSite } from '../support/own-site';
import { searchPlanned, whereIs } from '../support/planned-journey';
import { fillReport, press } from '../support/report-form';
import type { Site } from '../support/server';

/** A site against the demonstration's operator in a process of its own: every journey goes over the wire. */
let operator: OwnOperator;
let site: Site;
beforeAll(async () => {
  operator = await ownOperator();
  site = await ownSite({ OPERATOR_URL: operator.url });
});
afterAll(() => operator.stop());

const visitor = { js: false, width: 360, height: 640, expects: [/status of (404|422|429|503)/] };

describe('a site that asks an operator in another process', () => {
  it.each([
    ['CB1 9ZA', 'Power cut', /\b43\b/],
    ['NR5 9ZA', 'Planned work cancelled', /cancelled/],
    ['SE3 9ZA', 'We’re aware', /looking into it/],
    ['IP1 9ZA', 'Several power cuts', /There are 3 power cuts/],
  ])('shows what is known at %s', (postcode, chip, says) =>
    withPage(visitor, async (page) => {
      await goToPostcode(page, site.url, postcode, { js: false });
      expect(await chipOf(page)).toBe(chip);
      expect(await wordsOf(page)).toMatch(says);
    }),
  );

  it.each([
    ['NR2 9ZA', /^\/future-planned-power-cut$/],
    ['NR3 9ZA', /^\/power-cut\/offers-page$/],
  ])('leads planned work at %s on', (postcode, to) =>
    withPage(visitor, async (page) => {
      await searchPlanned(page, site.url, postcode, 1, false);
      expect(whereIs(page)).toMatch(to);
    }),
  );

  it(
    'delivers a report, and shows the reference that the operator gives',
    { timeout: 120_000 },
    () =>
      withPage(visitor, async (page) => {
        await fillReport(page, site.url, false);
        await press(page, /Submit|Send/, false);
        expect(await wordsOf(page)).toMatch(/C-\d{10}/);
      }),
  );

  it('ends when it is asked to', { timeout: 60_000 }, async () => {
    const other = await ownOperator();
    expect((await fetch(`${other.url}/api/power-cut/check-rld?postcode=TN1%209ZA`)).status).toBe(
      200,
    );
    expect(await other.stop()).toBe(0);
  });
});
