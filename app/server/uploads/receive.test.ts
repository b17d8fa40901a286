import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receiveForm } from './receive.server';

const LARGEST = 20_971_520;
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'receive-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const HEADERS = { 'Content-Type': 'multipart/form-data; boundary=x' };
const part = (name: string, fileName?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`;
const END = '\r\n--x--\r\n';

/** A request whose body comes in these pieces; a piece may be work to be done between them. */
function requestOf(...pieces: readonly (string | Uint8Array | (() => Promise<unknown>))[]): Request {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const piece of pieces) {
        if (typeof piece === 'function') await piece();
        else controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      }
      controller.close();
    },
  });
  return new Request('http://site.test/', { method: 'POST', body, headers: HEADERS, duplex: 'half' });
}

it('reads fields and files in their order, and leaves out inputs without a file', async () => {
  const form = await receiveForm(
    requestOf(
      `${part('a')}1\r\n${part('none', '')}\r\n${part('plan', 'Ünïcode.pdf')}first\r\n${part('a')}2\r\n${part('plan', 'b.pdf')}second${END}`,
    ),
    dir,
  );
  expect(form.fields).toEqual([
    ['a', '1'],
    ['a', '2'],
  ]);
  expect(form.files).toMatchObject([
    { field: 'plan', fileName: 'Ünïcode.pdf', size: 5, isCut: false },
    { field: 'plan', fileName: 'b.pdf', size: 6, isCut: false },
  ]);
  expect(await readFile(form.files[0]?.path ?? '', 'utf8')).toBe('first');
  await form.dispose();
  expect(await readdir(dir)).toEqual([]);
});

it.each([
  [LARGEST, LARGEST, false],
  [LARGEST + 1, LARGEST, true],
  [LARGEST + 5_000_000, LARGEST, true],
])('of %i bytes keeps %i', async (bytes, size, isCut) => {
  const piece = new Uint8Array(1_000_000);
  const pieces = Array.from({ length: Math.ceil(bytes / piece.length) }, (_, index) =>
    piece.subarray(0, Math.min(piece.length, bytes - index * piece.length)),
  );
  const form = await receiveForm(
    requestOf(part('file', 'a.pdf'), ...pieces, `\r\n${part('after')}still read${END}`),
    dir,
  );
  expect(form.files).toMatchObject([{ size, isCut }]);
  expect(form.fields).toEqual([['after', 'still read']]);
  await form.dispose();
});

it.each([
  ['ends within a file', [part('file', 'a.pdf'), 'abc']],
  ['ends within a second file', [`${part('file', 'a.pdf')}abc\r\n${part('file', 'b.pdf')}`, 'abc']],
  ['is empty', ['']],
  ['is cut off', [part('file', 'a.pdf'), 'abc', () => sleep(20).then(() => Promise.reject(new Error('cut off')))]],
] as const)('that %s leaves nothing behind', async (_, pieces) => {
  await expect(receiveForm(requestOf(...pieces), dir)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await readdir(dir).catch(() => [])).toEqual([]);
});

it('a disk that takes no more is no fault of the visitor', async () => {
  const body = requestOf(part('a'), () => rm(dir, { recursive: true }), `1\r\n${part('file', 'a.pdf')}abc${END}`);
  await expect(receiveForm(body, dir)).rejects.toMatchObject({ kind: 'unavailable' });
});
