import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Incident } from '~/domain/incident/incident';
import { SECOND } from '~/domain/time/instant';
import { exampleLiveRecord, exampleMultipleRecord } from '../../../tests/fixtures/live-record';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import { parseFeed } from '~/server/incidents/wire/parse-feed';
import { sharedData } from '../../../tests/support/shared-data';
import { schemaBreaches } from '../../../tests/support/openapi';
import { createExplore, openRecordOf } from './explore.server';
const NOW = Date.UTC(2026, 2, 10, 13, 30);
const FULL = [
  exampleLiveRecord(),
  exampleLiveRecord({
    IncidentReference: 'INCD-2-P',
    PowerCutType: 'Planned',
    NoCustomerAffected: 7,
    ReceivedDate: '2026-07-01T10:00:00',
  }),
  exampleMultipleRecord(),
];
const { incidents: all } = await parseFeed(FULL);

interface Records {
  readonly total_count: number;
  readonly results: readonly Record<string, unknown>[];
}
let callers = 0;
function site(incidents: readonly Incident[] | null = all) {
  const snapshot = () => incidents && buildSnapshot(incidents, NOW);
  const explore = createExplore({ incidents: { snapshot } });
  return (
    query: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ) =>
    explore(
      new Request(`https://site.example/api/explore/?${new URLSearchParams(query).toString()}`, {
        headers: { 'x-peer-address': `explore-${(callers += 1)}`, ...headers },
      }),
    );
}
const ask = site();
const records = async (query: Record<string, string> | [string, string][]) => {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as Records;
  expect(schemaBreaches('ExploreRecords', body)).toEqual([]);
  return body;
};

describe('live faults as an open data portal has them [X-82, X-106]', () => {
  it('has the fields of the data set, and what was read from them is the same incident', async () => {
    const { total_count, results } = await records({ limit: '100' });
    expect(total_count).toBe(3);
    expect(results[0]).toMatchObject({
      incidentreference: 'INCD-20471-Z',
      creationdatetime: '2025-11-26T13:12:36',
      nocustomeraffected: 43,
      postcodesaffected: 'CB1 9',
      fullpostcodedata: 'CB19ZA;CB19ZB',
      restoreddatetime: null,
      geopoint: { lon: 0.14, lat: 52.19 },
      operatingzone: 'EPN',
    });
    expect(JSON.stringify(results)).not.toContain('Sam Staff');
    const again = await parseFeed(results);
    // Times are written to the second.
    const whole = (at: number | null) => at && Math.floor(at / SECOND) * SECOND;
    const plain = (one: Incident) => ({
      ...one,
      createdAt: whole(one.createdAt),
      steps: one.steps.map((step) => ({ ...step, at: whole(step.at) })),
    });
    expect(again.incidents.map(plain)).toEqual(all.map(plain));
  });

  it('is asked a page at a time', async () => {
    const ids = async (query: Record<string, string>) =>
      (await records(query)).results.map(({ incidentreference }) => incidentreference);
    const every = await ids({});
    expect(every).toHaveLength(3);
    expect(await ids({ limit: '1', offset: '1' })).toEqual(every.slice(1, 2));
    expect(await ids({ limit: '0' })).toEqual([]);
  });

  it.each<[Record<string, string>, string]>([
    [{ limit: '101' }, 'InvalidRESTParameterError'],
    [{ limit: '-2' }, 'InvalidRESTParameterError'],
    [{ limit: 'all' }, 'InvalidRESTParameterError'],
    [{ offset: '9950', limit: '100' }, 'InvalidRESTParameterError'],
    [{ offset: '10001' }, 'InvalidRESTParameterError'],
    [{ group_by: 'powercuttype' }, 'InvalidRESTParameterError'],
    [{ refine: 'powercuttype:Planned' }, 'InvalidRESTParameterError'],
    [{ constructor: '1' }, 'InvalidRESTParameterError'],
    [{ where: 'homes = 1' }, 'InvalidRESTParameterError'],
    [{ select: 'count(*)' }, 'InvalidRESTParameterError'],
    [{ order_by: 'homes' }, 'InvalidRESTParameterError'],
  ])('%j is refused in the form that clients know', async (query, code) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const body = (await answer.json()) as { error_code: string; message: string };
    expect(schemaBreaches('ExploreError', body)).toEqual([]);
    expect(body.error_code).toBe(code);
  });

  it.each<[Record<string, string>, number]>([
    [{ limit: '-1' }, 3],
    [{ limit: '-1', offset: '1' }, 2],
    [{ limit: '100', timezone: 'Europe/London', lang: 'en' }, 3],
    [{ apikey: 'of-another-portal' }, 3],
  ])('%j is what clients of portals send, and has %i', async (query, count) =>
    expect((await records(query)).results).toHaveLength(count),
  );

  it('offset and limit may reach 10 000', async () => {
    expect(await records({ offset: '9900', limit: '100' })).toEqual({
      total_count: 3,
      results: [],
    });
  });

  it('is the same for everyone and held by who has it, unless the address carries a key', async () => {
    const first = await ask({ limit: '2' });
    expect(first.headers.get('Cache-Control')).toMatch(/^public/);
    const again = await ask({ limit: '2' }, { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
    expect((await ask({ apikey: 'x' })).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('says that it has no picture yet, and that it was asked too often', async () => {
    const none = await site(null)({});
    expect([none.status, await none.json()]).toMatchObject([502, { error_code: 'Unavailable' }]);
    const headers = { 'x-peer-address': '203.0.113.251' };
    for (let count = 0; count < 120; count += 1) await ask({ limit: '0' }, headers);
    const answer = await ask({ limit: '0' }, headers);
    expect([answer.status, await answer.json()]).toMatchObject([
      429,
      { error_code: 'TooManyRequests' },
    ]);
  });
});

describe.skipIf(sharedData('incidents') === null)('genuine feeds', () => {
  it('come through the open form with nothing lost that it has', async () => {
    const file = path.join(
      sharedData('incidents') ?? '',
      'high-voltage-event-31134-customers.json',
    );
    const { incidents } = await parseFeed(JSON.parse(await readFile(file, 'utf8')));
    const again = await parseFeed(incidents.map(openRecordOf));
    const facts = ({
      reference,
      powerCutType,
      receivedAt,
      estimateText,
      sectors,
      postcodes,
      customersAffected,
    }: Incident) => [
      ...[reference, powerCutType, receivedAt, estimateText, sectors, postcodes, customersAffected],
    ];
    expect(again.incidents.map(facts)).toEqual(incidents.map(facts));
  });
});
