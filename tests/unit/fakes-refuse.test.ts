import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startS3Server } from '../../scripts/lib/s3-server.mjs';
import { startClamd } from '../support/clamd-server';

const SIGNED = {
  Authorization: `AWS4-HMAC-SHA256 Credential=id/20260310/eu-west-2/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${'a'.repeat(64)}`,
  'x-amz-date': '20260310T120000Z',
  'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
};
const without = (name: keyof typeof SIGNED) =>
  Object.fromEntries(Object.entries(SIGNED).filter(([one]) => one !== name));

it.each<[string, Record<string, string>, string, number]>([
  ['takes a signed file', SIGNED, '/box/a', 200],
  [
    'takes the hash of what came',
    { ...SIGNED, 'x-amz-content-sha256': createHash('sha256').update('body').digest('hex') },
    '/box/a',
    200,
  ],
  ['refuses another hash', { ...SIGNED, 'x-amz-content-sha256': 'b'.repeat(64) }, '/box/a', 400],
  ['refuses a file without a signature', without('Authorization'), '/box/a', 403],
  ['refuses a file without a hash', without('x-amz-content-sha256'), '/box/a', 400],
  ['refuses a file without a date', without('x-amz-date'), '/box/a', 403],
  ['refuses a name of more than 1024 bytes', SIGNED, `/box/${'a'.repeat(1025)}`, 400],
  ['knows no other bucket', SIGNED, '/other/a', 404],
])('the store of tests %s', async (_, headers, path, status) => {
  const server = await startS3Server('box');
  onTestFinished(server.close);
  expect((await fetch(server.url + path, { method: 'PUT', headers, body: 'body' })).status).toBe(
    status,
  );
});

const framed = (...pieces: string[]) =>
  Buffer.concat([
    Buffer.from('zINSTREAM\0'),
    ...[...pieces, ''].flatMap((piece) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(Buffer.byteLength(piece));
      return [length, Buffer.from(piece)];
    }),
  ]);

it.each([
  ['takes what is no longer than it may be', framed('12345', '67890'), 'stream: OK'],
  ['refuses what is longer', framed('12345', '678901'), 'INSTREAM size limit exceeded. ERROR'],
  ['knows no other command', Buffer.from('zSTREAM\0'), 'UNKNOWN COMMAND'],
])('the scanner of tests %s', async (_, sent, message) => {
  const server = await startClamd({ port: 0 }, undefined, { mostBytes: 10 });
  onTestFinished(server.close);
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write(sent);
  let answer = '';
  for await (const piece of socket as AsyncIterable<Buffer>) answer += piece.toString();
  expect(answer).toBe(`${message}\0`);
});
