import { describe, expect, it } from 'vitest';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { expandGroups } from '~/domain/address-search';
import { parseMpan } from '~/domain/mpan';
import { answering } from '#demo/answers.server';
import { addressAnswers } from '#demo/addresses.server';
import { createHttpClient } from '~/server/lib/http-client.server';
import type { Store } from '~/server/store/open.server';
import type { AddressDirectory, AddressQuery } from './port';
import { createAddressDirectory } from './create.server';
import { directory } from '#demo/demonstration.server';
import { demoPlaces } from '#demo/places/places';
import { createEmbeddedDirectory } from './embedded.server';
import { fillDirectory } from './fill.server';
import { createHttpDirectory } from './http.server';
import { overOsPlaces } from '../../../../tests/support/services/over-os-places';

/** The scenarios and the streets around the first of them: what is asked below, without the other forty thousand. */
const some = demoPlaces().filter(
  ({ postcode, town }) => postcode.endsWith('9ZA') || town === 'Cambridge' || town === 'London',
);
async function embedded(store: Store): Promise<AddressDirectory> {
  await fillDirectory(store.db, 'test', () => some);
  return createEmbeddedDirectory(store);
}

const undo = undoAfterEach();

async function overHttp(store: Store): Promise<AddressDirectory> {
  const server = await serveOnLoopback(answering(addressAnswers(await embedded(store))));
  undo.push(server.close);
  return createHttpDirectory(
    createHttpClient({ name: 'the directory', baseUrl: server.url, retries: 0 }),
    quietLogger,
  );
}

type Make = (store: Store) => Promise<AddressDirectory>;
/** Each with what it knows: OS Places knows no meter points, and no network but ours. */
const adapters: readonly (readonly [string, boolean, Make])[] = [
  ['embedded', true, embedded],
  ['over HTTP', true, overHttp],
  ['of OS Places', false, async () => (await overOsPlaces(some, undo)).directory],
];

describe.each(adapters)('the directory, %s [L-309, L-789]', (_, hasMeterPoints, make) => {
  describeOnEveryStore('answers', (makeStore) => {
    it('every question alike [L-302, L-304]', async () => {
      const directory = await make(await makeStore());
      const postcode = (value: string) => directory.search({ value, isPostcodeSearchOnly: true });
      const addressesOf = async (query: AddressQuery) =>
        (await directory.search(query)).map(({ fullAddress }) => fullAddress);

      expect(await addressesOf({ value: ' cb19za' })).toEqual([
        '7 Orchard Row, Cambridge, CB1 9ZA',
        '9 Orchard Row, Cambridge, CB1 9ZA',
      ]);
      const houses = await postcode('CB2 9ZA');
      expect(houses[6]).toMatchObject({
        kind: 'single',
        houseNo: '7',
        mpan: hasMeterPoints ? '1000001902072' : null,
        dno: 1,
        isOwnNetwork: true,
        town: 'Cambridge',
        county: hasMeterPoints ? 'Cambridgeshire' : null,
      });
      expect(houses.map((house) => house.kind === 'single' && house.houseNo)).toEqual([
        '1',
        '2',
        '3',
        '4',
        '5',
        '6',
        '7',
        '8',
        '9',
        '10',
        '11',
        '12',
      ]);

      const [flats, ...others] = await postcode('CM1 9ZA');
      expect(others).toEqual([]);
      expect(flats).toMatchObject({
        kind: 'multiple',
        houseName: 'Quay House',
        fullAddress: 'Quay House, Chelmsford, CM1 9ZA',
      });
      expect(expandGroups(flats ? [flats] : []).map(({ houseNo }) => houseNo)).toEqual(
        Array.from({ length: 24 }, (__, index) => `Flat ${index + 1}`),
      );

      expect(
        (await postcode('BN4 9ZA')).map((result) => result.kind === 'single' && result.houseNo),
      ).toEqual(['2', '4', '6', ...(hasMeterPoints ? ['EXPORT'] : [])]);
      expect(await directory.searchExport('bn4 9za')).toMatchObject(
        hasMeterPoints ? [{ mpan: '1900001901051', houseNo: 'EXPORT' }] : [],
      );
      expect(await directory.searchExport('CB1 9ZA')).toEqual([]);
      expect(await postcode('CO1 9ZZ')).toEqual([]);

      expect(await directory.search({ value: '1000 0019 0107 9', isMpan: true })).toMatchObject(
        hasMeterPoints ? [{ fullAddress: '7 Orchard Row, Cambridge, CB1 9ZA' }] : [],
      );
      expect(
        await directory
          .search({ value: '1000000000005', isMpan: true })
          .catch((error: unknown) => error),
      ).toMatchObject({ kind: 'invalid', field: 'value' });

      expect(await addressesOf({ value: '4 Lantern Street, Cambridge' })).toEqual([
        expect.stringMatching(/^4 Lantern Street, Cambridge, CB1 1[A-Z]{2}$/),
        expect.stringMatching(/^4 Lantern Street, Cambridge, CB1 1/),
      ]);
      expect(await addressesOf({ value: 'cambridge lantern st' })).toContainEqual(
        expect.stringMatching(/^1 Lantern Street, Cambridge/),
      );
      expect(await addressesOf({ value: 'lantern st camb' })).toContainEqual(
        expect.stringMatching(/^1 Lantern Street, Cambridge/),
      );
      expect(await addressesOf({ value: '7 orchard row CB1' })).toEqual([
        '7 Orchard Row, Cambridge, CB1 9ZA',
      ]);
      expect(await addressesOf({ value: 'CB1 9ZA, Orchard Row 9' })).toEqual([
        '9 Orchard Row, Cambridge, CB1 9ZA',
      ]);
      expect(await addressesOf({ value: 'flat 13 quay house' })).toEqual([
        'Flat 13, Quay House, Wharf Lane, Chelmsford, CM1 9ZA',
      ]);
      expect(await addressesOf({ value: 'Quay House, Wharf La' })).toEqual([
        'Quay House, Chelmsford, CM1 9ZA',
      ]);
      expect((await addressesOf({ value: 'street london' })).length).toBeLessThanOrEqual(50);
    });

    it.each([
      ['M1 9ZA', 16, 'NORW'],
      ['B1 9ZA', 14, 'MIDE'],
      ['LS1 9ZA', 23, 'YELG'],
      ['OX1 9ZA', 20, 'SOUT'],
      ['EH1 9ZA', 18, 'SPOW'],
    ])('%s belongs to another distributor', async (value, dno, distributorMpid) => {
      const directory = await make(await makeStore());
      const found = await directory.search({ value });
      expect(found.length).toBeGreaterThan(1);
      for (const address of found)
        expect(address).toMatchObject({
          isOwnNetwork: false,
          ...(hasMeterPoints ? { dno, distributorMpid } : { distributorMpid: null }),
        });
      for (const { mpan } of expandGroups(found)) expect(parseMpan(mpan)).toBe(mpan);
    });

    it('nonsense without harm', async () => {
      const directory = await make(await makeStore());
      const question = (value: string) =>
        directory.search({ value }).then(
          (found) => found.length,
          (error: unknown) => (error as { kind: string }).kind,
        );
      const wild = [
        '%%%%%',
        '_____',
        "' or 1=1 --",
        '*****',
        'a\u0000b\u0000cd',
        '🏠🏠🏠🏠🏠',
        '\ud800\ud800\ud800\ud800\ud800',
        '．．．．．',
        '％％％％％',
        '\\\\\\\\\\',
      ];
      expect(await Promise.all(wild.map(question))).toEqual(wild.map(() => 0));
      expect(await question('orchard% r_w')).toBe(0);
      expect(await question('x'.repeat(10_000))).toBe('invalid');
      expect(await question('abc')).toBe('invalid');
      expect(await question('ZZ9 9ZZ')).toBe(0);
      for (const value of ['ZZ9 9ZZ', 'Lantern Street', 'CB1']) {
        await expect(directory.search({ value, isPostcodeSearchOnly: true })).rejects.toMatchObject(
          {
            kind: 'invalid',
            field: 'value',
          },
        );
      }
      await expect(directory.searchExport('nowhere')).rejects.toMatchObject({ kind: 'invalid' });
    });
  });
});

