import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStreetTiles } from '~/server/ports/streets/create.server';
import { readStreets } from '~/server/ports/streets/read.server';
import { contentOf } from '~/server/uploads/kind-of.server';
import { MEDIA_TYPES } from '~/server/uploads/kinds';
import { garbledBytes } from '../../support/mutations';
import { AT, streetTile, writeMbtiles, writePmtiles } from '../../support/street-tiles';
import { files } from '../../support/upload-files';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

it('any file of a visitor is of kinds that we know, or refused for a reason', async () => {
  const paths = [
    ...Object.keys(MEDIA_TYPES),
    'not-supported',
    'heic',
    'locked',
    'programs',
    'unreadable',
  ];
  const good = Object.values(files).filter((file) => file.length < 50_000);
  const file = path.join(dir, 'upload');
  await fc.assert(
    fc.asyncProperty(garbledBytes(good), async (bytes) => {
      await writeFile(file, bytes);
      expect(paths).toEqual(expect.arrayContaining([await contentOf(file)].flat()));
    }),
    { numRuns: 600 },
  );
});

const quiet = { info: () => {}, warn: () => {} };
it.each([
  [
    'mbtiles',
    (file: string) =>
      writeMbtiles(file, streetTile('zoomstack', 'High Street'), {
        format: 'pbf',
        attribution: 'a',
      }),
  ],
  [
    'pmtiles',
    (file: string) =>
      writePmtiles(file, 1, streetTile('openmaptiles', 'High Street'), { attribution: 'a' }),
  ],
])(
  'any file of streets (%s) is opened or refused in a sentence, and a tile of it read or not',
  async (kind, write) => {
    const original = path.join(dir, `good.${kind}`);
    write(original);
    const good = await readFile(original);
    let opened = 0;
    let count = 0;
    await fc.assert(
      fc.asyncProperty(garbledBytes([good]), async (bytes) => {
        count += 1;
        const file = path.join(dir, `${count}.${kind}`);
        await writeFile(file, bytes);
        const streets = await createStreetTiles({ MAP_TILES: file }, null, quiet).catch(
          (error: Error) => {
            expect(error.message).toMatch(/^MAP_TILES is wrong: .* cannot be read: /s);
            return null;
          },
        );
        if (streets) {
          opened += 1;
          // A tile that cannot be read rejects; the map then has none, and the route of tiles says 502.
          await streets
            .tile(AT.z, AT.x, AT.y)
            .catch((error: unknown) => expect(error).toBeInstanceOf(Error));
        }
        await rm(file, { force: true });
      }),
      { numRuns: kind === 'pmtiles' ? 60 : 120 },
    );
    expect(opened).toBeGreaterThan(0);
  },
);

it('any bytes of a tile are drawn or rejected', async () => {
  const view = { centre: { lat: 51.5, lng: 0.1 }, zoom: 14, width: 300, height: 200 };
  await fc.assert(
    fc.asyncProperty(
      garbledBytes([
        streetTile('zoomstack', 'High Street'),
        streetTile('openmaptiles', 'Low Street'),
      ]),
      async (bytes) => {
        const streets = {
          tile: async () => ({ bytes, isGzipped: false }),
          minZoom: 0,
          maxZoom: 14,
          attribution: '',
        };
        await readStreets(streets, view as never).catch((error: unknown) =>
          expect(error).toBeInstanceOf(Error),
        );
      },
    ),
    { numRuns: 300 },
  );
});
