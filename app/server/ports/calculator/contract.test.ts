import { describe, expect, it } from 'vitest';
import { inProcess } from '../../../../tests/support/demo-operator';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { undoAfterEach } from '../../../../tests/support/undo';
import { demoPlaces } from '#demo/places/places';
import { answering } from '#demo/answers.server';
import { costAnswers } from '#demo/costs.server';
import { createHttpClient } from '~/server/lib/http-client.server';
import type { CostEstimates } from './port';
import { createHttpCosts } from './http.server';
import { readCostModel } from './model';

const undo = undoAfterEach();

const demo = answering(costAnswers(readCostModel('content/cost-model.json')));
const make = (): CostEstimates => createHttpCosts(inProcess(demo).client('it'));
const over = async (answer: Parameters<typeof serveOnLoopback>[0]): Promise<CostEstimates> => {
  const server = await serveOnLoopback(answer);
  undo.push(server.close);
  return createHttpCosts(
    createHttpClient({ name: 'the operator', baseUrl: server.url, retries: 0 }),
  );
};

describe('cost estimates [L-372 to L-376, L-549]', () => {
  it('say the same for the same question, and in order', async () => {
    const costs = make();
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
    const { min, avg, max, ...words } = await make().estimate(postcode, kva);
    expect(words).toEqual({ area, demandRange });
    expect(min).toBeLessThan(avg);
    expect(avg).toBeLessThan(max);
  });

  it.each(['CM2 9ZA', 'M1 9ZA', 'EH1 9ZA'])('have no data for %s', async (postcode) => {
    await expect(make().estimate(postcode, 250)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

it('have data for every other postcode of the demonstration’s own network', async () => {
  const costs = make();
  const places = demoPlaces().filter(({ dno }) => dno <= 3);
  const postcodes = new Set(places.map(({ postcode }) => postcode));
  expect(postcodes.size).toBeGreaterThan(1000);
  for (const postcode of postcodes)
    if (postcode !== 'CM2 9ZA')
      await expect(costs.estimate(postcode, 15), postcode).resolves.toMatchObject({
        demandRange: '1 to 24 kVA',
      });
});

it('stop the start with the name of a table that cannot be read', () => {
  expect(() => readCostModel('nowhere/cost-model.json')).toThrow(/nowhere\/cost-model\.json/);
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
