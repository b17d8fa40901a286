import type { OffersRequest } from './offers';

/** For tests: a request of the demonstration, for a meter point of its planned work. */
export const exampleRequest = (mpan: string, more: Partial<OffersRequest> = {}): OffersRequest => ({
  emailAddress: 'sam@mail.example',
  mpan,
  futurePlannedPowerCutOffers: [{ ItemName: 'Flask' }],
  incidentReference: 'INCD-100202-A',
  ...more,
});
