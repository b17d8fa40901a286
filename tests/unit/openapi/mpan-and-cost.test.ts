import { beforeAll, describe, expect, it } from 'vitest';
import { apiSite, type ApiSite } from '../../support/api-site';
import { breachesOf, operationAt, type Operation } from '../../support/openapi';
import { scoreCookie } from '../../support/score';
import { exampleRequests, isGet, jsonPost, requiredOf, rightQuery, withQuery } from './operations';
import { mpan as mpanTexts } from '#words/en.json';

let site: ApiSite;
beforeAll(async () => {
  site = await apiSite();
}, 60_000);

const posts: readonly Operation[] = [
  operationAt('/api/mpan-checker', 'post'),
  operationAt('/api/mpan-export-checker', 'post'),
  operationAt('/api/manual-mpan-checker', 'post'),
];
const gets: readonly Operation[] = [
  operationAt('/api/meter-serial-number-mpan-cheker', 'get'),
  operationAt('/api/supplier-details', 'get'),
  operationAt('/api/calculator', 'get'),
];
async function ask(operation: Operation, target: string, init?: RequestInit) {
  // Each call has a score of its own, unless the test says otherwise; without one nothing is sent.
  const headers = new Headers(init?.headers);
  if (!headers.has('Cookie')) headers.set('Cookie', (await scoreCookie()).Cookie);
  const answer = await site.ask(target, { ...init, headers });
  expect(await breachesOf(operation, answer), target).toEqual([]);
  const body: unknown =
    answer.status === 204 || answer.status === 202 ? null : await answer.clone().json();
  return { status: answer.status, headers: answer.headers, body };
}

describe.each([...posts, ...gets])('$method $path', (operation) => {
  it.each(exampleRequests(operation))('answers $name as described', async ({ target, init }) => {
    const { status } = await ask(operation, target, init);
    expect(isGet(operation) ? [200, 400, 404] : [202, 204]).toContain(status);
  });

  it('answers 405 to another method, and 400 to what it cannot read', async () => {
    const other = await site.ask(operation.path, { method: isGet(operation) ? 'POST' : 'GET' });
    expect(other.status).toBe(405);
    if (isGet(operation)) {
      for (const name of requiredOf(operation)) {
        const { [name]: _, ...rest } = rightQuery(operation);
        const { status, body } = await ask(operation, withQuery(operation.path, rest));
        expect([status, body]).toEqual([
          400,
          expect.objectContaining({ error: 'missing', field: name }),
        ]);
      }
      return;
    }
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '{}',
      '{"checkbox":"yes"}',
      `{"mpan":"${'1'.repeat(100_000)}"}`,
    ])
      expect((await ask(operation, operation.path, jsonPost(body))).status, body.slice(0, 40)).toBe(
        400,
      );
  });
});

const check = {
  checkbox: true,
  emailAddress: 'sam.example@mail.example',
  mpan: '1000001901079',
  supplierName: 'Fenland Home Energy',
  supplierNumber: '0808 157 0141',
};
const manual = {
  isBillPayerManual: true,
  personalDetails: {
    firstName: 'Sam',
    lastName: 'Example',
    telephoneNumber: '020 7946 0123',
    emailAddress: 'sam.example@mail.example',
  },
  manualAddress: { addressLine1: 'Plot 4', city: 'Colchester', postcode: 'co19zz' },
};

