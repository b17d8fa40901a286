import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleLiveRecord } from '../fixtures/live-record';
import { report, signUp, upload } from '../../scripts/faults/journeys.mjs';
import { fieldsOf, formWith, newVisitor } from '../../scripts/lib/visitor.mjs';
import { ownFeed } from '../support/feed-reach';
import { formClient, hiddenIn } from '../support/form-client';
import { asAPerson } from '../support/person';
import { ask, newVisitorAddress, type Site } from '../support/server';
import { describeOnPostgres } from '../support/stores';
import { onServer } from '../support/test-databases';
import {
  startSharedServices,
  startTwoNodes,
  type SharedServices,
  type TwoNodes,
} from '../support/two-nodes';

const KEY = 'the key of the editors';
const HOOK = 'the secret of the webhook';
const DRAFT = 'A sentence that only the draft has';
const EMAIL = '/forms/email-us';
const MESSAGE = `${EMAIL}/message`;
const ANSWERS = {
  topic: 'Equipment',
  message: 'A cabinet on Tide Street hums at night.',
  'aboutAddress.addressLine1': '12 Tide Street',
  'aboutAddress.addressLine3': 'Newhaven',
  'aboutAddress.postcode': 'BN2 9ZA',
};
const METER = '1900001901015';
/** So many of each kind at once, every other one at the other node. */
const CROWD = 12;

/** The one that people follow, with this estimate. */
const followed = (estimate: string) =>
  exampleLiveRecord({
    IncidentReference: 'INCD-100101-A',
    PostCodesAffected: ['CB1 9'],
    FullPostcodeData: ['CB19ZA'],
    EstimatedRestorationDate: estimate,
  });

/** When a node last began to ask the feed for both, as its log says. */
const ledAt = (site: Site): number =>
  Number(
    /"time":(\d+)[^\n]*"this process leads"(?![^]*"this process leads")/.exec(site.output())?.[1] ??
      0,
  );

