import { describe, expect, it } from 'vitest';
import { address } from '../../../../tests/fixtures/search-example';
import {
  home,
  liveOf,
  exampleOffers,
  visitOf,
  WORK,
  type OfferAnswers,
} from '../../../../tests/fixtures/example-visit';
import { cookiesIn, cookiesOf } from '~/server/visit/cookies.server';
import {
  keepOffersVisit,
  newOffersVisit,
  offersVisitIn,
} from '~/server/ports/offers/visit-cookie.server';
import { readVisit, type Visit } from '~/server/visit/session.server';
import { afterPlannedFormSent } from './sending.server';
import type { FormGateways } from './gateways';

const OTHER = '1000001909040';
interface Case extends OfferAnswers {
  mpan?: string | null;
  visit?: Partial<Visit>;
  hidden?: boolean;
  fromSearch?: boolean;
}
async function sent({
  mpan = home.mpan,
  visit = {},
  hidden = false,
  fromSearch = false,
  ...told
}: Case) {
  const found = address({
    mpan: OTHER,
    postcode: 'NR4 9ZA',
    fullAddress: '4 Minster Avenue, Norwich, NR4 9ZA',
  });
  const gateways = {
    offers: exampleOffers(told).offers,
    addresses: { search: async ({ value }: { value: string }) => (value === OTHER ? [found] : []) },
    content: { live: () => liveOf(hidden) },
  } as unknown as FormGateways;
  const cookie = keepOffersVisit({ ...newOffersVisit(home.mpan), fromSearch }).split(';')[0] ?? '';
  const submission = { Address: { AddressLine1: '2', Postcode: 'NR2 9ZA', Mpan: mpan } };
  return afterPlannedFormSent(
    { cookies: cookiesIn(cookie), gateways },
    submission as never,
    visitOf(visit),
  );
}

describe('the sent form leads [F-524, J-128 to J-130]', () => {
  it.each<[string, Case, string | null]>([
    ['to the offers', {}, '/power-cut/offers-page?sent=true'],
    [
      'to the incident page once redeemed',
      { registration: { isOfferRedeemed: true } },
      `/power-cut/incident?incidentid=${WORK}&originSector=NR2+9`,
    ],
    [
      'to the incident page of the address where the work has no reference',
      { registration: { isOfferRedeemed: true, incidentReference: null } },
      '/power-cut/incident',
    ],
    ['to its own page while offers are hidden', { hidden: true }, null],
    ['to its own page on a failed check', { registration: 'failed' }, null],
    [
      'to the offers on a failed check, from the planned search',
      { registration: 'failed', fromSearch: true },
      '/power-cut/offers-page?sent=true',
    ],
  ])('%s', async (_, base, to) => expect((await sent(base))?.to).toBe(to));

  it.each([null, '', '1000001909999'])(
    'to its own page without a meter point that is known: %j',
    async (mpan) => expect(await sent({ mpan, visit: { searchedAddress: null } })).toBeNull(),
  );
});

it('is remembered, with the address that was chosen in the form', async () => {
  const after = await sent({ mpan: OTHER });
  const Cookie = (after?.cookies ?? []).map((one) => one.split(';')[0]).join('; ');
  const next = new Request('http://site.test/', { headers: { Cookie } });
  expect((await readVisit(next)).searchedAddress).toMatchObject({
    mpan: OTHER,
    postcode: 'NR4 9ZA',
  });
  expect((await readVisit(next)).futurePlannedIncidentRef).toBe(WORK);
  expect(offersVisitIn(cookiesOf(next), OTHER).formSent).toBe(true);
  expect(offersVisitIn(cookiesOf(next), home.mpan).formSent).toBe(false);
});
