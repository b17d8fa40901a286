import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listenLocally, freePort } from '../../scripts/lib/serve.mjs';
import { codeOf } from '../../app/server/telemetry/request-code';
import { withPage } from '../support/browser';
import { ownSite } from '../support/own-site';
import { ask, type Site } from '../support/server';

const KEY = 'a key of the control room';
/** What visitors type, in the ways in which it may be written. */
const TYPED = /QZ7(?:%20|\+| )?3XQ|zebulon|07700900982|1299987654321|CB1(?:%20|\+| )?9ZA/i;

/** A collector of spans, as OpenTelemetry's protocol has it. */
async function openCollector(): Promise<{ url: string; bodies: string[]; server: Server }> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  const port = await listenLocally(server);
  return { url: `http://127.0.0.1:${port}`, bodies, server };
}

describe('seen from the control room [X-63]', () => {
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let testSite: Site;
  beforeAll(async () => {
    collector = await openCollector();
    testSite = await ownSite({
      METRICS_KEY: KEY,
      LOG_LEVEL: 'debug',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
  });
  afterAll(async () => {
    await testSite.stop();
    collector.server.closeAllConnections();
    collector.server.close();
  });

  const metrics = async () =>
    (await ask(`${testSite.url}/metrics`, { headers: { Authorization: `Bearer ${KEY}` } })).text();
  /** The value of one series; 0 before its first. */
  const valueOf = (text: string, series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );

  it('without its key /metrics does not exist, and it is not kept', async () => {
    for (const headers of [{}, { Authorization: 'Bearer x' }] as Record<string, string>[]) {
      const answer = await ask(`${testSite.url}/metrics`, { headers });
      expect([answer.status, await answer.text()]).toEqual([404, '']);
    }
    expect((await ask(`${inject('site')}/metrics`)).status).toBe(404);
  });

  it('counts answers by route and who gave them, drawn pages, the feed, the outbox and the event loop', async () => {
    for (let times = 0; times < 3; times += 1)
      await (await ask(`${testSite.url}/power-cut/list`)).text();
    await (await ask(`${testSite.url}/power-cut/QZ7%203XQ?q=zebulon@example.com`)).text();
    await (await ask(`${testSite.url}/power-cut/search?mode=header&value=CB1+9ZA`)).text();
    await (await ask(`${testSite.url}/power-cut/search?value=07700900982`)).text();
    await (await ask(`${testSite.url}/power-cut/incident?mpan=1299987654321`)).text();
    await (await ask(`${testSite.url}/logo.svg`)).text();
    await (await ask(`${testSite.url}/cookies`, { method: 'TRACE' }).catch(() => null))?.text();
    const list = 'site_requests_total{route="routes/power-cut.list",method="GET",status="200"';
    await expect
      .poll(async () => valueOf(await metrics(), `${list},by="kept"}`))
      .toBeGreaterThan(0);
    const text = await metrics();
    expect(valueOf(text, `${list},by="app"}`)).toBeGreaterThan(0);
    expect(valueOf(text, 'site_render_seconds_count{shared="true"}')).toBeGreaterThan(0);
    expect(
      valueOf(text, 'site_requests_total{route="file",method="GET",status="200",by="file"}'),
    ).toBe(1);
    expect(valueOf(text, 'site_snapshot_incidents')).toBeGreaterThan(10);
    expect(valueOf(text, 'site_forms_open')).toBe(1);
    expect(text).toMatch(/^site_outbox_parcels\{kind="operator",state="waiting"\} 0$/m);
    expect(text).toMatch(/^site_circuit_open\{service="the operator's supply"\} 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(text).toMatch(/^site_feed_age_seconds [\d.]+$/m);
    expect(text).not.toMatch(TYPED);
  });

  it('a page of a fault of ours has the code of its own request, and the log has both [X-62]', async () => {
    const seen = new Set<string>();
    for (const path of ['/serivce-down', '/serivce-down']) {
      const answer = await ask(testSite.url + path);
      const id = answer.headers.get('x-request-id') ?? '';
      expect(answer.status).toBe(503);
      const quoted = /Quote ([0-9A-Z]{4}) if you call\./.exec(await answer.text())?.[1];
      expect(quoted, path).toBe(codeOf(id));
      await expect.poll(() => testSite.output()).toContain(`"request":"${id}","code":"${quoted}"`);
      seen.add(id);
    }
    expect(seen.size).toBe(2);
  });

  it('a page that is not there, or refused, asks for no code: nothing of ours failed', async () => {
    for (const [path, init] of [
      ['/nothing-here', {}],
      ['/forms/nothing/here', {}],
      ['/power-cut/atlantis', {}],
      ['/cookies', { method: 'POST', headers: { Origin: 'https://evil.example' } }],
      [`/${'x'.repeat(3000)}`, {}],
    ] as [string, RequestInit][]) {
      const answer = await ask(testSite.url + path, init);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text(), path).not.toContain('if you call');
    }
  });

  it('a page that is kept for others has no id in it, and every answer has one of its own', async () => {
    const answers = await Promise.all(
      ['/', '/', '/help', '/power-cut/list'].map((path) => ask(testSite.url + path)),
    );
    const ids = answers.map((answer) => answer.headers.get('x-request-id') ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const answer of answers) {
      const html = await answer.text();
      expect(html).not.toMatch(/id="quote"/);
      for (const id of ids) expect(html).not.toContain(id);
    }
  });

  it('spans name routes and services, and hold nothing that was typed', async () => {
    const spans = () => collector.bodies.join('\n');
    await (
      await ask(`${testSite.url}/power-cut/search?mode=header&value=CB1+9ZA`, {
        headers: { Cookie: 'mpn_visit=QZ73XQ' },
      })
    ).text();
    await expect.poll(spans, { timeout: 20_000 }).toContain('GET routes/power-cut.search');
    await expect.poll(spans).toContain('"http.response.status_code"');
    expect(spans()).toMatch(/^\/v1\/traces /);
    expect(spans()).toContain('public-website');
    expect(spans()).not.toMatch(TYPED);
    expect(spans()).not.toMatch(/value=|mpn_visit|cookie|authorization/i);
  });

  it('on a port of its own the figures need no key, and the site has none', async () => {
    const port = await freePort();
    const other = await ownSite({ METRICS_PORT: String(port) });
    const figures = () =>
      fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text(), String);
    await expect.poll(figures, { timeout: 20_000 }).toContain('site_snapshot_incidents');
    expect((await ask(`${other.url}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await other.stop();
  });
});

describe('what browsers report on the content security policy [X-64]', () => {
  it('a script that nobody allowed is reported, and logged without the page’s address', async () => {
    const testSite = await ownSite();
    await withPage({ expects: [/Content Security Policy/i, /evil\.example/] }, async (page) => {
      await page.goto(`${testSite.url}/power-cut/search?mode=header&value=CB1+9ZA`);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.src = 'https://evil.example/zebulon.js';
        document.body.append(script);
      });
      await expect
        .poll(() => testSite.output(), { timeout: 50_000 })
        .toContain('"blocked":"https://evil.example"');
    });
    const line =
      testSite
        .output()
        .split('\n')
        .find((one) => one.includes('evil.example')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      directive: 'script-src-elem',
      route: 'routes/power-cut.search',
    });
    expect(testSite.output()).not.toMatch(TYPED);
    await testSite.stop();
  });

  it.each([
    [
      'a report, even with another origin',
      'POST',
      '{"csp-report":{"document-uri":"https://a.example/"}}',
      204,
    ],
    ['no report', 'POST', 'anna', 400],
    ['a body of a megabyte', 'POST', 'x'.repeat(900_000), 400],
    ['a page that asks for it', 'GET', undefined, 405],
  ])('%s', async (_name, method, body, status) => {
    const headers = { Origin: 'null', 'Content-Type': 'application/csp-report' };
    const answer = await ask(`${inject('site')}/csp-report`, {
      method,
      headers,
      ...(body ? { body } : {}),
    });
    expect(answer.status).toBe(status);
  });

  it('a browser that sends no end of them is told to wait', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.77' };
    const statuses: number[] = [];
    for (let times = 0; times < 25; times += 1)
      statuses.push(
        (await ask(`${inject('site')}/csp-report`, { method: 'POST', body: '{}', headers })).status,
      );
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(statuses.at(-1)).toBe(429);
  });

  it('every document says where', async () => {
    const { headers } = await ask(inject('site'));
    expect(headers.get('content-security-policy')).toContain('; report-uri /csp-report');
  });
});

it('security.txt names whom to tell, for longer than today and less than a year [X-65]', async () => {
  const answer = await ask(`${inject('site')}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:security@meridian-power\.example$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
