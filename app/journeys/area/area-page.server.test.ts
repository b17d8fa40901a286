import { expect, it } from 'vitest';
import type { AreaPageData } from './area-data';
import { area as areaTexts } from '#words/en.json';
import { Failure } from '~/domain/failure';
import { loadAreaPage } from './area-page.server';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { foreign, own } from '../../../tests/fixtures/search-example';
import { emptyVisit, writeVisit, type SearchedAddress } from '~/server/visit/session.server';
import { quietLogger } from '../../../tests/support/stores';

const content = createEmbeddedContent({ dir: 'content', logger: quietLogger, watchMs: 0 });
const kept = ({
  postcode,
  mpan,
  houseNo,
  houseName,
  fullAddress,
  dno,
}: typeof own): SearchedAddress => ({
  postcode,
  mpan,
  houseNo,
  houseName,
  fullAddress,
  dno,
});

async function load(
  query: string,
  chosen: SearchedAddress | null,
  found: readonly (typeof own)[] | Error = [own, foreign],
  settings: object = {},
) {
  const cookie = await writeVisit({ ...emptyVisit(), chosenAddress: chosen });
  const request = new Request(`http://site.test/area-checker${query}`, {
    headers: { Cookie: cookie.split(';')[0] ?? '' },
  });
  const search = () => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found));
  const answer = await loadAreaPage(request, {
    addresses: { search },
    content: { ...content, settings: () => ({ ...content.settings(), ...settings }) },
  });
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  return { status: answer.status, data: (await answer.json()) as AreaPageData };
}

it('shows nothing at first, whatever was chosen elsewhere', async () =>
  expect(await load('', kept(own))).toEqual({
    status: 200,
    data: { address: null, outcome: null, fieldErrors: {} },
  }));

it('asks for an address when there is none to check', async () =>
  expect(await load('?check=true', null)).toMatchObject({
    status: 422,
    data: { outcome: null, fieldErrors: { 'search-area': areaTexts.areaChooseFirst } },
  }));

it.each<[string, SearchedAddress, string | null, object]>([
  [
    '?chosen=true',
    kept(own),
    null,
    { isOwn: true, region: 'East of England', postcode: 'CB1 9ZA' },
  ],
  [
    '?chosen=true',
    kept(foreign),
    'incorrect',
    {
      isOwn: false,
      region: null,
      distributor: { name: 'Electricity North West', phone: '0808 157 0116' },
    },
  ],
  ['?chosen=true&check=true', kept(own), 'success', { distributor: null }],
  [
    '?chosen=true&check=true',
    kept(foreign),
    'not-in-area',
    { distributor: { name: 'Electricity North West', phone: '0808 157 0116' } },
  ],
])('%s %j', async (query, chosen, outcome, address) =>
  expect((await load(query, chosen)).data).toMatchObject({ outcome, address }),
);

it.each([
  [1, 'East of England'],
  [2, 'London'],
  [3, 'South East'],
])('names the region of dno %d: %s [L-367 to L-370]', async (dno, region) =>
  expect((await load('?chosen=true&check=true', kept({ ...own, dno }))).data.address?.region).toBe(
    region,
  ),
);
it('names no region where the option is off [L-165, L-172]', async () => {
  const { data } = await load('?chosen=true&check=true', kept(own), [own], {
    areaCheckerShowsRegion: false,
  });
  expect(data).toMatchObject({ outcome: 'success', address: { isOwn: true, region: null } });
});

it('believes the directory when it says that an address is ours, and names no region then', async () => {
  const ours = { ...foreign, isOwnNetwork: true };
  const { data } = await load('?chosen=true&check=true', kept(foreign), [ours]);
  expect(data).toMatchObject({ outcome: 'success', address: { isOwn: true, region: null } });
});

it('answers by what was kept when the directory does not', async () => {
  const { data } = await load(
    '?chosen=true&check=true',
    kept(own),
    new Failure('unavailable', 'down'),
  );
  expect(data.outcome).toBe('success');
});
