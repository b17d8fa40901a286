import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { afterAll, describe, expect, it } from 'vitest';
import {
  AT,
  denseStreets,
  streetTile,
  writeMbtiles,
  writePmtiles,
} from '../../../../tests/support/street-tiles';
import { drawStreets } from '~/domain/map/draw-streets';
import type { MapView } from '~/domain/map/view';
import { demoPlaces, demoSectors } from '#demo/places/places';
import { createDrawings, type Drawings } from '~/server/lib/drawings.server';
import { createLimiter } from '~/server/lib/rate-limit.server';
import type { Streets } from './port';
import { createStreetTiles } from './create.server';
import { demoStreets } from '#demo/streets-tiles.server';
import { MOST_DRAWN, readStreets } from './read.server';
import { answerTile } from './tile.server';

const folder = mkdtempSync(path.join(tmpdir(), 'streets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

writeMbtiles(file('omt.mbtiles'), streetTile('openmaptiles', 'Tile Street'), {
  format: 'pbf',
  attribution: '<a href="https://osm.example">&copy; OpenStreetMap</a> contributors',
});
writeMbtiles(file('zoomstack.mbtiles'), streetTile('zoomstack', 'Survey Lane'), { format: 'pbf' });
writeMbtiles(file('pictures.mbtiles'), new Uint8Array(), { format: 'png' });
writePmtiles(
  file('streets.pmtiles'),
  zxyToTileId(AT.z, AT.x, AT.y),
  streetTile('openmaptiles', 'Archive Road'),
  {
    attribution: 'Survey',
  },
);
writeFileSync(file('nonsense.mbtiles'), 'nonsense');

const logger = { info: () => {}, warn: () => {} };
const view: MapView = { centre: { lat: 52.207, lng: 0.118 }, zoom: 14, width: 420, height: 270 };

describe('the streets of a file', () => {
  it.each([
    ['omt.mbtiles', 'Tile Street', '© OpenStreetMap contributors'],
    ['zoomstack.mbtiles', 'Survey Lane', ''],
    ['streets.pmtiles', 'Archive Road', 'Survey'],
  ])('%s are drawn with their names, and say whose they are', async (name, street, attribution) => {
    const streets = await createStreetTiles({ MAP_TILES: file(name) }, demoStreets, logger);
    expect(streets).toMatchObject({ minZoom: 14, maxZoom: 14, attribution });
    const read = streets && (await readStreets(streets, view));
    const drawn = read && drawStreets(read, view, [street.toUpperCase()]);
    expect(drawn?.lines).toMatchObject([{ kind: 'street' }]);
    expect(drawn?.names).toMatchObject([{ text: street, isAffected: true }]);
    expect(drawn?.affected).toMatch(/^M-?\d/);
  });

  it.each(['nonsense.mbtiles', 'pictures.mbtiles', 'absent.mbtiles', 'nonsense.pmtiles'])(
    '%s stops the start with a sentence',
    (name) =>
      expect(createStreetTiles({ MAP_TILES: file(name) }, demoStreets, logger)).rejects.toThrow(
        /^MAP_TILES is wrong: .*cannot be read/,
      ),
  );

  it('there are none under real power cuts, unless a file is named', async () => {
    expect(
      await createStreetTiles({ INCIDENTS_URL: 'https://operator.example' }, demoStreets, logger),
    ).toBeNull();
    expect(
      await createStreetTiles({ OPERATOR_URL: 'https://operator.example' }, demoStreets, logger),
    ).toBeNull();
    expect(await createStreetTiles({}, demoStreets, logger)).not.toBeNull();
  });
});

it('draws of dense tiles what a picture has room for: main roads before lesser ones, and nothing beside the view', async () => {
  const streets = denseStreets();
  const read = await readStreets(streets, view);
  const points = read!.lines.flatMap((line) => line.points);
  expect(points.length).toBeLessThanOrEqual(MOST_DRAWN);
  expect(points.length).toBeGreaterThan(MOST_DRAWN / 2);
  expect(read!.lines.at(-1)?.kind).toBe('motorway');
  const isBeside = (line: (typeof read & object)['lines'][number]) =>
    line.points.every(
      ({ x, y }) => x < -20 || y < -20 || x > view.width + 20 || y > view.height + 20,
    );
  expect(read!.lines.filter(isBeside)).toEqual([]);
});

describe('/tiles', () => {
  const ask = async (z: string, x: string, y: string, headers: Record<string, string> = {}) =>
    answerTile(
      new Request('http://site.test/tiles', { headers }),
      { z, x, y },
      await createStreetTiles({ MAP_TILES: file('omt.mbtiles') }, demoStreets, logger),
    );
  it('answers a tile, gzipped for whoever takes that, for a day, and says when it is the same', async () => {
    const answer = await ask('14', String(AT.x), String(AT.y), { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers.get('Content-Type')).toBe('application/vnd.mapbox-vector-tile');
    expect(answer.headers.get('Cache-Control')).toContain('max-age=86400');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer()))).toEqual(
      Buffer.from(streetTile('openmaptiles', 'Tile Street')),
    );
    const plain = await ask('14', String(AT.x), String(AT.y), { 'Accept-Encoding': 'gzip;q=0' });
    expect([plain.headers.get('Content-Encoding'), plain.headers.get('Vary')]).toEqual([
      null,
      'Accept-Encoding',
    ]);
    expect(Buffer.from(await plain.arrayBuffer())).toEqual(
      Buffer.from(streetTile('openmaptiles', 'Tile Street')),
    );
    const tag = answer.headers.get('ETag') ?? '';
    expect((await ask('14', String(AT.x), String(AT.y), { 'If-None-Match': tag })).status).toBe(
      304,
    );
  });
  it.each([
    ['14', '1', '1', 204],
    ['3', '9', '1', 404],
    ['x', '1', '1', 404],
    ['14', '-1', '1', 404],
    ['99', '1', '1', 404],
    ['14', '1.5', '1', 404],
  ])('%s/%s/%s is %s', async (z, x, y, status) => expect((await ask(z, x, y)).status).toBe(status));
});