describe('what a visitor can mend is 422, with every member at fault [J-733, J-734, J-1028]', () => {
  it.each<[Operation, unknown, string[]]>([
    [posts[0]!, { ...check, emailAddress: 'sam' }, ['emailAddress']],
    [posts[0]!, { ...check, emailAddress: '', checkbox: false }, ['emailAddress', 'checkbox']],
    [posts[0]!, { ...check, supplierName: '' }, ['supplierName']],
    [posts[0]!, { ...check, mpan: '1600001920023' }, ['mpan']],
    [posts[1]!, { ...check, checkbox: false }, ['checkbox']],
    [posts[2]!, { ...manual, isBillPayerManual: false }, ['isBillPayerManual']],
    [posts[2]!, { ...manual, additionalComments: 'x'.repeat(251) }, ['additionalComments']],
    [posts[2]!, { ...manual, meterNumber: 'MPN-1001' }, ['meterNumber']],
    [
      posts[2]!,
      {
        ...manual,
        personalDetails: { ...manual.personalDetails, title: 'Professor', telephoneNumber: '7' },
      },
      ['personalDetails.title', 'personalDetails.telephoneNumber'],
    ],
    [
      posts[2]!,
      { ...manual, manualAddress: { addressLine1: 'x'.repeat(51), city: '', postcode: 'ZZ9 9ZZ' } },
      ['manualAddress.addressLine1', 'manualAddress.city', 'manualAddress.postcode'],
    ],
  ])('$path %j', async (operation, body, fields) => {
    const { status, body: answer } = await ask(operation, operation.path, jsonPost(body));
    expect(status).toBe(422);
    const { field, errors } = answer as { field: string; errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toEqual(fields);
    expect(field).toBe(fields[0]);
  });

  it('takes an export meter of any distributor, and a manual request without what is optional [J-482, J-498, J-501, J-503, J-507, J-508, J-739]', async () => {
    const others = { ...check, emailAddress: 'others@mail.example', mpan: '1600001920023' };
    expect((await ask(posts[1]!, posts[1]!.path, jsonPost(others))).status).toBe(204);
    expect((await ask(posts[2]!, posts[2]!.path, jsonPost(manual))).status).toBe(204);
  });
});

describe('a key [J-736, J-737]', () => {
  const keyed = { ...check, emailAddress: 'keyed@mail.example' };
  const withKey = (key: string, body: unknown = keyed): RequestInit => ({
    ...jsonPost(body),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
  });
  it.each([
    ['the same request again', 'a-key-of-mine', keyed, 204],
    [
      'another request under it',
      'a-key-of-mine',
      { ...check, emailAddress: 'other@mail.example' },
      400,
    ],
    ['that is none', 'short', keyed, 400],
  ])('%s', async (_, key, body, status) => {
    await ask(posts[0]!, '/api/mpan-checker', withKey('a-key-of-mine'));
    expect((await ask(posts[0]!, '/api/mpan-checker', withKey(key, body))).status).toBe(status);
  });
});

describe('says what the demonstration knows [J-735, J-965, L-192 to L-194, L-723, L-724]', () => {
  const lookup = (value: string) => ask(gets[0]!, withQuery(gets[0]!.path, { value }));

  it('a meter of ours, another distributor’s with how to reach it, and one that nobody knows [J-738]', async () => {
    expect((await lookup('MPN1001')).body).toEqual({
      isUkpnDno: true,
      distributorMpid: 'EELC',
      supplierNumber: '0808 157 0141',
      supplierName: 'Fenland Home Energy',
      mpan: '1000001910019',
    });
    expect((await lookup('oth2002')).body).toMatchObject({
      isUkpnDno: false,
      distributorMpid: 'NORW',
      distributor: {
        name: 'Electricity North West',
        dnoPhoneNumber: '0808 157 0116',
        dnoLogo: { umbracoWidth: 240 },
      },
    });
    expect((await lookup('ABC9999')).status).toBe(404);
  });
  it('a number as people type it, as the finder reads it', async () => {
    expect((await lookup('mpn 1001')).body).toMatchObject({ mpan: '1000001910019' });
    const { body } = await lookup('MPN-1001');
    expect(body).toMatchObject({
      error: 'invalid',
      field: 'value',
      message: mpanTexts.mpanMeterInvalid,
    });
  });
  it.each(['A1234567890', 'MPN-1', '%', '\u0000'])('no meter number: %j [J-494]', async (value) =>
    expect((await lookup(value)).status).toBe(400),
  );

  it('the supplier of a meter point of the directory [J-449, J-740]', async () => {
    const path = gets[1]!.path;
    expect((await ask(gets[1]!, `${path}?mpan=1000001901079`)).body).toEqual({
      supplierNumber: '0808 157 0141',
      supplierName: 'Fenland Home Energy',
      mpan: '1000001901079',
    });
    expect((await ask(gets[1]!, `${path}?mpan=1000001901078`)).status).toBe(400);
    expect((await ask(gets[1]!, `${path}?mpan=1000009999992`)).status).toBe(404);
  });

  it.each<[string, string, number, object]>([
    ['cb19za', '250', 200, { Area: 'East of England', DemandRange: '201 to 500 kVA' }],
    ['SE1 9ZA', '5000', 200, { Area: 'London' }],
    ['CB1 9ZA', '12.5', 200, { DemandRange: '1 to 24 kVA' }],
    [
      'CM2 9ZA',
      '250',
      404,
      { message: 'We currently have no data for this postcode', field: 'postcode' },
    ],
    ['M1 9ZA', '250', 404, { field: 'postcode' }],
    ['ZZ9 9ZZ', '250', 400, { message: 'Postcode must be a valid UK postcode', field: 'postcode' }],
    ['CB1 9ZA', '5001', 400, { message: 'kVA must be less than 5000', field: 'kva' }],
    ['CB1 9ZA', '0', 400, { message: 'kVA must be a positive number', field: 'kva' }],
    ['CB1 9ZA', '1e3', 400, { message: 'kVA must be a number', field: 'kva' }],
    ['CB1 9ZA', '', 400, { message: 'kVA is required', field: 'kva' }],
  ])('a connection at %s of %s kVA: %i [L-191]', async (postcode, kva, status, body) => {
    const answer = await ask(gets[2]!, withQuery(gets[2]!.path, { postcode, kva }));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
  });
});

it('answers 429 to a caller who asks for too much', async () => {
  const hurry = {
    ...jsonPost('{}'),
    headers: { 'Content-Type': 'application/json', 'x-peer-address': 'in a hurry' },
  };
  let status = 0;
  for (let calls = 0; calls < 100 && status !== 429; calls += 1)
    ({ status } = await ask(posts[0]!, posts[0]!.path, hurry));
  expect(status).toBe(429);
});
