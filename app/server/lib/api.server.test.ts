import { expect, test } from 'vitest';
import { z } from 'zod';
import { Failure } from '~/domain/failure';
import { api } from './api.server';
import { limits } from './limits';

const double = api(
  { limit: 'push', query: z.object({ number: z.coerce.number(), unit: z.string().max(3) }) },
  ({ query: { number, unit } }, { most }: { readonly most: number }) => {
    if (number > most) throw new Failure('not-found', 'There is no such number', 'number');
    if (unit === 'bad') throw new Error('the secret name of a host');
    return Response.json(`${2 * number} ${unit}`);
  },
);
let callers = 0;
const ask = async (query: string, caller = `10.1.1.${(callers += 1)}`) => {
  const headers = { 'x-peer-address': caller };
  const answer = await double(new Request(`http://site.test/?${query}`, { headers }), { most: 9 });
  return { status: answer.status, said: (await answer.json()) as unknown };
};

test.each([
  ['what the handler says', 'number=4&unit=cm', 200, '8 cm'],
  ['a missing field', 'number=4', 400, { error: 'missing', field: 'unit' }],
  ['an invalid one', 'number=4&unit=metres', 400, { error: 'invalid', field: 'unit' }],
  ['a failure of a port', 'number=10&unit=cm', 404, { error: 'not-found', field: 'number' }],
  ['any other, without detail', 'number=4&unit=bad', 502, { error: 'unavailable', field: null }],
])('an API call answers %s', async (_, query, status, said) => {
  const answer = await ask(query);
  expect(answer.status).toBe(status);
  expect(answer.said).toEqual(typeof said === 'string' ? said : expect.objectContaining(said));
  expect(JSON.stringify(answer.said)).not.toContain('secret');
});

test('an invalid call counts, and beyond the limit nothing is read', async () => {
  for (let count = 0; count < limits.push.perMinute; count += 1)
    expect((await ask('', '10.1.2.1')).status).toBe(400);
  expect(await ask('', '10.1.2.1')).toMatchObject({
    status: 429,
    said: { error: 'too-many-requests' },
  });
});
