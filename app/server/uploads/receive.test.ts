import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { receiveForm } from './receive.server';
import { openWriter, type OpenWriter } from './stage-file.server';
import type { ReceivedForm, Unread } from './uploads';

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

function requestOf(
  ...pieces: readonly (string | Uint8Array | (() => Promise<unknown>))[]
): Request {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const piece of pieces) {
        if (typeof piece === 'function') await piece();
        else
          controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      }
      controller.close();
    },
  });
  return new Request('http://site.test/', {
    method: 'POST',
    body,
    headers: HEADERS,
    duplex: 'half',
  });
}

const received = (form: ReceivedForm | Unread): ReceivedForm => {
  if ('unread' in form) throw new Error(form.unread);
  return form;
};
const receiving = async (...how: Parameters<typeof receiveForm>) =>
  received(await receiveForm(...how));

it.each([
  ['a field', 'Content-Disposition: form-data'],
  ['a file', 'Content-Disposition: form-data; filename="a.pdf"'],
  ['a part that says nothing of itself', 'X: y'],
])('%s without a name is left out, and the rest is read', async (_name, header) => {
  const form = await receiving(
    requestOf(`--x\r\n${header}\r\n\r\nlost\r\n${part('a')}1${END}`),
    dir,
  );
  expect(form.fields).toEqual([['a', '1']]);
  expect(form.files).toEqual([]);
  expect(await readdir(dir)).toEqual([]);
});

