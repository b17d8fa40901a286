import { afterEach, describe, expect, it } from 'vitest';
import { demoHandler, inProcess } from '../../../../tests/support/demo-operator';
import { serveOnLoopback, wrongAnswers } from '../../../../tests/support/loopback';
import { describeOnOneStore } from '../../../../tests/support/stores';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { createHttpClient } from '~/server/lib/http-client.server';
import type { Store } from '~/server/store/open.server';
import { createHttpSupply } from './http.server';
import type { Supply } from './port';
import { inTheClear } from '../../../../tests/support/in-the-clear';

const START = Date.UTC(2026, 2, 10, 12);
let clock = START;
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  clock = START;
  for (const step of undo.splice(0)) await step();
});

const httpClient = (baseUrl: string) =>
  createHttpClient({ name: 'the operator', baseUrl, retries: 0 });
const demo = (store: Store) => demoHandler({ store, now: () => clock });
const inOneProcess = async (store: Store): Promise<Supply> =>
  createHttpSupply(inProcess(demo(store)).client('it'));
async function overASocket(store: Store): Promise<Supply> {
  const server = await serveOnLoopback(demo(store));
  undo.push(server.close);
  return createHttpSupply(httpClient(server.url));
}

const MPAN = '1000001901079';
const search = { mpan: MPAN, postcode: 'cb1 9za', isMultipin: false };

describe.each(Object.entries({ 'in one process': inOneProcess, 'over a socket': overASocket }))(
  'supply, %s',
  (_, make) => {
    describeOnOneStore('answers', (makeStore) => {
      it('rota load and smart meters of the demonstration [J-468, J-523, J-525, J-756]', async () => {
        const supply = await make(await makeStore());
        expect(await supply.rotaLoadCheck('tn19za')).toEqual({
          redirect: true,
          blocks: ['P', 'L'],
        });
        expect(await supply.rotaLoadCheck('CB1 9ZA')).toEqual({ redirect: false, blocks: [] });
        expect(await supply.smartMeterCheck('1900001901015')).toEqual({
          smartPingEnabled: true,
          isSmart: true,
          onSupply: true,
        });
        expect(await supply.smartMeterCheck('1900001901024')).toEqual({
          smartPingEnabled: true,
          isSmart: true,
          onSupply: false,
        });
        expect(await supply.smartMeterCheck('1900001901033')).toEqual({
          smartPingEnabled: true,
          isSmart: true,
          onSupply: null,
        });
        expect(await supply.smartMeterCheck(MPAN)).toEqual({
          smartPingEnabled: false,
          isSmart: false,
          onSupply: null,
        });
      });

      it('calls of the last hour [J-479]', async () => {
        const store = await makeStore();
        const supply = await make(store);
        const counts = async (postcode: string) => [
          await supply.twoCalls(postcode),
          await supply.threeCalls(postcode, MPAN),
        ];
        expect(await counts('SE3 9ZA')).toEqual([true, true]);
        expect(await counts('SE4 9ZA')).toEqual([true, false]);
        expect(await counts('SE2 9ZA')).toEqual([false, false]);

        const call = (minutesAgo: number) =>
          store.db
            .insertInto('power_cut_call')
            .values({ postcode: 'SE2 9ZA', called_at: clock - minutesAgo * MINUTE })
            .execute();
        await call(59);
        await call(1);
        await call(61);
        expect(await counts('SE2 9ZA')).toEqual([true, false]);
        await call(0);
        expect(await counts('se29za')).toEqual([true, true]);
      });

      it('once an hour that a meter point was looked at', async () => {
        const supply = await make(await makeStore());
        expect(await supply.logRecentMpan(MPAN)).toBe(true);
        expect(await supply.logRecentMpan(MPAN)).toBe(false);
        expect(await supply.logRecentMpan('1000001901097')).toBe(true);
        clock += HOUR - 1;
        expect(await supply.logRecentMpan(MPAN)).toBe(false);
        clock += 1;
        expect(await supply.logRecentMpan(MPAN)).toBe(true);
        const both = await Promise.all([
          supply.logRecentMpan('1000001902072'),
          supply.logRecentMpan('1000001902072'),
        ]);
        expect(both.sort()).toEqual([false, true]);
      });

      it('searches, without the meter point itself, for a month', async () => {
        const store = await makeStore();
        const supply = await make(store);
        const kept = () =>
          store.db.selectFrom('postcode_search').selectAll().orderBy('id').execute();
        await supply.logPostcodeSearch(search);
        await supply.logPostcodeSearch({
          ...search,
          mpan: null,
          isMultipin: true,
          incidentType: 0,
          incidentReference: 'MULT-6f1d2a3c-0b4e-4c5d-8e6f-7a8b9c0d1e2f',
        });
        const rows = await kept();
        expect(rows).toMatchObject([
          {
            postcode: 'CB1 9ZA',
            is_multipin: 0,
            incident_type: null,
            incident_reference: null,
            searched_at: START,
          },
          { mpan_hash: null, is_multipin: 1, incident_type: 0 },
        ]);
        expect(rows[0]?.mpan_hash).toMatch(/^[\w-]{32}$/);
        expect(inTheClear(JSON.stringify(rows), [MPAN])).toEqual([]);

        clock += 30 * DAY + HOUR;
        await supply.logPostcodeSearch(search);
        expect(await kept()).toHaveLength(1);
      });
    });
  },
);

describe('supply fails', () => {
  it('as unavailable, whatever the service says', async () => {
    for (const answer of wrongAnswers) {
      const server = await serveOnLoopback(() => answer.clone());
      undo.push(server.close);
      const supply = createHttpSupply(httpClient(server.url));
      const calls = [
        supply.rotaLoadCheck('TN1 9ZA'),
        supply.threeCalls('SE3 9ZA'),
        supply.twoCalls('SE4 9ZA'),
        supply.logRecentMpan(MPAN),
        supply.smartMeterCheck(MPAN),
      ];
      for (const call of await Promise.allSettled(calls))
        expect(call).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
    }
  });
});
