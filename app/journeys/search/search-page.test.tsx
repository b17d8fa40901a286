import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Distributor } from '~/domain/address';
import { readPinRequest } from '~/domain/map/pin-request';
import { DialogBody } from './search-dialog';
import { searchTexts } from '~/words/search';
import type { SearchResult, AddressResult } from './search-results';
import type { LookupResult } from './lookup';
import { SearchPage, type SearchPageProps } from './search-page';
import { pinHref } from './other-options';

const address = (n: number): AddressResult => ({
  choice: `CM1 9ZA|${n}`,
  title: `${n} Sail Loft Lane`,
  place: 'Chelmsford, CM1 9ZA',
  isExport: false,
});
const flats: SearchResult = {
  title: 'Sailmaker House',
  place: 'Chelmsford, CM1 9ZA',
  addresses: Array.from({ length: 24 }, (_, n) => address(n)),
};
const start: SearchPageProps = {
  purpose: { mode: 'homepage' },
  value: '',
  shown: { kind: 'start' },
  error: null,
  gone: false,
  recents: [],
  other: null,
  rotaLoad: null,
};
const html = (known: Partial<SearchPageProps> = {}) =>
  renderToStaticMarkup(<SearchPage {...start} {...known} />).replaceAll('&#x27;', "'");
const results = (...found: SearchResult[]) =>
  html({ value: 'CM1 9ZA', shown: { kind: 'results', value: 'CM1 9ZA', found } });

describe('the search page at its start [L-037]', () => {
  it('is a GET form with the specified label', () => {
    expect(html()).toContain('method="get"');
    expect(html()).toContain('Search by address or postcode');
    expect(html()).toMatch(/<input [^>]*name="value"/);
    expect(html()).toMatch(/<button class="btn"><svg .*?<\/svg>Search<\/button>/);
  });
  it('goes back to where the search was opened [L-048]', () => {
    expect(html()).toContain('href="/"');
    expect(html({ purpose: { mode: 'header' } })).toContain('href="/power-cut"');
    expect(html({ purpose: { mode: 'form', returnTo: '/a-form' } })).toContain('href="/a-form"');
  });
  it('goes back to the form that asks, from its results as well [L-047, L-590]', () => {
    const purpose = { mode: 'form', returnTo: '/a-form' } as const;
    const shown = html({
      purpose,
      value: 'CM1 9ZA',
      shown: { kind: 'results', value: 'CM1 9ZA', found: [flats] },
    });
    expect(shown).toContain('aria-label="Back"><a href="/a-form"');
  });
  it('shows recent searches, each to choose or to forget', () => {
    const shown = html({ recents: [address(1), address(2)] });
    expect(shown).toContain('Your recent searches');
    expect(shown.match(/name="select"/g)).toHaveLength(2);
    expect(shown).toContain('aria-label="Forget 1 Sail Loft Lane"');
    expect(shown).toContain('name="forget-all"');
  });
});

describe('results [J-038, J-792, J-793]', () => {
  it('announces how many, in the specified words [L-051]', () =>
    expect(results(address(1), address(2), flats)).toContain(
      'Found 3 results. Press Tab to navigate the options. Navigate below the list if you cannot find your address.',
    ));
  it('speaks properly of one', () =>
    expect(results(address(1))).toContain('Found 1 result. Press Tab'));
  it('posts the choice and keeps it out of addresses', () => {
    expect(results(address(1))).toContain('method="post"');
    expect(results(address(1))).toContain('name="select" value="CM1 9ZA|1"');
    expect(results(address(1))).not.toMatch(/href="[^"]*CM1(%20|\+) ?9ZA%7C/);
  });
  it('folds 24 flats into one line with a count and a chevron [L-044]', () => {
    const shown = results(address(99), flats);
    expect(shown).toContain('24 addresses');
    expect(shown).toMatch(/<details><summary>(?:(?!<\/summary>).)*<svg class="i turn"/);
    expect(shown.match(/name="select"/g)).toHaveLength(25);
    expect(shown.match(/<form/g)).toHaveLength(2);
  });
  it('opens a group that is all there is', () =>
    expect(results(flats)).toContain('<details open=""'));
  it('offers the map below the list [L-041, L-587, L-682]', () => {
    expect(results(address(1))).toContain('Navigate below to drop a pin on our map.');
    expect(results(address(1))).toContain('href="/power-cut/pin?value=CM1%209ZA"');
    // The pin page looks for what the link carries.
    const typed = '4 Lantern Street & Co';
    expect(readPinRequest(new URL(pinHref(typed), 'https://site.test').searchParams).move).toEqual({
      kind: 'search',
      text: typed,
    });
  });
  it.each([['addresses', address(1)] as const, ['groups', flats] as const])(
    'leads back to the start from %s',
    (_, one) => expect(results(one)).toContain('href="/power-cut/search?mode=homepage"'),
  );
});

describe('the dialog below its field [L-040, L-104]', () => {
  const body = (shown: LookupResult, kind: 'idle' | 'sending' = 'idle') =>
    renderToStaticMarkup(
      <DialogBody
        purpose={{ mode: 'homepage' }}
        shown={shown}
        choiceState={{ kind }}
        send={() => undefined}
        onLeave={() => undefined}
      />,
    );
  const value = 'CM1 9ZA';
  it('says that it searches, and that a choice is under way [J-453]', () => {
    for (const shown of [
      body({ kind: 'loading', value }),
      body({ kind: 'results', value, found: [] }, 'sending'),
    ])
      expect(shown).toBe('<p class="loading">Looking for your address…</p>');
  });
  it('has the list, the groups and the panel of the page [L-042, L-043, L-045, L-085, L-586]', () => {
    const found = body({ kind: 'results', value, found: [address(99), flats] });
    expect(found.match(/name="select"/g)).toHaveLength(25);
    expect(found).toContain('24 addresses');
    expect(body({ kind: 'empty', value, failed: false })).toContain('Find my location');
  });
});

