import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { HOUR, SECOND } from '~/domain/time/instant';
import { demoOperator } from '../../../../tests/support/demo-operator';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { describeOnEveryStore } from '../../../../tests/support/stores';
import { createHttpClient } from '~/server/lib/http-client.server';
import type { Store } from '~/server/store/open.server';
import { createHttpSupply } from '../supply/http.server';
import { createHttpSmartMeters } from './http.server';
import { createPings } from './pings.server';
import type { SmartMeters } from './port';
import { purgeOld } from '~/server/store/table-retention';

const START = Date.UTC(2026, 2, 10, 12);
let clock = START;
const now = () => clock;
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  clock = START;
  for (const step of undo.splice(0)) await step();
});

const hashKey = 'a key for tests';
const supplyOf = (store: Store) =>
  createHttpSupply(demoOperator({ store, hashKey, now }).client('it'));
const client = (baseUrl: string) =>
  createHttpClient({ name: 'the operator', baseUrl, retries: 0, breakAfter: 0 });

const ON = '1900001901015';
const OFF = '1900001901024';
const FAILS = '1900001901033';
const SLOW = '1900001909014';
const RECORDS = '1900001909032';
const SILENT = '1900001909041';
const SECOND_TIME = '1900001909050';
const OUT_OF_REACH = '1900001909060';
const SWITCHED_OFF = '1900001909079';

const SAY = [
  [ON, { waits: false, energisationStatus: 'Energised', onSupply: true, isDb: false }],
  [OFF, { waits: false, energisationStatus: 'De-energised', onSupply: false, isDb: false }],
  [FAILS, { waits: false, energisationStatus: 'Error', onSupply: null, stopPinging: false }],
  [SLOW, { waits: true, energisationStatus: 'Pending', onSupply: null, stopPinging: false }],
  [RECORDS, { waits: true, energisationStatus: 'Energised', onSupply: true, isDb: true }],
  [SILENT, { waits: true, energisationStatus: 'Pending', onSupply: null }],
] as const;

