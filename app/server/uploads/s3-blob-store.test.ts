import { createServer, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startS3Server } from '../../../scripts/lib/s3-server.mjs';
import { photo, stage, uploadPlace } from '../../../tests/support/upload-places';
import { createS3BlobStore } from './s3-blob-store.server';
import { listenLocally } from '../../../scripts/lib/serve.mjs';

const place = uploadPlace();
const PLACE = { bucket: 'uploads', region: 'eu-west-2', prefix: '', key: { id: 'a', secret: 'b' } };
const UNAVAILABLE = { kind: 'unavailable' };

async function blobsBehind(answer: RequestListener, patienceMs?: number) {
  const server = createServer(answer);
  const port = await listenLocally(server);
  place.undo.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${port}`;
  return createS3BlobStore({ ...PLACE, endpoint, ...(patienceMs && { patienceMs }) });
}

it('a store of S3 that is away is unavailable, and nothing begun is left on it', async () => {
  const server = await startS3Server('uploads');
  place.undo.push(server.close);
  const blobs = await createS3BlobStore({ ...PLACE, endpoint: server.url });
  const { path: file } = await stage(place, photo(12_000_000), 'a.png');
  await blobs.put('a.png', file, 'image/png');
  expect(server.begun.size).toBe(0);
  expect(server.objects.get('a.png')?.length).toBe(12_000_000);
  server.fail();
  for (const work of [
    () => blobs.put('b.png', file, 'image/png'),
    () => blobs.open('a.png'),
    () => blobs.remove('a.png'),
  ])
    await expect(work()).rejects.toMatchObject(UNAVAILABLE);
});

it('a store of S3 that takes connections and hangs is given up while a visitor still waits', async () => {
  const blobs = await blobsBehind(() => undefined, 100);
  const { path: file } = await stage(place, photo(1000), 'a.png');
  // Without a limit of its own it would outlast this test.
  await expect(blobs.put('a.png', file, 'image/png')).rejects.toMatchObject(UNAVAILABLE);
});

/** Far more than anybody asked for; `most` is the most that one caller took of it. */
async function pouring(status: number) {
  const piece = Buffer.alloc(100_000, ' ');
  const taken: number[] = [];
  const blobs = await blobsBehind((request, response) => {
    const caller = taken.push(0) - 1;
    request.resume();
    response.writeHead(status);
    const pour = () => {
      for (let more = true; more && !response.destroyed && (taken[caller] ?? 0) < 60_000_000;) {
        taken[caller] = (taken[caller] ?? 0) + piece.length;
        more = response.write(piece);
      }
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  });
  return { blobs, most: () => Math.max(...taken) };
}
/** What lies between the two, in buffers of the system. */
const UNDER_WAY = 8_000_000;

it.each([200, 404, 500])(
  'a store of S3 that answers %i and then without end is cut off',
  async (status) => {
    const { blobs, most } = await pouring(status);
    const { path: file } = await stage(place, photo(1000), 'a.png');
    await expect(blobs.put('a.png', file, 'image/png')).rejects.toMatchObject(UNAVAILABLE);
    await expect(blobs.remove('a.png')).rejects.toMatchObject(UNAVAILABLE);
    expect(most()).toBeLessThan(UNDER_WAY);
  },
);

it('a file of S3 that is larger than any file we took ends in an error', async () => {
  const { blobs, most } = await pouring(200);
  const stream = await blobs.open('a.png');
  await expect(stream && buffer(stream)).rejects.toThrow(/larger/);
  expect(most()).toBeLessThan(21_000_000 + UNDER_WAY);
});
