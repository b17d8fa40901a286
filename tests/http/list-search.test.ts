import { describe, expect, inject, it } from 'vitest';
import { formClient, wordsIn } from '../support/visitor-client';

const site = inject('site');
const firstSentence = (html: string): string | undefined =>
  /<p class="lead">([^<]*)<\/p>/.exec(html)?.[1];

describe.each(['/power-cut', '/power-cut/list', '/power-cut/cambridge'])(
  'the search of %s',
  (path) => {
    it.each(['ZZ9 9ZZ', 'ZZ99ZZ', 'zz9 9zz'])(
      'says of %s that it is no postcode, and not that there are no power cuts [L-583]',
      async (find) => {
        const query = new URLSearchParams({ find, address: 'true' }).toString();
        const { html } = await formClient(site).see(`${path}?${query}`);
        expect(wordsIn(html)).toContain('Please enter a full, valid postcode');
      },
    );

    it.each(['Ely', 'CB1', 'Nowhere', 'ZZ9 9ZZ'])(
      'speaks for the whole list while it filters by %s',
      async (find) => {
        const visitor = formClient(site);
        const query = new URLSearchParams({ find }).toString();
        const sentences = async () => [
          firstSentence((await visitor.see(path)).html),
          firstSentence((await visitor.see(`${path}?${query}`)).html),
        ];
        expect((await sentences())[0]).toBeDefined();
        // A power cut may begin between the two pages, and a kept page says so some seconds later.
        await expect
          .poll(async () => new Set(await sentences()).size, { timeout: 60_000, interval: 1000 })
          .toBe(1);
      },
    );
  },
);

it('the search of the map takes a postcode to the address search, which says what is wrong with it', async () => {
  const { html } = await formClient(site).see('/power-cut/map?town=ZZ9+9ZZ');
  expect(wordsIn(html)).toContain('Please enter a full, valid postcode');
  const found = await formClient(site).see('/power-cut/map?town=CB1+9ZA');
  expect(found.path).toBe('/power-cut/incident');
});
