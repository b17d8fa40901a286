import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { edgeProgram, startEdge } from '../../scripts/stack/edge.mjs';
import { ask, leave } from '../../scripts/stack/visitor.mjs';
import { listenLocally, freePort } from '../../scripts/lib/serve.mjs';

const isMissing = edgeProgram() === null;
if (isMissing)
  process.stdout.write('NOT RUN: tests/http/edge.test.ts, because there is no nginx\n');

/** What nginx does by deploy/nginx.conf, before two nodes that only say what they were asked. */
describe.skipIf(isMissing)('the edge by itself', () => {
  let dir: string;
  let edge: Awaited<ReturnType<typeof startEdge>>;
  const requests: IncomingMessage[] = [];
  /** The first that is asked reads the whole and then goes away, as a node that ends in that moment. */
  let isFirstGone = false;
  let isEachGone = false;
  let gonePort: number | null = null;
  const nodes: Server[] = [];
  const nodePorts: number[] = [];

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'edge-test-'));
    for (let count = 0; count < 2; count += 1) {
      const node = createServer((request, response) => {
        requests.push(request);
        request.resume().once('end', () => {
          if (
            isEachGone ||
            request.socket.localPort === gonePort ||
            (isFirstGone && requests.length === 1)
          )
            return void request.socket.resetAndDestroy();
          response.writeHead(200, {
            'Cache-Control': 'no-store',
            'X-Content-Type-Options': 'nosniff',
          });
          response.end(
            JSON.stringify({
              url: request.url,
              accepted: request.headers['accept-encoding'] ?? '',
            }),
          );
        });
      });
      nodePorts.push(await listenLocally(node));
      nodes.push(node);
    }
    edge = await startEdge({
      dir,
      url: `http://127.0.0.1:${await freePort()}`,
      nodePorts,
      // A node that failed in one test is asked again in the next at once.
      readText: (file: string) =>
        readFileSync(file, 'utf8').replaceAll('max_fails=1', 'max_fails=0'),
    });
  });
  beforeEach(() => {
    isFirstGone = isEachGone = false;
    gonePort = null;
    requests.length = 0;
  });
  afterAll(async () => {
    leave();
    await edge?.stop();
    for (const node of nodes) node.closeAllConnections();
    await Promise.all(nodes.map((node) => new Promise((resolve) => node.close(resolve))));
    await rm(dir, { recursive: true, force: true });
  });

  it.each(['/readyz', '/READYZ', '/Metrics', '/metrics/', '//readyz', '/%52eadyz', '/cy/readyz'])(
    'questions of machines are refused from outside in any spelling: %s',
    async (place) => {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      expect((await ask(edge.url + place, { headers })).status).toBe(403);
      expect(requests).toEqual([]);
    },
  );

  it.each([
    ['gzip;q=0', ''],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0.5', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity;q=1, *;q=0', ''],
    ['x-gzip-like', ''],
  ])('"%s" is asked of the node as "%s"', async (accepts, expected) => {
    const { body } = await ask(`${edge.url}/${encodeURIComponent(accepts)}`, {
      headers: { 'accept-encoding': accepts },
    });
    expect(JSON.parse(body.toString())).toMatchObject({ accepted: expected });
  });

  const SECURE = {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
  it('what nginx says by itself carries the headers of security: 403 and 421', async () => {
    const denied = await ask(`${edge.url}/readyz`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect([denied.status, denied.headers]).toEqual([403, expect.objectContaining(SECURE)]);
    const elsewhere = await ask(edge.url, { headers: { host: 'elsewhere.example' } });
    expect([elsewhere.status, elsewhere.headers]).toEqual([421, expect.objectContaining(SECURE)]);
  });

  it('what nginx says by itself carries the headers of security: 400', async () => {
    const { hostname, port } = new URL(edge.url);
    const output = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\n\r\n'));
      let all = '';
      socket.on('data', (part) => (all += part.toString())).once('end', () => resolve(all));
      socket.once('error', reject);
    });
    expect(output).toMatch(/^HTTP\/1.1 400 /);
    for (const [name, value] of Object.entries(SECURE))
      expect(output.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  });

  it('a header that the site says is not said twice', async () => {
    const { headers } = await ask(`${edge.url}/page`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  // Longer than what nginx reads with the headers, as a form page's answers may be.
  const key = 'one'.padEnd(20_000, '-');
  const post = (place: string, headers: Record<string, string> = {}) =>
    ask(edge.url + place, { method: 'POST', body: new URLSearchParams({ key }), headers });
  it.each<[string, Record<string, string>?]>([
    ['/power-cut/still-off'],
    ['/forms/report-a-power-cut/check'],
    ['/power-cut/search'],
    ['/power-cut/offers-page'],
    ['/supplier-and-mpan/meter-number'],
    ['/push'],
    // Its answers are saved; the page that sends a power cut form carries its key.
    ['/forms/report-a-power-cut/details'],
    ['/cy/forms/report-a-power-cut/details.data'],
    ['/api/submit-form'],
    ['/api/text-updates', { 'idempotency-key': 'a-key-of-mine' }],
    ['/api/manual-mpan-checker', { 'idempotency-key': 'a-key-of-mine' }],
  ])(
    'a post that carries a key is sent to the other node when the first one goes in the middle: %s',
    async (place, headers) => {
      isFirstGone = true;
      expect((await post(place, headers)).status).toBe(200);
      expect(requests).toHaveLength(2);
    },
  );
  const files = { 'content-type': 'multipart/form-data; boundary=x' };
  it.each<[string, Record<string, string>?]>([
    ['/preview/links'],
    ['/api/text-updates'],
    ['/api/postcode-search', { 'idempotency-key': 'a-key-of-mine' }],
    ['/api/storage/upload/x/-1', files],
    ['/forms/report-a-power-cut/details', files],
  ])('any other post is sent once, and its visitor is told: %s %j', async (place, headers) => {
    isFirstGone = true;
    const answer = await post(place, headers);
    expect([answer.status, requests.length]).toEqual([503, 1]);
    expect(answer.body.toString()).toMatch(/tel:105|unavailable/);
  });

  it.each(['/power-cut/still-off', '/forms/report-a-power-cut/details'])(
    'a post that no node answers gets the page of the edge: %s',
    async (place) => {
      isEachGone = true;
      const answer = await post(place);
      expect([answer.status, requests.length]).toEqual([503, 3]);
      expect(answer.body.toString()).toContain('tel:105');
    },
  );

  it('a node that failed once is asked all the same when the other one goes', async () => {
    const strict = await startEdge({
      dir: path.join(dir, 'strict'),
      url: `http://127.0.0.1:${await freePort()}`,
      nodePorts,
      readText: (file: string) => readFileSync(file, 'utf8'),
    });
    const statusOf = async () => (await ask(`${strict.url}/page`)).status;
    isFirstGone = true;
    const first = await statusOf();
    // Of the two that were asked, the second one answered: now it goes as well.
    gonePort = requests[1]?.socket.localPort ?? null;
    const second = await statusOf();
    await strict.stop();
    expect([first, second]).toEqual([200, 200]);
  });
});
