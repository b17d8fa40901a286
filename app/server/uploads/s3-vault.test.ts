import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startS3Server } from '../../../scripts/lib/s3-server.mjs';
import { photo, stage, uploadPlace } from '../../../tests/support/upload-places';
import { createS3Vault } from './s3-vault.server';

const place = uploadPlace();
const PLACE = { bucket: 'uploads', region: 'eu-west-2', prefix: '', key: { id: 'a', secret: 'b' } };
const UNAVAILABLE = { kind: 'unavailable' };

/** The vault of a store that answers every question in this way. */
async function vaultBehind(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  place.undo.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createS3Vault({ ...PLACE, endpoint });
}

it('a store of S3 that is away is unavailable, and nothing begun is left on it', async () => {
  const server = await startS3Server('uploads');
  place.undo.push(server.close);
  const vault = await createS3Vault({ ...PLACE, endpoint: server.url });
  const { path: file } = await stage(place, photo(12_000_000), 'a.png');
  await vault.put('a.png', file, 'image/png');
  expect(server.begun.size).toBe(0);
  expect(server.objects.get('a.png')?.length).toBe(12_000_000);
  server.fail();
  for (const work of [
    () => vault.put('b.png', file, 'image/png'),
    () => vault.open('a.png'),
    () => vault.remove('a.png'),
  ])
    await expect(work()).rejects.toMatchObject(UNAVAILABLE);
});

it('a store of S3 that takes connections and hangs is given up while a visitor still waits', async () => {
  const vault = await vaultBehind(() => undefined);
  const { path: file } = await stage(place, photo(1000), 'a.png');
  // Without a limit of its own it would outlast this test.
  await expect(vault.put('a.png', file, 'image/png')).rejects.toMatchObject(UNAVAILABLE);
});

/** A store that answers this status and far more than anybody asked for; `most` is the most that one caller took of it. */
async function pouring(status: number) {
  const piece = Buffer.alloc(100_000, ' ');
  const taken: number[] = [];
  const vault = await vaultBehind((request, response) => {
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
  return { vault, most: () => Math.max(...taken) };
}
/** What lies between the two, in buffers of the system. */
const UNDER_WAY = 8_000_000;

it.each([200, 404, 500])('a store of S3 that answers %i and then without end is cut off', async (status) => {
  const { vault, most } = await pouring(status);
  const { path: file } = await stage(place, photo(1000), 'a.png');
  await expect(vault.put('a.png', file, 'image/png')).rejects.toMatchObject(UNAVAILABLE);
  await expect(vault.remove('a.png')).rejects.toMatchObject(UNAVAILABLE);
  expect(most()).toBeLessThan(UNDER_WAY);
});

it('a file of S3 that is larger than any file we took ends in an error', async () => {
  const { vault, most } = await pouring(200);
  const stream = await vault.open('a.png');
  await expect(stream && buffer(stream)).rejects.toThrow(/larger/);
  expect(most()).toBeLessThan(21_000_000 + UNDER_WAY);
});