describeOnEveryStore('smart meters answer', (makeStore) => {
  const start = async () => {
    const store = await makeStore();
    const meters = createHttpSmartMeters(demoOperator({ store, hashKey, now }).client('it'));
    return {
      store,
      meters,
      pings: createPings({ store, meters, supply: supplyOf(store), hashKey, now }),
    };
  };
  const ask = async (meters: SmartMeters, mpan: string) => {
    const id = randomUUID();
    await meters.ping(mpan, id);
    return meters.resultOf(id);
  };

  it('pings, each meter its own way', async () => {
    const { meters } = await start();
    for (const [mpan, expected] of SAY)
      expect(await ask(meters, mpan), mpan).toMatchObject(expected);
  });

  it('later, where the meter takes its time', async () => {
    const { meters } = await start();
    const ids = [randomUUID(), randomUUID()] as const;
    await meters.ping(SLOW, ids[0]);
    await meters.ping(SILENT, ids[1]);
    clock += 20 * SECOND;
    expect(await meters.resultOf(ids[0])).toMatchObject({
      waits: false,
      energisationStatus: 'De-energised',
    });
    clock += HOUR;
    expect(await meters.resultOf(ids[1])).toMatchObject({
      waits: true,
      energisationStatus: 'Pending',
    });
  });

  it('that there is no such meter, no such ping, and that nothing is in reach', async () => {
    const { meters } = await start();
    expect(await meters.ping('1000001901079', randomUUID())).toMatchObject({
      started: false,
      stopPinging: true,
    });
    await expect(meters.resultOf(randomUUID())).rejects.toMatchObject({ kind: 'not-found' });
    await expect(meters.ping(OUT_OF_REACH, randomUUID())).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('three times a visit and hour, each time under another id', async () => {
    const { pings, store } = await start();
    const ids: string[] = [];
    let next: string | null = randomUUID();
    while (next !== null && ids.length < 5) {
      const correlationId: string = next;
      const started = await pings.start({ mpan: FAILS, correlationId, visit: 'ann' });
      ids.push(correlationId);
      expect(started).toMatchObject({ started: true, pingAttempts: ids.length });
      const result = await pings.resultOf(correlationId);
      expect(result).toMatchObject({ pingAttempts: ids.length, stopPinging: ids.length === 3 });
      expect(result.pingAllowed).toBe(ids.length < 3);
      next = result.newCorrelationId;
    }
    expect(new Set(ids).size).toBe(3);
    const fourth = { mpan: FAILS, correlationId: randomUUID(), visit: 'ann' };
    expect(await pings.start(fourth)).toEqual({
      started: false,
      pingAllowed: false,
      pingAttempts: 3,
      stopPinging: true,
    });
    expect(await pings.start({ ...fourth, visit: 'bob' })).toMatchObject({
      started: true,
      pingAttempts: 1,
    });
    clock += HOUR;
    expect(await pings.start({ ...fourth, correlationId: randomUUID() })).toMatchObject({
      started: true,
    });
    expect(
      JSON.stringify(await store.db.selectFrom('meter_ping').selectAll().execute()),
    ).not.toContain(FAILS);
    clock += 25 * HOUR;
    await purgeOld(store.db, 'meter_ping', clock);
    expect(await store.db.selectFrom('meter_ping').selectAll().execute()).toEqual([]);
  });

  it('three times when six tabs ask at once, and once for one id', async () => {
    const { pings } = await start();
    const sixth = Array.from({ length: 6 }, () =>
      pings.start({ mpan: OFF, correlationId: randomUUID(), visit: 'ann' }),
    );
    expect((await Promise.all(sixth)).filter(({ started }) => started)).toHaveLength(3);
    const same = { mpan: OFF, correlationId: randomUUID(), visit: 'bob' };
    await pings.start(same);
    expect(await pings.start(same)).toMatchObject({ started: true, pingAttempts: 1 });
    await expect(pings.start({ ...same, visit: 'eve' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('another time, where the first one failed', async () => {
    const { pings } = await start();
    const first = randomUUID();
    await pings.start({ mpan: SECOND_TIME, correlationId: first, visit: 'ann' });
    const { newCorrelationId } = await pings.resultOf(first);
    expect(newCorrelationId).not.toBeNull();
    await pings.start({ mpan: SECOND_TIME, correlationId: newCorrelationId ?? '', visit: 'ann' });
    expect(await pings.resultOf(newCorrelationId ?? '')).toMatchObject({
      energisationStatus: 'De-energised',
    });
  });

  it('not at all where pinging is switched off, nor to everybody at once', async () => {
    const { pings } = await start();
    const off = { mpan: SWITCHED_OFF, correlationId: randomUUID(), visit: 'ann' };
    expect(await pings.start(off)).toMatchObject({ started: false, pingAttempts: 0 });
    await expect(pings.resultOf(off.correlationId)).rejects.toMatchObject({ kind: 'not-found' });
    for (let visit = 0; visit < 12; visit += 1)
      await pings.start({ mpan: ON, correlationId: randomUUID(), visit: `visit ${visit}` });
    expect(
      await pings.start({ mpan: ON, correlationId: randomUUID(), visit: 'one more' }),
    ).toMatchObject({
      started: false,
    });
  });

  it('that they are unavailable, when the store fails', async () => {
    const { pings, store } = await start();
    await store.close();
    await expect(
      pings.start({ mpan: ON, correlationId: randomUUID(), visit: 'ann' }),
    ).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await expect(pings.resultOf(randomUUID())).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('an operator that answers otherwise', () => {
  const metersAt = async (answer: () => Response) => {
    const server = await serveOnLoopback(answer);
    undo.push(server.close);
    return createHttpSmartMeters(client(server.url));
  };

  it.each([202, 200])('may answer %s without a body', async (status) => {
    const meters = await metersAt(() => new Response('', { status }));
    expect(await meters.ping(ON, randomUUID())).toEqual({
      started: status === 202,
      pingAllowed: true,
      pingAttempts: 1,
      stopPinging: status !== 202,
    });
  });

  it('may use a word that we do not know: the meter has not answered', async () => {
    const body = {
      energisationStatus: 'Asleep',
      pingAllowed: true,
      isDb: false,
      pingAttempts: 1,
      stopPinging: false,
    };
    const meters = await metersAt(() => new Response(JSON.stringify(body)));
    expect(await meters.resultOf(randomUUID())).toMatchObject({
      energisationStatus: 'Pending',
      onSupply: null,
    });
  });

  it.each([
    ['nonsense', 200],
    ['{}', 200],
    ['', 503],
    ['', 400],
  ])('is unavailable: %j with %s', async (body, status) => {
    const meters = await metersAt(() => new Response(body, { status }));
    await expect(meters.resultOf(randomUUID())).rejects.toMatchObject({ kind: 'unavailable' });
    if (body !== '')
      await expect(meters.ping(ON, randomUUID())).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
