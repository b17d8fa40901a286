import { OffersPageContent } from '~/cms/offers-page';
import { Failure } from '~/domain/failure';
import { exampleIncident } from '~/domain/incident/example-incident';
import type { Incident } from '~/domain/incident/incident';
import type { OffersStatus, Registration } from '~/domain/offers/registration';
import { DAY, type Instant } from '~/domain/time/instant';
import { LiveData } from '~/server/content/schema';
import { buildSnapshot } from '~/server/incidents/snapshot';
import { emptyVisit, type SearchedAddress, type Visit } from '~/server/visit/session.server';
import type { Offers, OffersRequest } from './port';

/** For tests: one address with planned work in ten days, and ports with fixed answers. */
export const WORK = 'INCD-100202-A';
export const home: SearchedAddress = {
  postcode: 'NR2 9ZA',
  mpan: '1000001909022',
  houseNo: '2',
  houseName: null,
  fullAddress: '2 Linnet Way, Norwich, NR2 9ZA',
  dno: 1,
};
export const work = (now: Instant, more: Partial<Incident> = {}): Incident =>
  exampleIncident({
    reference: WORK,
    powerCutType: 'planned',
    plannedAt: now + 10 * DAY,
    sectors: ['NR2 9'],
    postcodes: ['NR2 9ZA'],
    ...more,
  });
export const visitOf = (more: Partial<Visit> = {}): Visit => ({
  ...emptyVisit(),
  searchedAddress: home,
  ...more,
});
export const snapshotOf = (incidents: readonly Incident[], now: Instant) =>
  buildSnapshot(incidents, now);

export interface OfferAnswers {
  registration?: Partial<Registration> | 'failed';
  status?: Partial<OffersStatus> | 'failed';
  outcome?: 'requested' | 'kept' | 'invalid' | 'unavailable';
}

const down = () => Promise.reject(new Failure('unavailable', 'down'));

/** Creates the port with a record of its requests. */
export function exampleOffers({
  registration = {},
  status = {},
  outcome = 'requested',
}: OfferAnswers) {
  const requests: OffersRequest[] = [];
  const none: Registration = {
    formDataFilled: false,
    cancelled: false,
    incidentReference: WORK,
    isOfferRedeemed: false,
  };
  const offers: Offers = {
    registration: async () => (registration === 'failed' ? down() : { ...none, ...registration }),
    status: async () =>
      status === 'failed' ? down() : { hasEmail: false, isOfferRedeemed: false, ...status },
    async request(request) {
      if (outcome === 'invalid' || outcome === 'unavailable') throw new Failure(outcome, 'no');
      requests.push(request);
      return outcome;
    },
    wasRequested: async () => requests.length > 0,
    purge: async () => {},
  };
  return { offers, requests };
}

export const liveOf = (hidden: boolean) =>
  LiveData.parse({ hideOffersPageFromFuturePlannedJourney: hidden });
export const offersContent = OffersPageContent.parse({
  enableRequestableLimit: true,
  requestableItemsLimit: 2,
  title: 'Choose',
  emailValidationMessage: 'Own words on email',
  cards: ['Flask', 'Torch', 'Blanket'].map((productCardTitle) => ({ productCardTitle })),
});

/** For tests: a request of the demonstration, for a meter point of its planned work. */
export const exampleRequest = (mpan: string, more: Partial<OffersRequest> = {}): OffersRequest => ({
  emailAddress: 'sam@mail.example',
  mpan,
  futurePlannedPowerCutOffers: [{ ItemName: 'Flask' }],
  incidentReference: 'INCD-100202-A',
  ...more,
});
