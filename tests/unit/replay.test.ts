import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { createList, makeDay } from '../../scripts/replay/day.mjs';
import { differs, openLines } from '../../scripts/replay/lines.mjs';
import { listenLocally } from '../../scripts/lib/serve.mjs';

/** A site whose open lines hear what `send` sends. */
async function startSite() {
  const lines: { path: string; write: (text: string) => void }[] = [];
  /** Paths that are answered 404 once. */
  const unknown = new Set<string>();
  const server = createServer((request, response) => {
    if (unknown.delete(request.url ?? '')) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('retry: 2000\n: open\n\n');
    lines.push({ path: request.url ?? '', write: (text) => response.write(text) });
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    lines,
    unknown,
    send: (path: string, data: unknown) =>
      lines
        .filter((line) => line.path === path)
        .forEach(({ write }) => write(`id: 1\nevent: change\ndata: ${JSON.stringify(data)}\n\n`)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

it('counts a change that each open page hears, and one that none of them hears', async () => {
  const site = await startSite();
  const pages = openLines(site.url);
  const open = pages.compare().lines + 1;
  pages.watch('INCD-1-A');
  await expect.poll(() => [site.lines.length, pages.compare().lines]).toEqual([open, open]);
  pages.changed('INCD-1-A');
  site.send('/live/list', { count: 1, references: ['INCD-1-A'] });
  site.send('/live/incident/INCD-1-A', { reference: 'INCD-1-A', changed: ['homes'] });
  await expect.poll(() => pages.compare().missed).toBe(0);
  expect(pages.compare()).toMatchObject({ changes: 1, due: open, late: 0 });
  pages.changed('INCD-2-A');
  // Nobody has the page of this power cut open, and the list hears of another one.
  site.send('/live/list', { count: 1, references: ['INCD-3-A'] });
  await expect.poll(() => pages.compare().due).toBe(2 * open - 1);
  expect(pages.compare().missed).toBe(open - 1);
  pages.close();
  site.close();
});

it('watches a power cut that appears later from when the site knows it', async () => {
  const site = await startSite();
  const pages = openLines(site.url);
  const lists = pages.compare().lines;
  site.unknown.add('/live/incident/INCD-9-A');
  pages.changed('INCD-9-A');
  pages.watch('INCD-9-A');
  await expect.poll(() => pages.compare().lines, { timeout: 5000 }).toBe(lists + 1);
  // The list alone was to hear of the first change, the page of its power cut of the next as well.
  expect(pages.compare().due).toBe(lists);
  pages.changed('INCD-9-A');
  expect(pages.compare().due).toBe(lists + lists + 1);
  pages.close();
  site.close();
});

it.each([
  ['a new one', undefined, { NoCustomerAffected: 1 }, true],
  ['one that is gone', { NoCustomerAffected: 1 }, undefined, true],
  ['other homes', { NoCustomerAffected: 1 }, { NoCustomerAffected: 2 }, true],
  ['other calls', { NoCallsReported: 1 }, { NoCallsReported: 2 }, false],
])('sees %s as visitors do', (_, before, after, isSeen) =>
  expect(differs(before, after)).toBe(isSeen),
);

it('a made day begins with some power cuts, changes each and ends most of them', () => {
  const events = makeDay(Date.parse('2026-11-26T12:00:00Z'));
  const list = createList();
  const [first] = events;
  for (const event of events.filter(({ at }) => at === first?.at)) list.apply(event);
  expect(list.references().length).toBeGreaterThan(30);
  for (const event of events) list.apply(event);
  expect(events.map(({ at }) => at)).toEqual(
    events.map(({ at }) => at).sort((one, other) => one - other),
  );
  const restored = events.filter(({ record }) => record?.PowerCutType === 'Restored');
  expect(restored.length).toBeGreaterThan(100);
  expect(JSON.parse(list.json())).toHaveLength(list.references().length);
});
