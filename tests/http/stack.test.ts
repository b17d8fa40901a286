import { mkdtemp, rm } from 'node:fs/promises';
import http, { type IncomingHttpHeaders } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRows } from '../../scripts/durability/rows.mjs';
import { missingParts, startStack } from '../../scripts/stack/start.mjs';
import { ask, leave } from '../../scripts/stack/visitor.mjs';
import { exampleSubmission } from '../support/example-submission';

const missing = missingParts();
if (missing.length > 0)
  process.stdout.write(
    `NOT RUN: tests/http/stack.test.ts, because there is no ${missing.join(', no ')}\n`,
  );
process.stdout.write(
  'NOT RUN: the whole of the stack under load, which is `npm run stack -- --test`\n',
);

type Stack = Awaited<ReturnType<typeof startStack>>;
type Headers = Record<string, string>;

/** The whole takes minutes (`npm run stack -- --test`); this is what a wrong line of the configuration would break. */
describe.skipIf(missing.length > 0)('the edge before two nodes, as deploy/ has it [X-69]', () => {
  let dir: string;
  let stack: Stack;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'stack-test-'));
    stack = await startStack({ dir });
  });
  afterAll(async () => {
    leave();
    await stack?.stop();
    await rm(dir, { recursive: true, force: true });
  });

  const get = (address: string, headers: Headers = {}) =>
    ask(stack.edge.url + address, { headers });
  const cacheState = async (address: string, headers: Headers = {}) =>
    (await get(address, headers)).headers['x-edge'];
  let turn = 0;
  /** An address of the list that nobody has asked for. */
  const fresh = () => `/power-cut/list?unknown=${(turn += 1)}`;

  it('a public page is asked for once and then given to everybody, packed as each accepts it', async () => {
    const address = fresh();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => get(address, { 'accept-encoding': 'gzip' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ headers }) => headers['x-edge'] === 'MISS')).toHaveLength(1);
    expect(answers.every(({ headers }) => headers['content-encoding'] === 'gzip')).toBe(true);
    const br = await get(address, { 'accept-encoding': 'gzip, br' });
    expect([br.headers['x-edge'], br.headers['content-encoding']]).toEqual(['MISS', 'br']);
    const etag = String(br.headers['etag']);
    expect((await get(address, { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(
      304,
    );
  });

  it.each<[string, Headers, string | undefined]>([
    ['nothing', {}, 'HIT'],
    ['cookies of others', { cookie: '_ga=GA1.1; name=Ann' }, 'HIT'],
    ['larger text', { cookie: 'mpn_prefs=text%3Dlarger' }, 'MISS'],
    ['less data', { 'save-data': 'on' }, 'MISS'],
    ['a choice about cookies', { cookie: 'a=b; mpn_consent=a1m0' }, 'MISS'],
    ['a visit', { cookie: '__Host-mpn_visit=sealed' }, 'MISS'],
    ['a preview', { cookie: '__Host-mpn_preview=d~x' }, 'BYPASS'],
    ['a choice in another spelling', { cookie: 'mpn_consent=%611m1' }, 'BYPASS'],
    [
      'a choice that another parser would see',
      { cookie: 'x=mpn_consent=; mpn_consent =a1m1' },
      'BYPASS',
    ],
    ['a choice twice', { cookie: 'mpn_prefs=text%3Dlarger; mpn_prefs=lowData%3Don' }, 'BYPASS'],
  ])('what somebody without choices was given, asked for with %s', async (_, headers, expected) => {
    const address = fresh();
    await get(address);
    expect(await cacheState(address, headers)).toBe(expected);
    // Whatever that was, the next visitor without choices is given what is theirs.
    expect((await get(address)).headers['x-edge']).toBe('HIT');
  });

  it('two visits share what is public, and nothing that is private is kept', async () => {
    const address = fresh();
    await get(address, { cookie: '__Host-mpn_visit=one' });
    expect(await cacheState(address, { cookie: '__Host-mpn_visit=two' })).toBe('HIT');
    const form = '/forms/report-a-power-cut/start';
    expect([await cacheState(form), await cacheState(form)]).toEqual(['BYPASS', 'BYPASS']);
  });

  const incident = async () => {
    const [known] = JSON.parse(
      (await get('/api/power-cut/all-incidents-light')).body.toString(),
    ) as {
      IncidentReference: string;
    }[];
    return `/power-cut/incident?incidentid=${known?.IncidentReference}`;
  };

  /** Asked for by many at once, each would wait for the one before (proxy_cache_lock). */
  it.each([
    ['/power-cut/list', 'public', 'public'],
    ['/power-cut/map', 'public', 'public'],
    ['/power-cut/stay-informed', 'public', 'public'],
    ['/power-cut/planned-power-cuts', 'public', 'public'],
    ['/forms/places.json?begins=camb', 'public', 'public'],
    ['/help', 'public', 'public'],
    [incident, 'public', 'own'],
    ['/power-cut/warm-places', 'public', 'own'],
    ['/power-cut/planned-power-cut-search', 'public', 'own'],
    ['/area-checker', 'public', 'own'],
    ['/power-cut/search?mode=header&value=CB1+9ZA', 'own', 'own'],
    ['/power-cut/text-updates', 'own', 'own'],
    ['/search?phrase=wind', 'own', 'own'],
    ['/forms/report-a-power-cut/start', 'own', 'own'],
    ['/supplier-and-mpan/form', 'own', 'own'],
    ['/power-cut/incident?postcode=CB1+9ZA', 'own', 'own'],
    ['/api/postcode-recent?postcode=CB1+9ZA', 'own', 'own'],
    ['/accessibility', 'own', 'own'],
    ['/power-cut/notifications', 'own', 'own'],
    ['/supplier-and-mpan', 'public', 'public'],
  ])("a visitor's own page waits for no other visitor's: %s", async (place, without, withVisit) => {
    const address = typeof place === 'string' ? place : await place();
    const whose = async (headers: Headers) => {
      const answer = await get(address, headers);
      const isOwn = /private|no-store/.test(String(answer.headers['cache-control']));
      expect(answer.headers['x-edge'] === 'BYPASS', `${address} ${JSON.stringify(headers)}`).toBe(
        isOwn,
      );
      return isOwn ? 'own' : 'public';
    };
    expect([await whose({}), await whose({ cookie: '__Host-mpn_visit=one' })]).toEqual([
      without,
      withVisit,
    ]);
  });

  it('another name, a body that is too large, and addresses for machines are refused', async () => {
    expect((await get('/', { host: 'elsewhere.example' })).status).toBe(421);
    const large = await ask(`${stack.edge.url}/power-cut/search`, {
      method: 'POST',
      body: 'x'.repeat(1_200_000),
    });
    expect(large.status).toBe(413);
    expect(large.body.toString()).toContain('That was too large');
    expect((await get('/readyz')).status).toBe(403);
  });

  it('one address that asks without end is told to wait, in the words of the site', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const answers = await Promise.all(
      Array.from({ length: 400 }, () => get('/power-cut/list', headers)),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.toString()).toContain('tel:105');
    expect((await get('/power-cut/list')).status).toBe(200);
  });

  it('the visitor is who the edge says, whatever they claim', async () => {
    const claims = Array.from(
      { length: 400 },
      (_, index) => `10.200.${index >> 8}.${index & 255}, 203.0.113.78`,
    );
    const answers = await Promise.all(
      claims.map((claim) => get('/power-cut/list', { 'x-forwarded-for': claim })),
    );
    expect(answers.map(({ status }) => status)).toContain(429);
  });

  it('news come down a line at once, kept by nobody', async () => {
    const [headers, first] = await new Promise<[IncomingHttpHeaders, string]>((resolve, reject) => {
      const address = new URL(`${stack.edge.url}/live/list`);
      const request = (address.protocol === 'https:' ? https : http).get(address, {
        rejectUnauthorized: false,
      });
      request.once('error', reject);
      request.once('response', (answer) => {
        answer.once('data', (part: Buffer) => {
          resolve([answer.headers, part.toString()]);
          request.destroy();
        });
      });
    });
    expect(first).toMatch(/^retry: \d+\n: open/);
    expect([headers['content-type'], headers['x-edge'], headers['content-encoding']]).toEqual([
      'text/event-stream',
      undefined,
      undefined,
    ]);
  });

  it('HTTP/2 is spoken', async () => {
    const client = http2.connect(stack.edge.url, { rejectUnauthorized: false });
    const status = await new Promise((resolve, reject) => {
      client.once('error', reject);
      const stream = client.request({ ':path': '/power-cut/list' });
      stream.once('response', (headers) => resolve(headers[':status']));
      stream.resume();
      stream.end();
    });
    client.close();
    expect(status).toBe(200);
  });

  it('a node is killed with posts in its hands: none fails, none is lost, none is done twice', async () => {
    const [first] = stack.nodes;
    // From here on it takes posts and answers none.
    first?.signal('SIGSTOP');
    const submissions = Array.from({ length: 36 }, () =>
      exampleSubmission({
        id: 'report-a-power-cut',
        kind: 'priority-note',
        incidentReference: 'INCD-100101-A',
      }),
    );
    let answered = 0;
    let halfAnswered = () => {};
    const isHalfAnswered = new Promise<void>((resolve) => (halfAnswered = resolve));
    const post = async (place: string, body: string | URLSearchParams, headers: Headers = {}) => {
      const { status } = await ask(stack.edge.url + place, { method: 'POST', body, headers });
      if ((answered += 1) === 24) halfAnswered();
      return status;
    };
    const statuses = Promise.all([
      ...submissions.map((one) =>
        post('/api/submit-form', JSON.stringify(one), { 'content-type': 'application/json' }),
      ),
      ...Array.from({ length: 12 }, () =>
        post('/forms/report-a-power-cut/where', new URLSearchParams({ what: 'none' }), {
          origin: stack.edge.url,
        }),
      ),
    ]);
    await isHalfAnswered;
    await first?.kill();
    expect((await statuses).filter((status) => status === undefined || status >= 500)).toEqual([]);

    const rows = await openRows('', stack.database.url);
    const kept = await rows.all('select reference from form_submission');
    const sent = await rows.all("select key from outbox where channel = 'submit-form'");
    await rows.close();
    const references = submissions.map(({ guIReference }) => guIReference).sort();
    expect(kept.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
      references,
    );
    expect(sent.map(({ key }: { key: string }) => key).sort()).toEqual(references);
    await first?.start();
  });

  it('a node is lost without anybody noticing, and without any node the edge says so', async () => {
    const [first, second] = stack.nodes;
    await first?.kill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(fresh())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

    const listPath = '/power-cut/list';
    await get(listPath);
    await second?.kill();
    expect((await get(listPath)).status).toBe(200);
    const page = await get('/forms/report-a-power-cut/start');
    expect([page.status, page.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(page.body.toString()).toContain('tel:105');
    const api = await get('/api/get-addresses?input=CB1');
    expect([api.status, JSON.parse(api.body.toString())]).toEqual([
      503,
      expect.objectContaining({ error: 'unavailable' }),
    ]);
  });
});
