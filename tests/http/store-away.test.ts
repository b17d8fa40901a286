import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseProxy, type DatabaseProxy } from '../support/database-proxy';
import { formClient } from '../support/form-client';
import { incidentsOf } from '../support/pages';
import { openRaw, rawRequest } from '../support/raw-connection';
import { ask, startSite, type Site } from '../support/server';
import { describeOnPostgres, postgresPlace, type TestPlace } from '../support/stores';

const MESSAGE = '/forms/email-us/message';
const ANSWERS = {
  topic: 'Equipment',
  message: 'A cabinet on Tide Street hums at night.',
  'aboutAddress.addressLine1': '12 Tide Street',
  'aboutAddress.addressLine3': 'Newhaven',
  'aboutAddress.postcode': 'BN2 9ZA',
};
const CLOSED = 'We cannot take forms just now';

describeOnPostgres('a site whose database comes and goes', () => {
  let place: TestPlace;
  let proxy: DatabaseProxy;
  let site: Site;
  beforeAll(async () => {
    place = await postgresPlace();
    proxy = await databaseProxy(place.env.DATABASE_URL ?? '');
    proxy.stop();
    site = await startSite({ DATABASE_URL: proxy.url });
  });
  afterAll(async () => {
    await site.stop();
    await proxy.close();
    await place.remove();
  });

  const statusOf = async (path: string) => (await ask(site.url + path)).status;
  const soon = (work: () => Promise<unknown>) =>
    expect.poll(work, { timeout: 15_000, interval: 100 });
  const formsAre = (status: number) => soon(() => statusOf('/readyz/forms')).toBe(status);

  it('starts without it, serves what people read, and says before a form is filled in that it cannot be kept [X-37]', async () => {
    expect(await (await ask(`${site.url}/readyz`)).json()).toMatchObject({
      status: 'ready',
      forms: 'not-ready',
      checks: { store: 'failed' },
    });
    expect(await statusOf('/readyz/forms')).toBe(503);
    const [incident] = await incidentsOf(site.url);
    const pages = [
      '/',
      '/power-cut/list',
      '/power-cut/map',
      `/power-cut/incident?incidentid=${incident?.IncidentReference}`,
    ];
    for (const path of pages) expect([path, await statusOf(path)]).toEqual([path, 200]);
    expect(await (await ask(`${site.url}/power-cut/text-updates`)).text()).toContain(CLOSED);
    expect(await (await ask(`${site.url}/power-cut/list`)).text()).not.toContain(CLOSED);
  });

  it('a form that is sent meanwhile answers with the answers and 105, and is taken when the database is there', async () => {
    const client = formClient(site.url);
    const before = await client.see(MESSAGE);
    expect(before.html).toContain(CLOSED);
    const lost = await client.see(MESSAGE, ANSWERS);
    expect(lost.status).toBe(503);
    expect(lost.html).toContain(ANSWERS.message);
    expect(lost.html).toContain('105');
    proxy.restore();
    await formsAre(200);
    const taken = await client.see(MESSAGE, ANSWERS);
    expect([taken.status, taken.path]).toEqual([200, '/forms/email-us/about-you']);
    expect(taken.html).not.toContain(CLOSED);
  });

  it('connections that break under forms in use, again and again, do not end the process', async () => {
    const client = formClient(site.url);
    await client.see(MESSAGE);
    const seen = new Set<number>();
    for (let round = 0; round < 6; round += 1) {
      const posts = Array.from({ length: 6 }, () => client.twin().once(MESSAGE, ANSWERS));
      const searches = Array.from({ length: 6 }, () =>
        ask(`${site.url}/power-cut/search?value=CB1+9Z`),
      );
      proxy.cut();
      for (const { status } of await Promise.all([...posts, ...searches])) seen.add(status);
    }
    expect([...seen].filter((status) => ![200, 303, 422, 503].includes(status))).toEqual([]);
    expect(await statusOf('/healthz')).toBe(200);
    await formsAre(200);
  });

  it('a server that stops under load leaves the read pages standing, and forms recover by themselves', async () => {
    const client = formClient(site.url);
    await client.see(MESSAGE);
    const posts = Array.from({ length: 12 }, () => client.twin().once(MESSAGE, ANSWERS));
    proxy.stop();
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses.filter((status) => ![303, 503].includes(status))).toEqual([]);
    await formsAre(503);
    expect(await statusOf('/power-cut/list')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    proxy.restore();
    await formsAre(200);
    expect((await client.once(MESSAGE, ANSWERS)).status).toBe(303);
  });

  it('ends within ten seconds although the database hangs', async () => {
    proxy.silence();
    const startedAt = performance.now();
    await site.stop();
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

describeOnPostgres('a site that is asked to end', () => {
  it('ends with DATABASE_URL as well, answers what it was asked before, and closes its connections', async () => {
    const place = await postgresPlace();
    const site = await startSite({ DATABASE_URL: place.env.DATABASE_URL ?? '' });
    const host = { Host: new URL(site.url).host };
    const visitors = Array.from({ length: 20 }, () => openRaw(site.url));
    const askAll = () =>
      visitors.forEach(({ send }) =>
        send(rawRequest('GET', '/power-cut/incident?postcode=CB2+9ZA', { headers: host })),
      );
    const answers = (nth: number) => Promise.all(visitors.map(({ status }) => status(nth)));
    // The first answers say that every connection was taken.
    askAll();
    await answers(1);
    askAll();
    const half = openRaw(site.url);
    const origin = { ...host, Origin: site.url };
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    half.send(
      rawRequest('POST', MESSAGE, { headers: { ...origin, ...type }, bytes: 100 }).slice(0, -1),
    );
    // The first answer says that the others have arrived.
    await Promise.race(visitors.map(({ status }) => status(2)));
    const begun = performance.now();
    const ended = site.stop();
    expect(await answers(2)).toEqual(visitors.map(() => 200));
    // What is still being asked when the end begins is heard to its last letter, and told that the connection closes.
    await expect
      .poll(() =>
        ask(`${site.url}/readyz`).then(
          ({ status }) => status,
          () => 503,
        ),
      )
      .toBe(503);
    half.send('a');
    expect(await half.status(1)).toBeGreaterThan(0);
    await half.ended;
    expect(half.received()).toMatch(/^connection: close/im);
    await ended;
    expect(performance.now() - begun).toBeLessThan(10_000);
    await place.remove();
  });
});
