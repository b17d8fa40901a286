import { describe, expect, it } from 'vitest';
import { demoPlaces } from '#demo/places/places';
import { expandGroups } from '~/domain/address-search';
import { createHttpClient } from '~/server/lib/http-client.server';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { OS_KEY, osPlacesService } from '../../../../tests/support/services/os-places';
import { overOsPlaces } from '../../../../tests/support/services/over-os-places';
import { quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { createOsPlaces } from './os-places.server';

const undo = undoAfterEach();
const some = demoPlaces().filter(({ postcode }) => postcode.endsWith('9ZA'));

describe('OS Places', () => {
  it.each([400, 404, 429, 500])('that answers %d fails as unavailable', async (status) => {
    const { directory } = await overOsPlaces(some, undo, { answer: () => status });
    for (const value of ['CB1 9ZA', 'Lantern Street, Cambridge'])
      await expect(directory.search({ value })).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('fails as unavailable with a wrong key', async () => {
    const { directory } = await overOsPlaces(some, undo, { key: 'another' });
    await expect(directory.search({ value: 'CB1 9ZA' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('is asked page by page for a postcode of more than a hundred addresses', async () => {
    const [tower] = some.filter(({ postcode }) => postcode === 'CM1 9ZA');
    const [flat] = tower?.premises ?? [];
    if (!tower || !flat) throw new Error('There is no block of flats.');
    const premises = Array.from({ length: 230 }, (_, index) => ({
      ...flat,
      houseNo: `Flat ${index + 1}`,
    }));
    const service = osPlacesService([{ ...tower, premises }], () => ({ lat: 51.73, lng: 0.47 }));
    const asked: string[] = [];
    const server = await serveOnLoopback((request) => {
      asked.push(new URL(request.url).searchParams.get('offset') ?? '');
      return service(request);
    });
    undo.push(server.close);
    const directory = createOsPlaces({
      client: createHttpClient({ name: 'OS Places', baseUrl: server.url }),
      key: OS_KEY,
      logger: quietLogger,
      regionAt: async () => 1,
    });
    expect(expandGroups(await directory.search({ value: 'CM1 9ZA' }))).toHaveLength(230);
    expect(asked).toEqual(['0', '100', '200']);
  });

  it('finds an address with a typing mistake', async () => {
    const { directory } = await overOsPlaces(some, undo);
    const found = await directory.search({ value: '7 Orchard Row, Cambridg, CB1 9ZZ' });
    expect(found.map(({ fullAddress }) => fullAddress)).toContain(
      '7 Orchard Row, Cambridge, CB1 9ZA',
    );
  });

  const point = {
    UPRN: '1',
    POSTCODE: 'CB1 9ZA',
    POST_TOWN: 'CAMBRIDGE',
    THOROUGHFARE_NAME: 'ORCHARD ROW',
    LAT: 52.2,
    LNG: 0.13,
  };
  const read = async (...points: object[]) => {
    const results = points.map((one) => ({ DPA: { ...point, ...one } }));
    const answer = { header: { totalresults: results.length }, results };
    const directory = createOsPlaces({
      client: { getJson: async (_, schema) => schema.parse(answer) },
      key: OS_KEY,
      logger: quietLogger,
      regionAt: async () => 1,
    });
    return directory.search({ value: 'CB1 9ZA' });
  };

  it.each<[object, string | null, string | null, string]>([
    [{ BUILDING_NUMBER: '7' }, '7', null, '7 Orchard Row, Cambridge, CB1 9ZA'],
    [{ BUILDING_NUMBER: 7 }, '7', null, '7 Orchard Row, Cambridge, CB1 9ZA'],
    [{ BUILDING_NAME: '12A' }, '12A', null, '12A Orchard Row, Cambridge, CB1 9ZA'],
    [{ BUILDING_NAME: '12-14' }, '12-14', null, '12-14 Orchard Row, Cambridge, CB1 9ZA'],
    [
      { BUILDING_NAME: 'ROSE COTTAGE' },
      null,
      'Rose Cottage',
      'Rose Cottage, Orchard Row, Cambridge, CB1 9ZA',
    ],
    [
      { SUB_BUILDING_NAME: 'FLAT 2B', BUILDING_NAME: 'QUAY HOUSE', BUILDING_NUMBER: '4' },
      'Flat 2B',
      'Quay House',
      'Flat 2B, Quay House, 4 Orchard Row, Cambridge, CB1 9ZA',
    ],
    [
      { SUB_BUILDING_NAME: 'FLAT 2', BUILDING_NUMBER: '4' },
      'Flat 2',
      '4 Orchard Row',
      'Flat 2, 4 Orchard Row, Cambridge, CB1 9ZA',
    ],
    [
      { ORGANISATION_NAME: "KING'S BAKERY", BUILDING_NUMBER: '1' },
      '1',
      null,
      "King's Bakery, 1 Orchard Row, Cambridge, CB1 9ZA",
    ],
    [
      { ORGANISATION_NAME: 'TOWN HALL' },
      null,
      'Town Hall',
      'Town Hall, Orchard Row, Cambridge, CB1 9ZA',
    ],
    [
      {
        BUILDING_NUMBER: '3',
        DEPENDENT_THOROUGHFARE_NAME: 'THE MEWS',
        DEPENDENT_LOCALITY: 'NEWTON-ON-THE-MOOR',
        POST_TOWN: 'ST IVES',
      },
      '3',
      null,
      '3 The Mews, Orchard Row, Newton-on-the-Moor, St Ives, CB1 9ZA',
    ],
  ])('%j is house %s, building %s: %s', async (more, houseNo, houseName, fullAddress) => {
    expect(await read(more)).toEqual([
      expect.objectContaining({ houseNo, houseName, fullAddress, mpan: null, dno: 1 }),
    ]);
  });

  it('leaves out what it cannot read, and what comes twice', async () => {
    const entries = [{}, { POSTCODE: 'NOWHERE' }, { LAT: 'north' }, { BUILDING_NUMBER: '7' }, {}];
    expect((await read(...entries)).map(({ fullAddress }) => fullAddress)).toEqual([
      '7 Orchard Row, Cambridge, CB1 9ZA',
      'Orchard Row, Cambridge, CB1 9ZA',
    ]);
  });
});
