import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { residentMb } from '../../scripts/bench/site.mjs';
import { ownSite } from '../support/own-site';
import { ask, newVisitorAddress, type Site } from '../support/server';
import { files } from '../support/upload-files';

const PAGE = '/forms/email-us/message';
const TYPE = 'multipart/form-data; boundary=x';
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const END = '--x--\r\n';

let site: Site;
let dir: string;
beforeAll(async () => {
  // The folder of files on their way cannot be used: no file can be written, and everything else can.
  dir = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
  await mkdir(path.join(dir, 'uploads'));
  await writeFile(path.join(dir, 'uploads', 'incoming'), '');
  site = await ownSite({ DATA_DIR: dir, NODE_OPTIONS: '--max-old-space-size=512' });
}, 120_000);
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Posts a part up to `times` times, for as long as nothing is answered; gives the status. */
function postParts(
  url: string,
  part: string,
  { times, ...headers }: { times: number; [header: string]: string | number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const post = httpRequest(url, {
      method: 'POST',
      headers: { 'X-Forwarded-For': newVisitorAddress(), ...headers },
    });
    let sent = 0;
    let isAnswered = false;
    const go = () => {
      while (!isAnswered && sent < times) {
        sent += 1;
        if (!post.write(part)) return void post.once('drain', go);
      }
      if (!isAnswered) post.end();
    };
    post.on('response', ({ statusCode = 0 }) => {
      isAnswered = true;
      resolve(statusCode);
      post.destroy();
    });
    post.on('error', (error) => (isAnswered ? undefined : reject(error)));
    go();
  });
}

/** Everything that comes on one connection until the second answer is there. */
function talk(url: string, first: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(first);
      socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    });
    let heard = '';
    socket.on('data', (piece) => {
      heard += String(piece);
      if ((heard.match(/HTTP\/1\.1 /g) ?? []).length === 2) socket.destroy();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

describe('text without end', () => {
  it('in eight posts at once is refused one by one, and a small process stays alive', async () => {
    const part = field('message', 'x'.repeat(90_000));
    const how = { times: 1000, 'Content-Type': TYPE, 'Content-Length': 1000 * part.length };
    const statuses = await Promise.all(
      Array.from({ length: 8 }, () => postParts(site.url + PAGE, part, how)),
    );
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 413));
    expect((await ask(`${site.url}/healthz`)).status).toBe(200);
    expect((await ask(site.url + PAGE)).status).toBe(200);
  });

  it.each([
    [TYPE, 'The answers on this page are longer than a form may be'],
    ['multipart/form-data', 'That was too large'],
    ['multipart/form-data-of-mine', 'That was too large'],
  ])('of the type %s is said in words, and the connection goes on', async (type, words) => {
    const body = field('message', 'x'.repeat(90_000)).repeat(30) + END;
    const head = `POST ${PAGE} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const heard = await talk(site.url, head + body);
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    expect(heard).toContain(words);
  });
});

describe('300 MB in chunks', () => {
  it.each([
    ['/supplier-and-mpan/form', 'multipart/form-data'],
    ['/supplier-and-mpan/form', TYPE],
    [PAGE, 'multipart/form-data'],
    [PAGE, TYPE],
    ['/forms/email-us/check//', TYPE],
    ['/forms/email-us/check', 'multipart/form-data ; boundary=x'],
    ['/cookies', 'text/plain'],
  ])('to %s as %s end with 413 and take no memory', async (target, type) => {
    await ask(site.url + target);
    const before = await residentMb(site.pid);
    const chunk = 'x'.repeat(1_000_000);
    const how = { times: 300, 'Content-Type': type };
    expect(await postParts(site.url + target, chunk, how)).toBe(413);
    const after = await residentMb(site.pid);
    if (before === null || after === null)
      process.stdout.write('NOT MEASURED: memory, because this system has no /proc\n');
    else expect(after - before).toBeLessThan(40);
  });
});

describe('a disk that takes no file [L-772]', () => {
  const withFile = (fields: readonly (readonly [string, string])[], name: string) => {
    const body = new FormData();
    for (const [field, value] of fields) body.append(field, value);
    body.append(name, new Blob([new Uint8Array(files.jpg)]), 'meter.jpg');
    return body;
  };

  it('costs a form the file and no answer', async () => {
    const body = withFile([['message', 'The lamp hums']], 'files.file');
    const answer = await ask(site.url + PAGE, { method: 'POST', body });
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain(
      'Sorry, your file could not be uploaded. Please try again. Your answers are kept.',
    );
    expect(page).toContain('The lamp hums');
    const cookie = (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    const again = await ask(site.url + PAGE, { headers: { Cookie: cookie } });
    expect(await again.text()).toContain('The lamp hums');
  });

  it('costs the form of the finder the file and no answer', async () => {
    const body = withFile([['additionalComments', 'Behind the stairs']], 'files');
    const answer = await ask(`${site.url}/supplier-and-mpan/form`, { method: 'POST', body });
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('Behind the stairs');
    expect(page).toContain('We could not keep meter.jpg.');
  });

  it('is an answer of the API, and leaves nothing behind', async () => {
    const opened = await ask(`${site.url}/api/file-upload`);
    const { returnObject } = (await opened.json()) as { returnObject: string };
    const cookie = (opened.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    const answer = await ask(`${site.url}/api/storage/upload/${returnObject}/-1`, {
      method: 'POST',
      body: withFile([], 'file'),
      headers: { Cookie: cookie },
    });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
      502,
      'unavailable',
    ]);
    expect(await readdir(path.join(dir, 'uploads', 'kept'))).toEqual([]);
  });
});
