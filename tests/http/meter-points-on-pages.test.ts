import { describe, expect, inject, it } from 'vitest';
import { formClient } from '../support/form-client';

const site = inject('site');
/** The invented meter points; a time in milliseconds has 13 digits as well. */
const METER_POINT = /(?<!\d)[12]\d0000\d{7}(?!\d)/;
const POSTCODES = [
  'CB1 9ZA',
  'CB2 9ZA',
  'IP1 9ZA',
  'NR1 9ZA',
  'NR3 9ZA',
  'SE2 9ZA',
  'BN1 9ZA',
  'BN4 9ZA',
  'CM1 9ZA',
  'SE3 9ZA',
];
const choicesIn = (html: string): string[] =>
  [...html.matchAll(/name="select" value="([^"]+)"/g)].map(([, choice = '']) => choice);

describe('pages that choose tell no meter point [F-583, J-894]', () => {
  it.each(POSTCODES)(
    '%s: the list, as a page and as data, and what a choice leads to [X-39]',
    async (postcode) => {
      const ann = formClient(site);
      const query = new URLSearchParams({ mode: 'mpan', value: postcode }).toString();
      const { status, html } = await ann.see(`/power-cut/search?${query}`);
      expect(status).toBe(200);
      expect(html).not.toMatch(METER_POINT);
      const data = await (await ann.once(`/power-cut/search.data?${query}`)).text();
      expect(data).not.toMatch(METER_POINT);
      const [select = ''] = choicesIn(html);
      expect(select).toMatch(/^[A-Z0-9]+ 9ZA\|[\w-]{16}$/);

      const finder = { mode: 'mpan', returnTo: '/supplier-and-mpan/address?chosen=true', select };
      const chosen = await ann.see('/power-cut/search', finder);
      expect(chosen.path).toBe('/supplier-and-mpan/address');
      expect(chosen.html).toContain(select);
      expect(chosen.html).not.toMatch(METER_POINT);

      const report = {
        mode: 'form',
        returnTo: '/forms/report-a-power-cut/where?_chosen=supplyAddress',
        select,
      };
      await ann.see('/forms/report-a-power-cut/where', { _do: 'find:supplyAddress' });
      const form = await ann.see('/power-cut/search', report);
      expect(form.path).toMatch(/^\/forms\/report-a-power-cut\/(?:known|what-is-off)$/);
      expect(form.html).not.toMatch(METER_POINT);
      const where = await ann.see('/forms/report-a-power-cut/where');
      expect(where.html).toContain(postcode);
      expect(where.html).not.toMatch(METER_POINT);

      await ann.see('/power-cut/search', { mode: 'power-cut', select });
      for (const path of [
        '/power-cut/search',
        '/power-cut/planned-power-cut-search',
        '/power-cut',
        '/',
      ])
        expect((await ann.see(path)).html).not.toMatch(METER_POINT);
    },
  );
});
