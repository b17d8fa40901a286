import { describe, expect, it } from 'vitest';
import { emptyVisit, withSelectedAddress } from '~/server/visit/session.server';
import { isWholePostcode } from '~/domain/address';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { DAY } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { LiveData } from '~/server/content/schema';
import { address, foreign, flat } from '../../../../tests/fixtures/search-example';
import { wholePostcodeAnswer, type PostcodeSearch } from './whole-postcode.server';

const now = fromLondon(2026, 11, 20, 14, 40);
const cut = (reference: string, known: Partial<Incident> = {}) =>
  exampleIncident({ reference, sectors: ['CB1 9'], postcodes: ['CB1 9ZA'], ...known });
const own = [address(), address({ mpan: null, houseNo: '6', fullAddress: '6 Lantern Street' })];

const answerTo = (
  incidents: readonly Incident[],
  known: Partial<PostcodeSearch> = {},
  rotaLoad = { powerSharingEnabled: false, redirect: false },
) =>
  wholePostcodeAnswer(
    {
      incidents: { snapshot: () => buildSnapshot(incidents, now) },
      content: { live: () => LiveData.parse(rotaLoad) },
      supply: { rotaLoadCheck: async () => ({ redirect: rotaLoad.redirect, blocks: [] }) },
    },
    {
      mode: 'homepage',
      value: 'cb19za',
      results: own,
      visit: emptyVisit(),
      now,
      ...known,
    },
  );

describe('wholePostcodeAnswer', () => {
  it.each<[string, readonly Incident[], string]>([
    ['the power cut', [cut('A')], '?incidentid=A&originSector=CB1+9'],
    ['the list of several', [cut('A'), cut('B')], '?postcodesector=CB1+9'],
    [
      'a restored power cut',
      [cut('A', { powerCutType: 'restored' })],
      '?incidentid=A&originSector=CB1+9',
    ],
  ])('leads to %s', async (_, incidents, query) =>
    expect((await answerTo(incidents))?.to).toBe(`/power-cut/incident${query}`),
  );

  it.each<[string, readonly Incident[], Partial<PostcodeSearch>]>([
    ['nothing is known: a meter or logged calls may say more', [], {}],
    ['one home has a power cut of its own', [cut('A'), cut('B', { type: 1 })], {}],
    ['work is planned', [cut('A', { powerCutType: 'planned', plannedAt: now + DAY })], {}],
    ['an address is on another network', [cut('A')], { results: [...own, foreign] }],
    ['the directory has no address', [cut('A')], { results: [] }],
    ['a street was typed', [cut('A')], { value: 'Lantern Street' }],
    ['the search came from "Change address"', [cut('A')], { mode: 'header' }],
    ['a form asks', [cut('A')], { mode: 'form' }],
    ['the address is for another page', [cut('A')], { mode: 'storm', returnTo: '/register' }],
  ])('lists the addresses when %s', async (_, incidents, known) =>
    expect(await answerTo(incidents, known)).toBeNull(),
  );

  it.each([
    ['lists the addresses of a rota load disconnection area', true, null],
    ['answers outside these areas', false, expect.objectContaining({})],
  ])('%s', async (_, redirect, expected) =>
    expect(await answerTo([cut('A')], {}, { powerSharingEnabled: true, redirect })).toEqual(
      expected,
    ),
  );

  it('remembers the postcode as no home and no recent search', async () => {
    const { visit } = (await answerTo([cut('A')])) ?? {};
    expect(visit?.recents).toEqual([]);
    expect(visit?.searchedAddress?.postcode).toBe('CB1 9ZA');
    expect(visit?.searchedAddress && isWholePostcode(visit.searchedAddress)).toBe(true);
    expect([...own, flat].some(isWholePostcode)).toBe(false);
  });

  it('keeps an address of the postcode that was chosen before', async () => {
    const visit = withSelectedAddress(emptyVisit(), address(), 'CB1 9');
    expect((await answerTo([cut('A')], { visit }))?.visit).toEqual(visit);
  });
});
