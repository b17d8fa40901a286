import { beforeAll, describe, expect, it } from 'vitest';
import { apiSite, type ApiSite } from '../../support/api-site';
import { allSchemas, breachesOf, operationAt, schemaBreaches } from '../../support/openapi';
import {
  exampleRequests,
  isConditional,
  jsonPost,
  nameOf,
  operations,
  rightQuery,
  withQuery,
} from './operations';

let site: ApiSite;
beforeAll(async () => {
  site = await apiSite();
}, 60_000);

it('the contract can be read: every schema compiles', () => {
  for (const name of allSchemas()) expect(() => schemaBreaches(name, null), name).not.toThrow();
});

describe.each(operations)('$method $path [F-478]', (operation) => {
  it.each(exampleRequests(operation))('answers $name as described', async ({ target, init }) => {
    const response = await site.ask(target, init);
    expect([200, 202, 204, 400, 404]).toContain(response.status);
    expect(await breachesOf(operation, response)).toEqual([]);
  });
});

describe('asked with what the caller holds', () => {
  it.each(
    operations.filter(isConditional).map((operation) => [nameOf(operation), operation] as const),
  )('%s [F-309]', async (_, operation) => {
    const target = withQuery(operation.path, rightQuery(operation));
    const first = await site.ask(target);
    const etag = first.headers.get('ETag') ?? '';
    // Weak: the same answer has another body in each encoding.
    expect(etag).toMatch(/^W\/"[\w+/=-]+"$/);
    for (const held of [etag, etag.slice(2), `"other", ${etag}`]) {
      const again = await site.ask(target, { headers: { 'If-None-Match': held } });
      expect(again.status, held).toBe(304);
      expect(await breachesOf(operation, again)).toEqual([]);
    }
    expect((await site.ask(target, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });
});

describe('says what the demonstration knows [J-442, J-444, J-445, J-490, J-749, J-755, L-358, L-537]', () => {
  const json = async (target: string, init?: RequestInit): Promise<unknown> =>
    (await site.ask(target, init)).json();

  it.each([
    ['/api/power-cut/check-rld?postcode=TN19ZA', { redirect: true, blocks: ['P', 'L'] }],
    ['/api/power-cut/check-rld?postcode=CB1+9ZA', { redirect: false, blocks: [] }],
    ['/api/postcode-recent?postcode=SE3+9ZA&mpan=1200001901031', true],
    ['/api/postcode-recent?postcode=SE2+9ZA', false],
    ['/api/two-calls-check?postcode=se49za', true],
    ['/api/two-calls-check?postcode=SE2+9ZA', false],
    ['/api/get-addresses?value=CO1+9ZZ&isPostcodeSearchOnly=true', []],
    ['/api/get-export-addresses?value=CB1+9ZA', []],
  ])('%s', async (target, answer) => expect(await json(target)).toEqual(answer));

  it.each([
    ['1900001901015', { smartPingEnabled: true, isSmart: true, onSupply: true }],
    ['1900001901024', { smartPingEnabled: true, isSmart: true, onSupply: false }],
    ['1000001901079', { smartPingEnabled: false, isSmart: false, onSupply: null }],
  ])('smart meter %s [F-428, F-448 to F-452, J-524]', async (mpan, answer) =>
    expect(await json('/api/smart-meter-check', jsonPost({ mpan }))).toEqual(answer),
  );

  it('a meter point counts once an hour', async () => {
    const ask = () => json('/api/recent-mpan', jsonPost({ mpan: '1000001903011' }));
    expect([await ask(), await ask()]).toEqual([true, false]);
  });

  it('another distributor, with its logo, telephone and website from the settings [J-515, L-307, L-310, L-317]', async () => {
    const names = ['M1 9ZA', 'B1 9ZA', 'LS1 9ZA', 'OX1 9ZA', 'EH1 9ZA'].map(async (value) => {
      const [first] = (await json(
        withQuery('/api/get-addresses', { value, isPostcodeSearchOnly: 'true' }),
      )) as {
        isUkpnDno: boolean;
        distributor: { name: string; dnoPhoneNumber: string; dnoLogo: object };
      }[];
      expect(first).toMatchObject({
        isUkpnDno: false,
        distributor: {
          dnoPhoneNumber: expect.stringMatching(/^0808 157 0/) as string,
          dnoLogo: { umbracoWidth: 240 },
        },
      });
      return first?.distributor.name;
    });
    expect(await Promise.all(names)).toEqual([
      'Electricity North West',
      'National Grid',
      'Northern Powergrid',
      'SSEN',
      'SP Energy Networks',
    ]);
  });

  it('own addresses without a distributor, flats as one group [L-308, L-539]', async () => {
    const addresses = (await json('/api/get-addresses?value=CB1+9ZA')) as object[];
    expect(addresses).toHaveLength(2);
    expect(addresses[0]).not.toHaveProperty('distributor');
    const flats = await json('/api/get-addresses?value=CM1+9ZA');
    expect(flats).toMatchObject([
      {
        __typename: 'multiple',
        houseName: 'Quay House',
        dno: 1,
        isUkpnDno: true,
        addresses: { length: 24 },
      },
    ]);
  });
});

describe('the check itself sees', () => {
  const operation = operationAt('/api/get-addresses', 'get');
  const single = {
    __typename: 'single',
    mpan: null,
    postCode: 'CB1 9ZA',
    houseNo: '7',
    supplierName: null,
    dno: 1,
    isUkpnDno: true,
  };
  const breaches = (body: unknown, headers: HeadersInit = { 'Cache-Control': 'no-store' }) =>
    breachesOf(
      operation,
      new Response(JSON.stringify(body), {
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    );

  it.each([
    ['nothing wrong', [single], 0],
    ['a member that is not described', [{ ...single, secret: 1 }], 1],
    [
      'one within a group',
      [{ __typename: 'multiple', postCode: 'CB1 9ZA', addresses: [{ ...single, secret: 1 }] }],
      1,
    ],
    ['a member that is missing', [{ ...single, dno: undefined }], 1],
    ['a postcode in another form', [{ ...single, postCode: 'CB19ZA' }], 1],
    ['one object instead of a list', single, 1],
  ])('%s', async (_, body, least) => {
    const found = await breaches(body);
    if (least === 0) expect(found).toEqual([]);
    else expect(found.length).toBeGreaterThanOrEqual(least);
  });

  it('a header that is missing or another', async () => {
    expect(await breaches([single], {})).toEqual(['Cache-Control is missing']);
    expect(await breaches([single], { 'Cache-Control': 'public' })).toHaveLength(1);
  });
});
