import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '~/domain/failure';
import { apiSite, type ApiSite } from '../../support/api-site';
import {
  breachesOf,
  methodsAt,
  operationAt,
  schemaBreaches,
  type Operation,
} from '../../support/openapi';
import {
  isGet,
  jsonPost,
  nameOf,
  operations,
  queryNamesOf,
  requiredOf,
  rightQuery,
  withQuery,
} from './operations';

let site: ApiSite;
beforeAll(async () => {
  site = await apiSite();
}, 60_000);

const named = (list: readonly Operation[]) =>
  list.map((operation) => [nameOf(operation), operation] as const);
const errorOf = async (
  response: Response,
): Promise<{ error: string; field: string | null; message: string }> =>
  (await response.clone().json()) as { error: string; field: string | null; message: string };

const nonsense = [
  '',
  ' ',
  'x'.repeat(10_000),
  '%',
  '%%%%%%',
  '_____',
  "' or '1'='1",
  '\u0000',
  'CB1\u0000 9ZA',
  '🏠🏠🏠🏠🏠',
  '．％＿＊＼',
  '‮‮‮‮‮',
  '\ud800abcde',
  '[]',
  '[object Object]',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '{"$ne":null}',
  'ZZ9 9ZZ',
  '0000000000000',
  '9'.repeat(13),
  'CB1 9ZA CB1 9ZA',
];

describe('nonsense in a query is answered in the form of the contract', () => {
  it.each(
    named(operations.filter((operation) => isGet(operation) && queryNamesOf(operation).length > 0)),
  )('%s', async (_, operation) => {
    for (const name of queryNamesOf(operation)) {
      for (const value of nonsense) {
        const response = await site.ask(
          withQuery(operation.path, { ...rightQuery(operation), [name]: value }),
        );
        expect([200, 400, 404], `${name}=${value.slice(0, 40)}`).toContain(response.status);
        expect(await breachesOf(operation, response), `${name}=${value.slice(0, 40)}`).toEqual([]);
      }
    }
    for (const raw of [
      '%E0%A4%A',
      '%',
      '&&&==',
      'a[]=1&a[]=2',
      `${requiredOf(operation)[0] ?? 'x'}[]=CB1+9ZA`,
      `${requiredOf(operation)[0] ?? 'x'}[$ne]=1`,
    ]) {
      const response = await site.ask(`${operation.path}?${raw}`);
      expect(response.status, raw).toBe(requiredOf(operation).length > 0 ? 400 : 200);
      expect(await breachesOf(operation, response), raw).toEqual([]);
    }
  });
});

describe('a required parameter that is missing is named', () => {
  it.each(named(operations.filter((operation) => requiredOf(operation).length > 0)))(
    '%s',
    async (_, operation) => {
      for (const name of requiredOf(operation)) {
        const { [name]: __, ...rest } = rightQuery(operation);
        const response = await site.ask(withQuery(operation.path, rest));
        expect(response.status).toBe(400);
        expect(await breachesOf(operation, response)).toEqual([]);
        expect(await errorOf(response)).toMatchObject({ error: 'missing', field: name });
      }
    },
  );
});

describe('bodies that cannot be right', () => {
  const bodies = [
    '',
    'null',
    '[]',
    '"text"',
    '7',
    '{',
    '{"mpan":',
    '\u0000',
    'x'.repeat(200_000),
    `{"mpan":"${'1'.repeat(200_000)}"}`,
    '{"__proto__":{"mpan":"1000001901079"}}',
  ];
  const members = [
    undefined,
    null,
    7,
    '',
    'x'.repeat(5000),
    [],
    {},
    '1000001901078',
    '%',
    'a\u0000b',
    true,
  ];

  it.each(named(operations.filter((operation) => !isGet(operation))))(
    '%s',
    async (_, operation) => {
      for (const body of bodies) {
        const response = await site.ask(operation.path, jsonPost(body));
        expect(response.status, body.slice(0, 40)).toBe(400);
        expect(await breachesOf(operation, response), body.slice(0, 40)).toEqual([]);
      }
      for (const value of members) {
        const response = await site.ask(
          operation.path,
          jsonPost({ mpan: value, postcode: value, isMultipin: value, incidents: value }),
        );
        expect(response.status, JSON.stringify(value)?.slice(0, 40)).toBe(400);
        expect(await breachesOf(operation, response)).toEqual([]);
      }
    },
  );
});

describe('a body in another type than JSON', () => {
  it('is not read as one [J-754]', async () => {
    const form = new URLSearchParams({ mpan: '1000001901079' });
    expect((await site.ask('/api/recent-mpan', { method: 'POST', body: form })).status).toBe(400);
  });
});

describe('another method', () => {
  it.each(named(operations))('%s: 405 in JSON, with what is allowed', async (_, operation) => {
    const methods = methodsAt(operation.path);
    const allowed = methods
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .sort();
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (name) => !methods.includes(name),
    )) {
      const response = await site.ask(operation.path, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get('Allow')?.split(', ').sort(), method).toEqual(allowed);
      expect(response.headers.get('Content-Type'), method).toMatch(/^application\/json/);
      expect(schemaBreaches('Error', await response.json()), method).toEqual([]);
    }
  });
});

describe('too much, and an upstream that fails [L-538, L-540]', () => {
  it('429 says when to come back', async () => {
    const operation = operationAt('/api/power-cut/check-rld', 'get');
    const ask = () =>
      site.ask('/api/power-cut/check-rld?postcode=CB1+9ZA', {
        headers: { 'x-peer-address': 'somebody in a hurry' },
      });
    let last = await ask();
    for (let calls = 0; calls < 2000 && last.status === 200; calls += 1) last = await ask();
    expect(last.status).toBe(429);
    expect(await breachesOf(operation, last)).toEqual([]);
  });

  it('502 without detail [J-750, L-543]', async () => {
    const { answerTwoCalls, answerRotaLoadCheck } =
      await import('~/server/ports/supply/api.server');
    const { answerAddresses } = await import('~/server/ports/addresses/api.server');
    const { answerBoundaries } = await import('~/server/ports/geography/api.server');
    const fail = () => Promise.reject(new Failure('unavailable', 'the secret name of a host'));
    const failing = {
      rotaLoadCheck: fail,
      threeCalls: fail,
      twoCalls: fail,
      logPostcodeSearch: fail,
      logRecentMpan: fail,
      smartMeterCheck: fail,
    };
    const ask = (target: string) => new Request(`http://site.test${target}`);
    const answers: [Operation, Promise<Response>][] = [
      [
        operationAt('/api/two-calls-check', 'get'),
        answerTwoCalls(ask('/?postcode=CB1+9ZA'), { supply: failing }),
      ],
      [
        operationAt('/api/power-cut/check-rld', 'get'),
        answerRotaLoadCheck(ask('/?postcode=CB1+9ZA'), { supply: failing }),
      ],
      [
        operationAt('/api/get-addresses', 'get'),
        answerAddresses(ask('/?value=CB1+9ZA'), {
          addresses: { search: fail, searchExport: fail },
          content: { settings: () => Promise.reject as never },
        }),
      ],
      [
        operationAt('/api/power-cut/get-boundaries', 'get'),
        answerBoundaries(ask('/'), { geography: { boundaries: fail } }),
      ],
    ];
    for (const [operation, answer] of answers) {
      const response = await answer;
      expect(response.status, operation.path).toBe(502);
      expect(await breachesOf(operation, response)).toEqual([]);
      expect((await errorOf(response)).message).not.toContain('secret');
    }
  });
});
