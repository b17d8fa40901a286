import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyVisit,
  openVisit,
  readVisit,
  SESSION_COOKIE,
  writeVisit,
  type SearchedAddress,
} from './session.server';

const home: SearchedAddress = {
  postcode: 'CB1 9ZA',
  mpan: '1000001901079',
  houseNo: '7',
  houseName: null,
  fullAddress: '7 Orchard Row, Cambridge, CB1 9ZA',
  dno: 1,
};
const visit = {
  ...emptyVisit(),
  searchedAddress: home,
  recents: [home],
  originPostcodeSector: 'CB1 9',
};
const DAY = 86_400_000;
const valueOf = (cookie: string) => /^mpn_visit=([^;]*)/.exec(cookie)?.[1] ?? '';
const reading = (value: string) =>
  readVisit(
    new Request('http://site.test/', { headers: { Cookie: `${SESSION_COOKIE}=${value}` } }),
  );

describe('the visit is sealed [J-723, L-500]', () => {
  it('comes back as it was, and nobody else reads it', async () => {
    const cookie = await writeVisit(visit);
    const value = valueOf(cookie);
    expect(await reading(value)).toEqual(visit);
    for (const text of [
      cookie,
      decodeURIComponent(value),
      Buffer.from(value, 'base64').toString('latin1'),
    ])
      for (const word of ['CB1', 'Orchard', home.mpan ?? '', 'searchedAddress'])
        expect(text).not.toContain(word);
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('ends with its thirty days, whoever kept a copy', async () => {
    const value = valueOf(await writeVisit(visit, 0));
    expect(openVisit(value, 30 * DAY - 1)).toEqual(visit);
    expect(openVisit(value, 30 * DAY)).toEqual(emptyVisit());
  });

  it('reads as an empty visit when changed, cut, or of the readable kind of before', async () => {
    const value = valueOf(await writeVisit(visit));
    const before = Buffer.from(JSON.stringify({ visit })).toString('base64');
    for (const wrong of [
      '',
      'x',
      before,
      `${before}.${'A'.repeat(43)}`,
      value.slice(0, -2),
      `A${value.slice(1)}`,
      '%',
    ])
      expect(await reading(wrong)).toEqual(emptyVisit());
    await fc.assert(
      fc.asyncProperty(fc.base64String(), async (text) => {
        expect(await reading(text)).toEqual(emptyVisit());
      }),
    );
  });

  it('stays below what a browser keeps: of the longest addresses the oldest searches go', async () => {
    const long = { ...home, fullAddress: 'ä'.repeat(300), houseName: 'é'.repeat(100) };
    const cookie = await writeVisit({
      ...visit,
      searchedAddress: long,
      chosenAddress: long,
      recents: Array(5).fill(long),
    });
    expect(cookie.length).toBeLessThanOrEqual(4096);
    expect((await reading(valueOf(cookie))).searchedAddress).toEqual(long);
  });
});
