import { describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { wordsOf } from '../support/journeys';

const site = inject('site');

describe.each([{ js: true }, { js: false }])(
  'what an answer leads to, JavaScript $js',
  ({ js }) => {
    it('searches where nobody said which power cut', () =>
      withPage({ js }, async (page) => {
        await page.goto(`${site}/power-cut/incident`);
        expect(new URL(page.url()).pathname).toBe('/power-cut/search');
        expect(await wordsOf(page)).not.toContain('No incident reported');
        expect(await page.getByRole('main').getByRole('search').count()).toBe(1);
      }));

    it('leads from power that is back to what knows which power cut it was', () =>
      withPage({ js }, async (page) => {
        await page.goto(`${site}/power-cut/incident?postcode=SE1+9ZA`);
        if (js) await hydrated(page);
        const reference = new URL(page.url()).searchParams.get('incidentid') ?? '';
        const link = page.getByRole('link', { name: 'Still off? Tell us' });
        expect(await link.getAttribute('href')).toContain(`incidentid=${reference}`);
        await link.click();
        await page.waitForURL(/\/power-cut\/still-off\?/);
        expect(page.url()).toContain(`incidentid=${reference}`);
      }));

    it('opens the map where the power cut is', () =>
      withPage({ js }, async (page) => {
        await page.goto(`${site}/power-cut/incident?postcode=CB1+9ZA`);
        if (js) await hydrated(page);
        await page.getByRole('link', { name: 'See it on the power cut map' }).click();
        await page.waitForURL(/\/power-cut\/map\?z=\d+&lat=52\.\d+&lng=0\.\d+/);
      }));
  },
);
