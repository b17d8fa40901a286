import { beforeAll, expect, it } from 'vitest';
import { apiSite, type ApiSite } from '../../support/api-site';
import { breachesOf, contract, operationAt } from '../../support/openapi';

let site: ApiSite;
beforeAll(async () => {
  site = await apiSite();
}, 120_000);

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const operations = Object.entries(contract['paths'] as Record<string, object>)
  .filter(([path]) => path.startsWith('/api/'))
  .flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => METHODS.includes(key))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

it('the table has every operation of the wire contract, and no other', async () => {
  const { apiTable } = await import('~/journeys/api/table.server');
  const answered = Object.entries(apiTable).flatMap(([path, answers]) =>
    Object.keys(answers).map((method) => `${method} ${path}`),
  );
  expect(answered.sort()).toEqual(operations.sort());
});

it.each([
  '/api/nothing',
  '/api/',
  '/api/get-addresses/more',
  '/api/storage/upload/a/b/-1',
  '/api/constructor',
])('%s is not there, in the form of every other error', async (path) => {
  for (const method of ['GET', 'POST']) {
    const answer = await site.ask(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'not-found', field: null });
  }
});

it.each(['/API/Get-Addresses?value=CB1+9ZA', '/api/get-addresses/?value=CB1+9ZA'])(
  '%s is the same path in other letters, as everywhere on the site',
  async (target) => {
    expect((await site.ask(target)).status).toBe(200);
  },
);

it.each([
  ['postcode=CB1+9ZA', 200, { dno: 1, isUkpnDno: true, postCode: 'CB1 9ZA' }],
  ['postcode=cb19za&mpan=1000001901079', 200, { isUkpnDno: true }],
  ['postcode=LS1+9ZA', 200, { isUkpnDno: false, postCode: 'LS1 9ZA' }],
  ['postcode=CO1+9ZZ', 404, { error: 'not-found' }],
  ['postcode=CB1+9ZA&mpan=1000001902072', 404, { error: 'not-found' }],
  ['postcode=CB1', 400, { field: 'postcode' }],
])('whose area an address is in: %s', async (query, status, expected) => {
  const answer = await site.ask(`/api/area-checker?${query}`);
  expect(answer.status).toBe(status);
  expect(await breachesOf(operationAt('/api/area-checker', 'get'), answer)).toEqual([]);
  expect(await answer.json()).toMatchObject(expected);
});
