import { afterAll, beforeAll, expect, it } from 'vitest';
import { withPage } from '../support/browser';
import { lineOpened, openCut, saidOn } from '../support/changing-cut';
import { cutBackAt, endOf, REFERENCE } from '../support/cut-record';
import { startFeed, type FeedServer } from '../support/feed-server';
import { poorLine, type PoorLine } from '../support/poor-line';
import { browser, pushService } from '../support/push-service';
import { ask, type Site } from '../support/server';
import { describeOnPostgres } from '../support/stores';
import { startTwoNodes, type TwoNodes } from '../support/two-nodes';

/** The stream of one node; `heard` has each event with the moment in which it came. */
function listen(site: Site) {
  const heard: { readonly id: string; readonly at: number }[] = [];
  const over = new AbortController();
  const opened = fetch(`${site.url}/live/incident/${REFERENCE}`, { signal: over.signal });
  void opened
    .then(async ({ body }) => {
      const text = new TextDecoder();
      for await (const part of body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>)
        for (const [, id = ''] of text
          .decode(part, { stream: true })
          .matchAll(/^id: (\S+)\nevent: change/gm))
          heard.push({ id, at: Date.now() });
    })
    .catch(() => undefined);
  return { heard, opened, end: () => over.abort() };
}

describeOnPostgres('two nodes, open pages and notifications', () => {
  let hour = 12;
  /** Who asked the feed, and when it was first told the newest. */
  const requests: { readonly by: number; readonly at: number; readonly hour: number }[] = [];
  let feed: FeedServer;
  let service: Awaited<ReturnType<typeof pushService>>;
  let site: TwoNodes;
  let lines: readonly [PoorLine, PoorLine];
  const phones = [browser('one', false), browser('two', false)] as const;

  beforeAll(async () => {
    service = await pushService();
    feed = await startFeed((request, response) => {
      requests.push({ by: Number(request.headers['x-process']), at: Date.now(), hour });
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify([cutBackAt(hour)]));
    });
    site = await startTwoNodes({
      ...service.env,
      INCIDENTS_URL: feed.url,
      INCIDENTS_REFRESH_SECONDS: '1',
    });
    lines = [await poorLine(), await poorLine()];
  });
  afterAll(async () => {
    await site?.stop();
    await Promise.all([
      feed?.stop(),
      service?.close(),
      ...(lines ?? []).map((line) => line.close()),
    ]);
  });

  const leads = (): Site =>
    site.nodes.find(({ pid }) => pid === requests.at(-1)?.by) ?? site.nodes[0];
  const other = (): Site => site.nodes.find((node) => node !== leads()) ?? site.nodes[1];
  const changedAt = () => requests.find((one) => one.hour === hour)?.at ?? Infinity;
  const push = async (node: Site, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    return (
      await ask(`${node.url}/push`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json();
  };
  const gotBy = (phone: (typeof phones)[number]) =>
    service.got.filter(({ path }) => phone.device.endpoint.endsWith(path));
  const soon = (work: () => unknown) => expect.poll(work, { timeout: 30_000, interval: 50 });

  it(
    'a change that one of them read is heard at both within two seconds, and notified once to a browser of either; at the other one it stops [X-99]',
    { timeout: 60_000 },
    async () => {
      // One through each node, so that one of them did not subscribe at the node that reads the feed.
      for (const [index, { device }] of phones.entries()) {
        const { quiet, ...subscription } = device;
        expect(
          await push(site.nodes[index] as Site, {
            do: 'follow',
            subscription,
            about: { reference: REFERENCE },
            quiet,
          }),
        ).toEqual({
          following: true,
        });
      }
      const streams = site.nodes.map(listen);
      await Promise.all(streams.map(({ opened }) => opened));
      const leader = leads().pid;
      const before = requests.length;
      hour = 13;
      for (const { heard } of streams) await soon(() => heard.length).toBe(1);
      for (const { heard } of streams) expect((heard[0]?.at ?? 0) - changedAt()).toBeLessThan(2000);
      expect(streams[0]?.heard[0]?.id).toBe(streams[1]?.heard[0]?.id);
      expect(new Set(requests.slice(before).map(({ by }) => by))).toEqual(new Set([leader]));
      for (const phone of phones) {
        await soon(() => gotBy(phone).length).toBe(1);
        const [sent] = gotBy(phone);
        expect(phone.read(sent?.body ?? Buffer.alloc(0))).toMatchObject({ tag: REFERENCE });
        expect(JSON.stringify(phone.read(sent?.body ?? Buffer.alloc(0)))).toContain(endOf(13));
      }
      expect(
        await push(site.nodes[0], { do: 'stop', endpoint: phones[1].device.endpoint }),
      ).toEqual({
        following: false,
      });
      hour = 14;
      await soon(() => gotBy(phones[0]).length).toBe(2);
      for (const { heard, end } of streams) {
        expect(heard).toHaveLength(2);
        end();
      }
      expect(gotBy(phones[1])).toHaveLength(1);
    },
  );

  it(
    'when the one that reads is killed the other reads, and the open page of the dead one misses nothing',
    { timeout: 90_000 },
    () =>
      withPage(
        { expects: [/net::ERR_\S+ \(\S*\/(?:live|api)\/|\/(?:live|api)\/\S* net::ERR_/] },
        (mine) =>
          withPage({}, async (theirs) => {
            const [dies, stays] = [leads(), other()];
            lines[0].to(dies.url);
            lines[1].to(stays.url);
            await Promise.all([openCut(mine, lines[0].url), openCut(theirs, lines[1].url)]);
            hour = 15;
            for (const page of [mine, theirs])
              await soon(async () => (await saidOn(page)).at(-1)).toContain(endOf(15));

            const again = lineOpened(mine);
            lines[0].to(stays.url);
            const killed = Date.now();
            dies.kill();
            hour = 16;
            await soon(() => requests.at(-1)?.by).toBe(stays.pid);
            expect(
              (requests.find(({ by, at }) => by === stays.pid && at > killed)?.at ?? Infinity) -
                killed,
            ).toBeLessThan(10_000);
            await soon(async () => (await saidOn(theirs)).at(-1)).toContain(endOf(16));
            expect((await (await again).request().allHeaders())['last-event-id']).toMatch(
              /^[\w-]{16}$/,
            );
            await soon(async () => (await saidOn(mine)).at(-1)).toContain(endOf(16));
            for (const page of [mine, theirs]) expect(await saidOn(page)).toHaveLength(2);
            await soon(() => gotBy(phones[0]).length).toBe(4);
            expect(gotBy(phones[1])).toHaveLength(1);
          }),
      ),
  );
});
