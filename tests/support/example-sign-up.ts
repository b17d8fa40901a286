import type { SignUp } from '~/server/texts/sign-ups/port';

/** A sign-up for the texts of one power cut, with what a test needs to be different. */
export const exampleSignUp = (change: Partial<SignUp> = {}): SignUp => ({
  mobile: '+447700900123',
  name: null,
  place: 'CB1 9ZA',
  mpan: null,
  addressLine1: null,
  reference: 'INCD-1-A',
  live: true,
  futureUnplanned: true,
  futurePlanned: false,
  key: null,
  ...change,
});
