import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiSite, type ApiSite } from '../../support/api-site';
import { breachesOf, operationAt } from '../../support/openapi';
import { files } from '../../support/upload-files';

const SESSION = operationAt('/api/file-upload', 'get');
const REMOVE = operationAt('/api/file-upload', 'delete');
const UPLOAD = operationAt('/api/storage/upload/{sessionId}/-1', 'post');
const NOBODYS = 'c0ffee00-0000-4000-8000-000000000000';
const LARGEST = 20_971_520;

let site: ApiSite;
beforeAll(async () => {
  site = await apiSite();
}, 60_000);

let cookie: string;
let session: string;
const withCookie = (more: Record<string, string> = {}) => ({ Cookie: cookie, ...more });

async function openSession(): Promise<Response> {
  const answer = await site.ask('/api/file-upload');
  cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  return answer;
}
beforeEach(async () => {
  session = ((await (await openSession()).json()) as { ReturnObject: string }).ReturnObject;
});

/** A multipart body with its length, as browsers send it. */
const formOf = (...given: readonly (readonly [string, Uint8Array, string?])[]): FormData => {
  const body = new FormData();
  for (const [name, bytes, field = 'file'] of given)
    body.append(field, new Blob([bytes as BlobPart]), name);
  return body;
};
const post = (body: BodyInit, headers: Record<string, string> = withCookie(), id = session) =>
  site.ask(`/api/storage/upload/${id}/-1`, { method: 'POST', body, headers });
const remove = (query: Record<string, string>, headers = withCookie()) =>
  site.ask(`/api/file-upload?${new URLSearchParams(query).toString()}`, {
    method: 'DELETE',
    headers,
  });

const bodyOf = async (answer: Response) => (await answer.clone().json()) as Record<string, unknown>;
const keptFiles = () =>
  readdir(path.join(process.env.DATA_DIR ?? '', 'uploads', 'kept')).catch(() => []);
const waiting = () =>
  readdir(path.join(process.env.DATA_DIR ?? '', 'uploads', 'incoming')).catch(() => []);

