import { afterEach, describe, expect, it } from 'vitest';
import { serveOnLoopback } from '../../../tests/support/loopback';
import { operatorOf } from '../../../tests/support/operator';
import { demoPlaces } from '../addresses/demo-network';
import { createHttpClient } from '../http-client.server';
import type { CostEstimates } from './costs';
import { createCostEstimates } from './create.server';
import { createEmbeddedCosts } from './embedded.server';
import { createHttpCosts } from './http.server';
import { readCostModel } from './model';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

const embedded = async (): Promise<CostEstimates> => createEmbeddedCosts(readCostModel('content/cost-model.json'));
const over = async (answer: Parameters<typeof serveOnLoopback>[0]): Promise<CostEstimates> => {
  const server = await serveOnLoopback(answer);
  undo.push(server.close);
  return createHttpCosts(createHttpClient({ name: 'the operator', baseUrl: server.url, retries: 0 }));
};
const overHttp = async () => over(operatorOf({ costs: await embedded() }));

describe.each(Object.entries({ embedded, 'over HTTP': overHttp }))('cost estimates, %s', (_, make) => {
  it('say the same for the same question, and in order', async () => {
    const costs = await make();
    const estimate = await costs.estimate('CB1 9ZA', 250);
    expect(estimate).toEqual({
      min: 16632,
      avg: 25200,
      max: 38304,
      area: 'East of England',
      demandRange: '201 to 500 kVA',
    });
    expect(await costs.estimate('cb19za', 250)).toEqual(estimate);
  });

  it.each([
    ['SE1 9ZA', 1, 'London', '1 to 24 kVA'],
    ['SE1 9ZA', 24, 'London', '1 to 24 kVA'],
    ['TN1 9ZA', 24.5, 'South East', '25 to 69 kVA'],
    ['BN1 9ZA', 5000, 'South East', '1501 to 5000 kVA'],
  ])('%s and %d kVA: %s, %s', async (postcode, kva, area, demandRange) => {
    const { min, avg, max, ...words } = await (await make()).estimate(postcode, kva);
    expect(words).toEqual({ area, demandRange });
    expect(min).toBeLessThan(avg);
    expect(avg).toBeLessThan(max);
  });

  it.each(['CM2 9ZA', 'M1 9ZA', 'EH1 9ZA'])('have no data for %s', async (postcode) => {
    await expect((await make()).estimate(postcode, 250)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

it('have data for every other postcode of the demonstration’s own network', async () => {
  const costs = await embedded();
  const own = demoPlaces().filter(({ dno }) => dno <= 3);
  const postcodes = new Set(own.map(({ postcode }) => postcode));
  expect(postcodes.size).toBeGreaterThan(1000);
  for (const postcode of postcodes)
    if (postcode !== 'CM2 9ZA')
      await expect(costs.estimate(postcode, 15), postcode).resolves.toMatchObject({ demandRange: '1 to 24 kVA' });
});

it('stop the start with the name of a table that cannot be read', () => {
  expect(() =>
    createCostEstimates({ env: { CONTENT_DIR: 'nowhere', OPERATOR_URL: undefined, OPERATOR_KEY: undefined } }),
  ).toThrow(/nowhere\/cost-model\.json/);
});

it.each<[string, Response]>([
  ['nonsense', new Response('nonsense')],
  ['another shape', new Response('{"Min":1}')],
  ['less than nothing', new Response('{"Min":-1,"Avg":1,"Max":1,"Area":"","DemandRange":""}')],
  ['a refusal', new Response(null, { status: 400 })],
  ['trouble', new Response(null, { status: 503 })],
])('are unavailable when the service answers %s', async (_, answer) => {
  const costs = await over(() => answer.clone());
  await expect(costs.estimate('CB1 9ZA', 5)).rejects.toMatchObject({ kind: 'unavailable' });
});