describe('the directory fails [J-686, J-959, L-303, L-305, L-371]', () => {
  it('as unavailable, whatever the service says', async () => {
    for (const answer of [
      new Response('<html>', { status: 200 }),
      new Response(null, { status: 404 }),
      new Response(null, { status: 400 }),
      new Response(null, { status: 500 }),
    ]) {
      const server = await serveOnLoopback(() => answer.clone());
      undo.push(server.close);
      const directory = createHttpDirectory(
        createHttpClient({ name: 'the directory', baseUrl: server.url, retries: 0 }),
        quietLogger,
      );
      await expect(directory.search({ value: 'CB1 9ZA' })).rejects.toMatchObject({
        kind: 'unavailable',
      });
    }
  });

  it('not for one bad entry [L-301, L-443]', async () => {
    const good = {
      __typename: 'single',
      mpan: null,
      postCode: 'cb1 9za',
      houseNo: '1',
      supplierName: null,
      dno: 0,
      isUkpnDno: true,
      later: 'unknown members are let be',
    };
    const list = [
      good,
      null,
      7,
      {},
      { ...good, postCode: 'nowhere' },
      { ...good, mpan: '123', dno: 16, isUkpnDno: false },
      { __typename: 'multiple', postCode: 'CB1 9ZA', addresses: [{}] },
    ];
    const server = await serveOnLoopback(() => new Response(JSON.stringify(list)));
    undo.push(server.close);
    const directory = createHttpDirectory(
      createHttpClient({ name: 'the directory', baseUrl: server.url, retries: 0 }),
      quietLogger,
    );
    expect(await directory.search({ value: 'CB1 9ZA' })).toMatchObject([
      { postcode: 'CB1 9ZA', fullAddress: '1, CB1 9ZA', isOwnNetwork: true },
      { mpan: null, dno: 16, isOwnNetwork: false },
    ]);
  });
});

describeOnEveryStore('the demonstration directory', (makeStore) => {
  it('is filled once, whole, also when two start together', async () => {
    const store = await makeStore();
    const parts = {
      env: { OPERATOR_URL: undefined, OPERATOR_KEY: undefined },
      store,
      logger: quietLogger,
      demonstration: directory,
    };
    await Promise.all([createAddressDirectory(parts), createAddressDirectory(parts)]);
    const { count } = await store.db
      .selectFrom('address')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(
      demoPlaces().reduce((sum, { premises }) => sum + premises.length, 0),
    );
  });
});