describe('an upload session [L-454]', () => {
  it('comes from the server, in both spellings, and is bound to the visitor by a cookie [L-446]', async () => {
    const answer = await openSession();
    expect(answer.status).toBe(200);
    expect(await breachesOf(SESSION, answer)).toEqual([]);
    const { ReturnObject, returnObject } = await bodyOf(answer);
    expect(returnObject).toBe(ReturnObject);
    expect(answer.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('stores a file and removes it again, once and twice [L-346, L-349, L-452, L-545 to L-547]', async () => {
    const answer = await post(formOf(['meter.jpg', files.jpg]));
    expect(answer.status).toBe(200);
    expect(await breachesOf(UPLOAD, answer)).toEqual([]);
    const { returnObject, ReturnObject } = await bodyOf(answer);
    expect(ReturnObject).toEqual(returnObject);
    const [file] = returnObject as { id: string; name: string }[];
    expect(file).toMatchObject({
      displayName: 'meter.jpg',
      type: 'image/jpeg',
      size: files.jpg.length,
    });
    expect(file?.name).toBe(`${file?.id}-meter.jpg`);
    expect(await keptFiles()).toContain(file?.id);
    for (let times = 0; times < 2; times += 1) {
      const gone = await remove({ sessionId: session, fileId: file?.id ?? '' });
      expect(gone.status).toBe(204);
      expect(await breachesOf(REMOVE, gone)).toEqual([]);
    }
    expect(await keptFiles()).not.toContain(file?.id);
    expect(await waiting()).toEqual([]);
  });

  it(
    'takes a thousand small files one after another, and none beyond what one visitor may have [X-34]',
    { timeout: 120_000 },
    async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 1000; count += 1) {
        if (count % 60 === 0)
          session = ((await (await openSession()).json()) as { ReturnObject: string }).ReturnObject;
        statuses.push((await post(formOf([`${count}.gif`, files.gif]))).status);
      }
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      const beyond = [];
      for (let count = 0; count < 65; count += 1)
        beyond.push((await post(formOf(['x.gif', files.gif]))).status);
      expect(beyond.slice(-5)).toEqual([413, 413, 413, 413, 413]);
      expect(await waiting()).toEqual([]);
    },
  );
});

describe('refuses [L-598]', () => {
  const cases: readonly (readonly [string, () => FormData, number, string, string])[] = [
    [
      'more than one file',
      () => formOf(['a.jpg', files.jpg], ['b.exe', Buffer.alloc(0)]),
      400,
      'too-many-files',
      'Please select one file at a time',
    ],
    [
      'an empty file',
      () => formOf(['a.exe', Buffer.alloc(0)]),
      400,
      'empty-file',
      'a.exe is empty. Please select another file.',
    ],
    [
      'another kind',
      () => formOf(['a.exe', files.program]),
      400,
      'unsupported-file',
      'a.exe is not a JPEG, PNG or GIF picture, a PDF, an Office file or a DWG',
    ],
    [
      'a renamed program',
      () => formOf(['a.pdf', files.program]),
      400,
      'unsupported-file',
      'a.pdf is not a JPEG, PNG or GIF picture, a PDF, an Office file or a DWG',
    ],
    [
      'a plain zip',
      () => formOf(['a.docx', files.zip]),
      400,
      'unsupported-file',
      'a.docx is not a JPEG, PNG or GIF picture, a PDF, an Office file or a DWG',
    ],
    [
      'one byte too much',
      () =>
        formOf(['a.pdf', Buffer.concat([files.pdf, Buffer.alloc(LARGEST + 1 - files.pdf.length)])]),
      413,
      'too-large',
      'a.pdf is larger than 20 MB, which is the most we can take.',
    ],
    [
      'another field',
      () => formOf(['a.jpg', files.jpg, 'photo']),
      400,
      'missing',
      'file is required',
    ],
    ['no file', () => formOf(), 400, 'missing', 'file is required'],
  ];
  it.each(cases)('%s', async (_, form, status, error, message) => {
    const before = await keptFiles();
    const answer = await post(form());
    expect(await breachesOf(UPLOAD, answer)).toEqual([]);
    expect([answer.status, await bodyOf(answer)]).toEqual([
      status,
      { error, message, field: 'file' },
    ]);
    expect(await keptFiles()).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  it('what would be too large together', async () => {
    const half = (bytes: number) =>
      formOf(['a.png', Buffer.concat([files.png, Buffer.alloc(bytes)])]);
    expect((await post(half(12_000_000))).status).toBe(200);
    expect((await post(half(9_000_000))).status).toBe(413);
    expect((await post(half(8_000_000))).status).toBe(200);
  });

  it.each([
    ['no cookie', async () => post(formOf(['a.jpg', files.jpg]), {})],
    [
      'a cookie that was tampered with',
      async () => post(formOf(['a.jpg', files.jpg]), { Cookie: cookie.replace(/.$/, '~') }),
    ],
    ['a session of nobody', async () => post(formOf(['a.jpg', files.jpg]), withCookie(), NOBODYS)],
    [
      'a session that is none',
      async () => post(formOf(['a.jpg', files.jpg]), withCookie(), '..%2f..%2fetc'),
    ],
    [
      'another visitor',
      async () => {
        const other = await openSession();
        return post(formOf(['a.jpg', files.jpg]), {
          Cookie: other.headers.get('Set-Cookie')?.split(';')[0] ?? '',
        });
      },
    ],
    [
      'removing without a cookie',
      async () => remove({ sessionId: session, fileId: 'abc' }, { Cookie: '' }),
    ],
    [
      'removing from a session of nobody',
      async () => remove({ sessionId: NOBODYS, fileId: 'abc' }),
    ],
  ])('%s: 404', async (_, work) => {
    const answer = await work();
    expect(answer.status).toBe(404);
    expect(await breachesOf(answer.url.includes('file-upload') ? REMOVE : UPLOAD, answer)).toEqual(
      [],
    );
  });

  it.each(['../../site.db', 'a/b', '', 'x'.repeat(65), 'a b', '%2e%2e'])(
    'removing %j: 400',
    async (fileId) => {
      const answer = await remove({ sessionId: session, fileId });
      expect(answer.status).toBe(400);
      expect(await breachesOf(REMOVE, answer)).toEqual([]);
    },
  );

  it.each([
    ['nothing', ''],
    ['no form', '{"file":1}'],
    [
      'a form that ends early',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
    ],
    ['headers without end', `--x\r\nContent-Disposition: ${'y'.repeat(100_000)}`],
  ])('a body that is %s', async (_, body) => {
    const answer = await post(
      body,
      withCookie({ 'Content-Type': 'multipart/form-data; boundary=x' }),
    );
    expect(answer.status).toBe(400);
    expect(await breachesOf(UPLOAD, answer)).toEqual([]);
    expect(await waiting()).toEqual([]);
    const other = await post(body, withCookie({ 'Content-Type': 'application/json' }));
    expect([other.status, (await bodyOf(other)).error]).toEqual([400, 'malformed']);
  });

  it('too many at once: 429 with the time to wait', async () => {
    const headers = withCookie({ 'x-peer-address': 'somebody in a hurry' });
    let last = await post(formOf(['a.exe', files.program]), headers);
    for (let calls = 0; calls < 100 && last.status === 400; calls += 1)
      last = await post(formOf(['a.exe', files.program]), headers);
    expect(last.status).toBe(429);
    expect(await breachesOf(UPLOAD, last)).toEqual([]);
  });

  it('any other method', async () => {
    for (const [target, method] of [
      ['/api/file-upload', 'PUT'],
      [`/api/storage/upload/${session}/-1`, 'DELETE'],
    ] as const)
      expect((await site.ask(target, { method })).status).toBe(405);
    expect((await site.ask(`/api/storage/upload/${session}/-1`)).status).toBe(405);
  });
});

it('a connection that is cut off leaves nothing behind', async () => {
  const start = Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
  );
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(start);
      controller.enqueue(files.jpg);
      setTimeout(() => controller.error(new Error('cut off')), 50);
    },
  });
  const before = await keptFiles();
  const headers = withCookie({ 'Content-Type': 'multipart/form-data; boundary=x' });
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  expect((await site.ask(`/api/storage/upload/${session}/-1`, init)).status).toBe(400);
  expect(await waiting()).toEqual([]);
  expect(await keptFiles()).toEqual(before);
});