describe('nothing found [J-794]', () => {
  const empty = (known: Partial<SearchPageProps> = {}, failed = false) =>
    html({ value: 'CO1 9ZZ', shown: { kind: 'empty', value: 'CO1 9ZZ', failed }, ...known });
  it('offers the map and a number to call', () => {
    expect(empty()).toContain('We don’t have CO1 9ZZ in our list');
    expect(empty()).toContain('Find my location');
    expect(empty()).toContain('href="tel:105"');
  });
  it('says that the search is not working, and not that there is no such address; offers the same', () => {
    for (const purpose of [
      { mode: 'homepage' },
      { mode: 'mpan', returnTo: '/find-my-mpan' },
    ] as const) {
      const shown = empty({ purpose }, true);
      expect(shown).toContain('We can’t look up addresses right now');
      expect(shown).not.toMatch(/can’t find|unable to find|could not find/);
    }
    expect(empty({}, true)).toContain('not working right now');
    expect(empty({}, true)).toContain('Find my location');
  });
  it('offers a meter number and a form where a meter point is looked for [L-589]', () => {
    const shown = empty({ purpose: { mode: 'mpan', returnTo: '/find-my-mpan' } });
    expect(shown).toContain('href="/find-my-mpan?by=meter-number"');
    expect(shown).toContain('href="/find-my-mpan?by=form"');
    expect(shown).not.toContain('Find my location');
  });
  it('says what the area checker makes of it, with the postcode in capitals', () => {
    const purpose = { mode: 'area', returnTo: '/area-checker?chosen=true' } as const;
    const shown = html({
      purpose,
      value: 'co1 9zz',
      shown: { kind: 'empty', value: 'co1 9zz', failed: false },
    });
    expect(shown).toContain('Incorrect address or not in our area');
    expect(shown).toContain('We can’t find CO1 9ZZ on our network.');
    expect(shown).not.toContain('Find my location');
  });
  it.each([
    [
      'planned work',
      'form',
      '/power-cut/planned-power-cut-search?chosen=true',
      'addressNotFoundPlannedPowerCuts',
    ],
    ['texts in a storm', 'storm', '/power-cut/text-updates', 'stormBodyAddressNotFound'],
    ['an export meter', 'export', '/x', 'notFoundExportMpan'],
    ['a power cut', 'power-cut', undefined, 'addressNotFoundPowerCutCheckMap'],
  ] as const)(
    'has the words of its own purpose: %s [J-791 to J-795]',
    (_, mode, returnTo, name) => {
      const own = searchTexts[name].replace('{value}', 'CO1 9ZZ');
      const shown = empty({ purpose: returnTo ? { mode, returnTo } : { mode } });
      expect(shown).toContain(own);
      expect(shown).toContain(searchTexts.addressNotFoundSpecialNumber);
    },
  );
  it('speaks of export meters where one is looked for [L-591]', () =>
    expect(empty({ purpose: { mode: 'export', returnTo: '/x' } })).toContain(
      'There is no export meter in our list at CO1 9ZZ',
    ));
});

describe('a value that cannot be searched [L-056]', () => {
  const wrong = html({ value: 'ZZ9 9ZZ', error: 'addressLookupPostcode' });
  it('says so under the field and at the top, and keeps what was typed [L-584]', () => {
    expect(wrong.match(/Please enter a full, valid postcode/g)?.length).toBeGreaterThanOrEqual(2);
    expect(wrong).toContain('href="#value"');
    expect(wrong).toContain('value="ZZ9 9ZZ"');
    expect(wrong).toContain('aria-invalid="true"');
    expect(wrong).toContain('aria-describedby="value-hint value-error"');
  });
});

describe('another distributor [L-688]', () => {
  const distributor: Distributor = {
    name: 'National Grid',
    logo: { url: '/distributors/national-grid.svg', alt: 'National Grid', width: 240, height: 96 },
    phone: '0808 157 0114',
    website: 'https://national-grid.example/',
  };
  const other = (known: Distributor | null) =>
    html({ other: { postcode: 'B1 9ZA', distributor: known } });
  it('says who looks after the lines, with logo, phone and website [L-086, L-087, L-597]', () => {
    const shown = other(distributor);
    expect(shown).toContain(
      "Unfortunately we're not the local electricity distributor for this postcode 'B1 9ZA'",
    );
    expect(shown).toContain('You should contact your distributor:');
    expect(shown).toContain('alt="National Grid" width="240" height="96"');
    expect(shown).toContain('href="tel:08081570114"');
    expect(shown).toContain('href="https://national-grid.example/"');
  });
  it('does without a logo', () =>
    expect(other({ ...distributor, logo: null })).toContain('National Grid'));
  it.each([null, { ...distributor, phone: null, website: null }])(
    'sends to 105 when it cannot say whom to call',
    (known) => expect(other(known)).toContain('href="tel:105"'),
  );
});