describeOnPostgres('two nodes, each request at the other one', () => {
  let services: SharedServices;
  let site: TwoNodes;
  beforeAll(async () => {
    services = await startSharedServices([...ownFeed, followed('2025-11-26T18:00:00')], {
      hook: HOOK,
      draft: DRAFT,
    });
    site = await startTwoNodes({ ...services.env, EDITOR_KEY: KEY, LOG_LEVEL: 'info' });
  });
  afterAll(async () => {
    await site?.stop();
    await services?.stop();
  });

  const soon = (work: () => unknown) => expect.poll(work, { timeout: 15_000, interval: 100 });
  const onEach = (address: string, headers = {}) =>
    Promise.all(site.nodes.map(({ url }) => ask(url + address, { headers })));
  const htmlOnEach = async (address: string, headers = {}) =>
    Promise.all((await onEach(address, headers)).map((answer) => answer.text()));
  const crowd = () => Array.from({ length: CROWD }, () => newVisitor(site.url));

  it('the feed was asked once, and both show the same pictures under the same tags', async () => {
    expect(services.requests).toBe(1);
    for (const address of ['/api/power-cut/all-incidents', '/api/power-cut/all-incidents-light']) {
      const [one, other] = await onEach(address);
      expect(one?.headers.get('etag')).toBe(other?.headers.get('etag'));
      expect(await one?.text()).toBe(await other?.text());
    }
    for (const html of await htmlOnEach('/power-cut/list')) expect(html).toContain('INCD-1-A');
  });

  it('a draft that one node wrote is gone on with at the other, however often', async () => {
    const client = formClient(site.url);
    await client.see(MESSAGE);
    const next = await client.see(MESSAGE, ANSWERS);
    expect([next.status, next.path]).toEqual([200, `${EMAIL}/about-you`]);
    for (let turn = 0; turn < 4; turn += 1)
      expect((await client.see(MESSAGE)).html).toContain(ANSWERS.message);
  });

  it('an address that was chosen at one node is known at the other', async () => {
    const client = formClient(site.url);
    const found = await client.see('/power-cut/search?mode=header&value=CB1+9ZA');
    const select = (/name="select" value="([^"]+)"/.exec(found.html)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(select).not.toBe('');
    await client.once('/power-cut/search', { mode: 'power-cut', select });
    expect(client.jar.has('mpn_visit')).toBe(true);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await client.see('/power-cut/incident?incidentid=INCD-1-A')).html).toContain(
        'CB1 9ZA',
      );
  });

  it('a file that one node took is seen, taken away and sent by the other', async () => {
    const visitor = newVisitor(site.url);
    /** What the page holds after a file was added to it, as a browser posts it again. */
    const add = async () => {
      const seen = await upload.act(visitor, await upload.prepare(visitor));
      expect(upload.well(seen)).toBe(true);
      return { ...fieldsOf(formWith(seen.html, '_asked')), ...ANSWERS };
    };
    const first = await add();
    expect(services.objects.size).toBe(1);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await visitor.see(MESSAGE)).html).toContain('Plan.pdf');
    await visitor.see(MESSAGE, { ...first, _do: 'remove:files:0' });
    expect(services.objects.size).toBe(0);
    const last = await visitor.see(MESSAGE, await add());
    await asAPerson();
    const about = { yourName: 'Jo Whitlock', emailAddress: 'jo@example.com' };
    const check = await visitor.see(last.path, {
      ...about,
      _opened: hiddenIn(last.html, '_opened'),
    });
    expect([check.path, check.html.includes('Plan.pdf')]).toEqual([`${EMAIL}/check`, true]);
    await visitor.see(check.path, { _key: hiddenIn(check.html, '_key') });
    await soon(() => services.delivered.filter((body) => body.includes('Plan.pdf'))).toHaveLength(
      1,
    );
    expect(services.objects.size).toBe(1);
  });

  it('what is accepted at either arrives once, while both deliver', async () => {
    const before = services.delivered.length;
    const visitors = crowd();
    const ready = await Promise.all(visitors.map((visitor) => report.prepare(visitor)));
    const seen = await Promise.all(visitors.map((visitor, at) => report.act(visitor, ready[at])));
    expect(seen.map((one) => report.well(one))).toEqual(seen.map(() => true));
    await soon(() => services.delivered.length - before).toBe(CROWD);
  });

  it('each text goes out once: the first one, and what is new of a power cut that both see change', async () => {
    const visitors = crowd();
    const ready = await Promise.all(visitors.map((visitor) => signUp.prepare(visitor)));
    const seen = await Promise.all(visitors.map((visitor, at) => signUp.act(visitor, ready[at])));
    expect(seen.map((one) => signUp.well(one))).toEqual(seen.map(() => true));
    await soon(() => services.texts.length).toBe(CROWD);

    services.feed = [...ownFeed, followed('2025-11-26T21:00:00')];
    // Whichever leads now asks the feed, and both are shown what it found.
    const schema = new URL(site.databaseUrl).searchParams
      .get('options')
      ?.replace('-csearch_path=', '');
    await onServer(
      (client) =>
        client.query(
          `select pg_terminate_backend(pid) from pg_locks
            where locktype = 'advisory' and granted and objid::bigint = hashtext($1)::bigint & 4294967295`,
          [schema],
        ),
      site.databaseUrl,
    );
    await soon(() => services.texts.length).toBe(2 * CROWD);
    expect(services.requests).toBe(2);
    expect(new Set(services.texts).size).toBe(2 * CROWD);
    expect(new Set(services.texts.map((text) => text.split(' ')[0])).size).toBe(CROWD);
  });

  it('a smart meter that one node asked answers at the other, and both count how often it was asked', async () => {
    const headers = { 'X-Forwarded-For': newVisitorAddress(), 'Content-Type': 'application/json' };
    const begin = async (node: number, correlationID: string) =>
      ask(
        `${site.nodes[node]?.url}/api/smart-meter-ping-smart?mpan=${METER}&correlationID=${correlationID}`,
        {
          headers,
        },
      );
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    expect((await begin(0, ids[0] ?? '')).status).toBe(202);
    const result = async () => {
      const body = JSON.stringify({ correlationID: ids[0] });
      const answer = await ask(`${site.nodes[1].url}/api/smart-meter-ping-result`, {
        method: 'POST',
        headers,
        body,
      });
      return [answer.status, ((await answer.json()) as { onSupply: boolean | null }).onSupply];
    };
    await soon(result).toEqual([200, true]);
    const rest = [
      await begin(1, ids[1] ?? ''),
      await begin(0, ids[2] ?? ''),
      await begin(1, ids[3] ?? ''),
    ];
    expect(rest.map(({ status }) => status)).toEqual([202, 202, 200]);
    expect(await rest[2]?.json()).toMatchObject({ pingAttempts: 3, stopPinging: true });
  });

  it('a preview link opens at both, and once revoked at neither', async () => {
    const command = async (...args: string[]) =>
      (
        await promisify(execFile)(
          process.execPath,
          ['scripts/preview-link.mjs', ...args, '--site', site.url],
          {
            env: { ...process.env, SESSION_SECRET: 'a secret of the tests, 32 letters' },
          },
        )
      ).stdout;
    const printed = await command('/help');
    const link = new URL(/https?:\S+/.exec(printed)?.[0] ?? '');
    const opened = await ask(site.url + link.pathname + link.search);
    const Cookie = (opened.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    const shows = async () =>
      (await htmlOnEach('/help', { Cookie })).map((html) => html.includes(DRAFT));
    expect(await shows()).toEqual([true, true]);
    await command(/--revoke=\S+/.exec(printed)?.[0] ?? '');
    expect(await shows()).toEqual([false, false]);
  });

  it('a caller who asks both in turn soon waits at both', async () => {
    const headers = { 'X-Forwarded-For': newVisitorAddress() };
    const look = '/api/get-addresses?input=CB1%209ZA';
    const waits = async () => {
      // Each look-up counts, until the limit is reached at both.
      await Promise.all(Array.from({ length: 40 }, () => ask(site.url + look, { headers })));
      return (await onEach(look, headers)).map(({ status }) => status);
    };
    await soon(waits).toEqual([429, 429]);
  });

  it('an edit that the content system tells one node of shows at both, as one revision [X-70]', async () => {
    services.help = 'An edit for both nodes';
    const headers = {
      Authorization: `Bearer ${HOOK}`,
      'Umb-Webhook-Event': 'Umbraco.ContentPublish',
    };
    await ask(`${site.nodes[0].url}/hooks/content`, { method: 'POST', headers });
    await soon(async () =>
      (await htmlOnEach('/help')).map((html) => html.includes(services.help)),
    ).toEqual([true, true]);
    const tags = (await onEach('/help')).map((answer) => answer.headers.get('etag'));
    expect(tags[0]).toBe(tags[1]);
  });

  it('when the node that asks the feed ends the other one asks, and everything goes on', async () => {
    const before = services.requests;
    const [one, other] = site.nodes;
    const [leads, stays] = ledAt(one) > ledAt(other) ? [one, other] : [other, one];
    await leads.stop();
    await soon(() => services.requests).toBe(before + 1);
    expect((await ask(`${stays.url}/power-cut/list`)).status).toBe(200);
    expect((await formClient(stays.url).see(MESSAGE)).status).toBe(200);
  });
});