it('reads fields and files in their order, and leaves out inputs without a file', async () => {
  const form = await receiving(
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
  const request = requestOf(
    part('file', 'a.pdf'),
    ...pieces,
    `\r\n${part('after')}still read${END}`,
  );
  request.headers.set('Content-Length', String(bytes + 200));
  const form = await receiving(request, dir);
  expect(form.files).toMatchObject([{ size, isCut }]);
  expect(form.fields).toEqual([['after', 'still read']]);
  await form.dispose();
});

it('in chunks, without a length, no more is read than the largest file and its text', async () => {
  const pieces = Array.from({ length: 30 }, () => new Uint8Array(1_000_000));
  const form = await receiveForm(requestOf(part('file', 'a.pdf'), ...pieces, END), dir);
  expect(form).toEqual({ unread: 'too-much', retryAfter: 0 });
  expect(await readdir(dir)).toEqual([]);
});

it.each([
  ['ends within a file', [part('file', 'a.pdf'), 'abc']],
  ['ends within a second file', [`${part('file', 'a.pdf')}abc\r\n${part('file', 'b.pdf')}`, 'abc']],
  ['ends within an input without a file', [part('file', ''), 'abc']],
  ['is empty', ['']],
  [
    'is cut off',
    [
      part('file', 'a.pdf'),
      'abc',
      () => sleep(20).then(() => Promise.reject(new Error('cut off'))),
    ],
  ],
] as const)('that %s leaves nothing behind', async (_, pieces) => {
  await expect(receiveForm(requestOf(...pieces), dir)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await readdir(dir).catch(() => [])).toEqual([]);
});

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

describe('a disk that takes no more [X-35]', () => {
  /** The disk is full after so many bytes of a file. */
  const fullAfter =
    (bytes: number): OpenWriter =>
    async (place) => {
      const writer = await openWriter(place);
      let left = bytes;
      return {
        ...writer,
        write: (piece) => ((left -= piece.length) < 0 ? Promise.reject(full) : writer.write(piece)),
      };
    };
  it.each<readonly [string, OpenWriter]>([
    ['at the first byte', fullAfter(0)],
    ['in the middle', fullAfter(100_000)],
    ['when the file is made', () => Promise.reject(full)],
    [
      'when the file is closed',
      async (place) => {
        const writer = await openWriter(place);
        return { ...writer, close: () => writer.close().then(() => Promise.reject(full)) };
      },
    ],
  ])('%s costs the file and no answer, and leaves nothing behind', async (_, openAt) => {
    const large = new Uint8Array(300_000);
    const body = requestOf(
      `${part('a')}1\r\n${part('file', 'a.pdf')}`,
      large,
      large,
      `\r\n${part('b')}2\r\n${part('file', 'b.pdf')}small\r\n${part('c')}3${END}`,
    );
    const form = await receiving(body, dir, { openAt });
    expect(form.fields.map(([name, value]) => name + value)).toEqual(['a1', 'b2', 'c3']);
    expect(form.files[0]).toMatchObject({ fileName: 'a.pdf', isLost: true });
    await form.dispose();
    expect(await readdir(dir)).toEqual([]);
  });

  it('folders that cannot be made cost the file alone', async () => {
    const place = path.join(dir, 'taken');
    await writeFile(place, 'a file where the folder should be');
    const form = await receiving(
      requestOf(`${part('file', 'a.pdf')}abc\r\n${part('a')}1${END}`),
      place,
    );
    expect(form).toMatchObject({ fields: [['a', '1']], files: [{ isLost: true }] });
    await form.dispose();
  });
});

it('files on their way are for nobody else to read', async () => {
  const inner = path.join(dir, 'incoming');
  const form = await receiving(requestOf(`${part('file', 'a.pdf')}abc${END}`), inner);
  const mode = async (place: string) => ((await stat(place)).mode & 0o777).toString(8);
  expect(await mode(inner)).toBe('700');
  expect(await mode(form.files[0]?.path ?? '')).toBe('600');
});

describe('text', () => {
  const field = (name: string, bytes: number) => `${part(name)}${'x'.repeat(bytes)}\r\n`;
  const TOO_MUCH = { unread: 'too-much', retryAfter: 0 };

  it('of as much as may be is read', async () => {
    const fields = Array.from({ length: 10 }, (_, index) => field(`f${index}`, 99_990));
    const form = await receiving(requestOf(...fields, END), dir);
    expect(form.fields).toHaveLength(10);
  });

  it.each([
    ['in one field', [field('a', 100_001)]],
    ['in many fields', Array.from({ length: 12 }, (_, index) => field(`f${index}`, 90_000))],
    [
      'in many names',
      Array.from({ length: 990 }, (_, index) => field(`${index}`.padStart(200, 'n'), 900)),
    ],
    ['in one name', [field('n'.repeat(201), 1)]],
    [
      'in more fields than any form has',
      Array.from({ length: 1001 }, (_, index) => field(`f${index}`, 1)),
    ],
    [
      'in more parts than any form has',
      Array.from({ length: 1200 }, () => '--x\r\nX: y\r\n\r\n\r\n'),
    ],
    ['after a file', [`${part('file', 'a.pdf')}abc\r\n`, field('a', 100_001)]],
  ])('%s is not taken, and leaves nothing behind', async (_, pieces) => {
    expect(await receiveForm(requestOf(...pieces, END), dir)).toEqual(TOO_MUCH);
    expect(await readdir(dir)).toEqual([]);
  });

  it('without end is answered while it still comes, and never held', async () => {
    const piece = new TextEncoder().encode(field('a', 90_000));
    let count = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          count += piece.length;
          if (count > 90_000_000) controller.close();
          else controller.enqueue(piece);
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request('http://site.test/', {
      method: 'POST',
      body,
      headers: HEADERS,
      duplex: 'half',
    });
    expect(await receiveForm(request, dir)).toEqual(TOO_MUCH);
    expect(count).toBeLessThan(3_000_000);
  });

  it('that stops coming is cut off', async () => {
    const never = requestOf(part('a'), () => new Promise(() => undefined));
    await expect(receiveForm(never, dir, { idleMs: 20 })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

it('a body that comes more slowly than any line, or has to give way, is told so and leaves nothing behind', async () => {
  const drops = Array.from({ length: 40 }, () => [() => sleep(5), 'x']).flat();
  const slow = await receiveForm(requestOf(part('file', 'a.pdf'), ...drops, END), dir, {
    idleMs: 60,
  });
  expect(slow).toEqual({ unread: 'too-slow', retryAfter: 0 });
  const other = new AbortController();
  const reading = receiveForm(
    requestOf(part('file', 'a.pdf'), () => sleep(10_000)),
    dir,
    { abortSignal: other.signal },
  );
  other.abort();
  expect(await reading).toEqual({ unread: 'too-slow', retryAfter: 0 });
  expect(await readdir(dir)).toEqual([]);
});