describe('the work of /tiles', () => {
  const tile = () => new Promise<null>((resolve) => setImmediate(() => resolve(null)));
  const ask = (streets: Streets, drawings: Drawings, x: number, caller = '192.0.2.80') =>
    answerTile(
      new Request('http://site.test/tiles', { headers: { 'x-peer-address': caller } }),
      { z: '14', x: String(x), y: '5396' },
      streets,
      drawings,
    );
  it('is done once for all who ask, kept, and counted', async () => {
    const asked: number[] = [];
    const streets: Streets = {
      tile: (_, x) => (asked.push(x), tile()),
      minZoom: 14,
      maxZoom: 14,
      attribution: '',
    };
    const drawings = createDrawings({
      limiter: createLimiter({ perMinute: 1, burst: 2 }),
      clock: () => 0,
      now: () => 0,
    });
    const statuses = async (...answers: Promise<Response>[]) =>
      (await Promise.all(answers)).map(({ status }) => status);
    expect(await statuses(ask(streets, drawings, 1), ask(streets, drawings, 1))).toEqual([
      204, 204,
    ]);
    expect(await statuses(ask(streets, drawings, 1))).toEqual([204]);
    await ask(streets, drawings, 2);
    expect(asked).toEqual([1, 2]);
    await expect(ask(streets, drawings, 3)).rejects.toMatchObject({ status: 429 });
    expect(await statuses(ask(streets, drawings, 3, '192.0.2.81'))).toEqual([204]);
  });
});

describe('the streets of the demonstration', () => {
  const streets = demoStreets();
  it('are those that its addresses lie on', async () => {
    for (const sector of ['CB1 9', 'CB1 1', 'NR2 9', 'SE1 9', 'BN1 2', 'TN1 9']) {
      const place = demoSectors().find((one) => one.sector === sector);
      const wanted = demoPlaces()
        .filter(({ postcode }) => postcode.startsWith(sector))
        .map(({ street }) => street);
      const read = place && (await readStreets(streets, { ...view, centre: place, zoom: 15 }));
      const names = new Set(read?.named.map(({ name }) => name));
      expect(wanted.length).toBeGreaterThan(0);
      for (const street of wanted) expect([...names], sector).toContain(street);
    }
  });
  it('are the same every time, and end where the sea is', async () => {
    const tile = await streets.tile(AT.z, AT.x, AT.y);
    expect(await demoStreets().tile(AT.z, AT.x, AT.y)).toEqual(tile);
    expect(await readStreets(streets, { ...view, centre: { lat: 52.6, lng: 1.9 } })).toMatchObject({
      areas: [],
    });
  });
});
