import { expect, it } from 'vitest';
import { schemaBreaches } from '../tests/support/openapi';
import type { SignUp } from '~/server/texts/sign-ups/port';
import { signUpWire } from '~/server/texts/sign-ups/wire';
import { textUpdateAnswers } from './text-updates.server';

const request: SignUp = {
  ...{
    mobile: '+447700900123',
    name: null,
    place: 'CB1 9ZA',
    mpan: null,
    addressLine1: null,
    reference: null,
  },
  ...{ live: false, futureUnplanned: true, futurePlanned: true, key: null },
};

it.each([['cy'], [undefined]])(
  'the demonstration’s operator takes the language that it is to answer in: %s',
  async (language) => {
    const wire = signUpWire({ ...request, language });
    expect(schemaBreaches('TextUpdatesSubscription', wire)).toEqual([]);
    expect('language' in wire).toBe(language !== undefined);
    const signUps: SignUp[] = [];
    const answers = textUpdateAnswers({
      signUp: async (wanted) => (signUps.push(wanted), { kind: 'answered', reason: null }),
      stop: async () => ({ kind: 'answered' }),
    });
    const put = answers['/api/text-updates']?.PUT;
    const headers = { 'Content-Type': 'application/json' };
    const sent = new Request('http://operator.test/', {
      method: 'PUT',
      headers,
      body: JSON.stringify(wire),
    });
    expect((await put?.(sent))?.status).toBe(200);
    expect(signUps.map((one) => one.language)).toEqual([language]);
  },
);

it('nothing that is no language is taken for one', () =>
  expect(
    schemaBreaches('TextUpdatesSubscription', { ...signUpWire(request), language: 'Welsh' }),
  ).not.toEqual([]));
