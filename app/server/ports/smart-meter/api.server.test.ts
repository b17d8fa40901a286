import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoOperator } from '../../../../tests/support/demo-operator';
import { breachesOf, operationAt } from '../../../../tests/support/openapi';
import { quietLogger, sqlitePlace, type TestPlace } from '../../../../tests/support/stores';
import { openStore, type Store } from '~/server/store/open.server';
import { createHttpSupply } from '../supply/http.server';
import { answerPingResult, answerPingStart } from './api.server';
import { createHttpSmartMeters } from './http.server';
import { createPings, type Pings } from './pings.server';

let place: TestPlace;
let store: Store;
let pings: Pings;
beforeAll(async () => {
  place = await sqlitePlace();
  store = await openStore(place.env, quietLogger);
  const common = { store, hashKey: 'a key for tests', now: Date.now };
  const client = demoOperator(common).client('it');
  pings = createPings({
    ...common,
    meters: createHttpSmartMeters(client),
    supply: createHttpSupply(client),
  });
});
afterAll(async () => {
  await store.close();
  await place.remove();
});

let callers = 0;
const callerOr = (caller?: string) => caller ?? `caller-${(callers += 1)}`;
const startOperation = operationAt('/api/smart-meter-ping-smart', 'get');
const resultOperation = operationAt('/api/smart-meter-ping-result', 'post');

async function start(query: Record<string, string>, caller?: string) {
  const url = `http://site.test/api/smart-meter-ping-smart?${new URLSearchParams(query).toString()}`;
  const answer = await answerPingStart(
    new Request(url, { headers: { 'x-peer-address': callerOr(caller) } }),
    { pings },
  );
  expect(await breachesOf(startOperation, answer)).toEqual([]);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
async function result(body: unknown, caller?: string) {
  const request = new Request('http://site.test/api/smart-meter-ping-result', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-peer-address': callerOr(caller) },
    body: JSON.stringify(body),
  });
  const answer = await answerPingResult(request, { pings });
  expect(await breachesOf(resultOperation, answer)).toEqual([]);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

it.each([
  [
    '1900001901015',
    200,
    { energisationStatus: 'Energised', onSupply: true, pingAttempts: 1, stopPinging: true },
  ],
  [
    '1900001901024',
    200,
    { energisationStatus: 'De-energised', onSupply: false, newCorrelationId: null },
  ],
  ['1900001909041', 202, { energisationStatus: 'Pending', isDb: false, stopPinging: false }],
  ['1900001909032', 202, { energisationStatus: 'Energised', isDb: true }],
])('a ping of %s: 202, then %s [F-432, F-435, F-437, F-446, F-447]', async (mpan, status, body) => {
  const correlationID = randomUUID();
  expect(await start({ mpan, correlationID })).toMatchObject({
    status: 202,
    body: { correlationID, pingAllowed: true, pingAttempts: 1, stopPinging: false },
  });
  expect(await result({ correlationID })).toMatchObject({ status, body });
});

it('counts three attempts of a caller, each with the next id, then starts no other [F-440, F-445, F-562]', async () => {
  let correlationID = randomUUID() as string;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect((await start({ mpan: '1900001901033', correlationID }, 'one')).body).toMatchObject({
      pingAttempts: attempt,
    });
    const { body } = await result({ correlationID });
    expect(body).toMatchObject({
      energisationStatus: 'Error',
      pingAttempts: attempt,
      stopPinging: attempt === 3,
    });
    correlationID = (body['newCorrelationId'] as string | null) ?? randomUUID();
  }
  expect(await start({ mpan: '1900001901033', correlationID }, 'one')).toMatchObject({
    status: 200,
    body: { pingAllowed: false, pingAttempts: 3, stopPinging: true },
  });
});

it('answers 200 for a meter that is not smart, 502 where the service fails, 404 for an id of nobody [F-434, F-436, F-438, F-439, F-441 to F-444]', async () => {
  const correlationID = randomUUID();
  expect((await start({ mpan: '1000001901079', correlationID })).status).toBe(200);
  expect((await start({ mpan: '1900001909060', correlationID })).status).toBe(502);
  expect((await result({ correlationID: randomUUID() })).status).toBe(404);
});

it.each([
  [{}, 'mpan'],
  [{ mpan: '123', correlationID: randomUUID() }, 'mpan'],
  [{ mpan: '1900001901015' }, 'correlationID'],
  [{ mpan: '1900001901015', correlationID: 'x' }, 'correlationID'],
])('answers 400 for %j [F-433]', async (query, field) => {
  expect(await start(query as Record<string, string>)).toMatchObject({
    status: 400,
    body: { field },
  });
});

it('answers 400 for a result of no id, and 429 to a caller who starts many', async () => {
  expect((await result({})).status).toBe(400);
  expect((await result({ correlationID: 7 })).status).toBe(400);
  const ask = () => start({ mpan: '1900001901015', correlationID: randomUUID() }, 'busy');
  for (let count = 0; count < 12; count += 1) await ask();
  expect((await ask()).status).toBe(429);
});
