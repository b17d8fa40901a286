import { writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { startFeed } from '../../../tests/support/feed-server';
import { incidentsForTests } from '../../../tests/support/running-incidents';
import { sharedData } from '../../../tests/support/shared-data';
import { exampleLiveRecord } from '../../../tests/fixtures/live-record';
import { ageHeaders, agesInWords } from './age-headers';
import { listAnswer } from './snapshot-answer.server';

const { start, folder, later } = incidentsForTests();
const now = Date.UTC(2026, 10, 22, 12, 29);
const newest = fromLondon(2025, 11, 26, 14, 10);

async function feedOf(list: unknown, headers: Record<string, string> = {}) {
  const answer = { list, headers };
  const server = await startFeed((_, response) => {
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
    response.end(JSON.stringify(answer.list));
  });
  later(() => server.stop());
  return Object.assign(answer, { url: server.url });
}
const http = (instant: number) => new Date(instant).toUTCString();

describe('from when the data of a feed are [F-584]', () => {
  it('its own time comes before its headers, those before its records, and no estimate counts [F-264, J-423]', async () => {
    const record = exampleLiveRecord({ EstimatedRestorationDate: '2026-11-22T11:00:00' });
    const feed = await feedOf([record]);
    const data = async () =>
      (await start({ INCIDENTS_URL: feed.url, now: () => now })).snapshot()?.data;
    expect(await data()).toEqual({ at: newest, source: 'records', unchangedSince: newest });
    feed.headers = { 'Last-Modified': http(now - 20 * MINUTE) };
    expect(await data()).toMatchObject({ at: now - 20 * MINUTE + 0, source: 'feed' });
    feed.list = { timestamp: '2026-11-22T09:00:00', results: [record] };
    expect(await data()).toMatchObject({ at: now - 3 * HOUR - 29 * MINUTE, source: 'feed' });
    feed.list = [exampleLiveRecord({ Timestamp: '2026-11-22T10:00:00' })];
    expect(await data()).toMatchObject({ at: now - 2 * HOUR - 29 * MINUTE, source: 'feed' });
    feed.headers = {};
    feed.list = [];
    expect(await data()).toBeNull();
  });

  it('work to come that comes by is nothing that happened [F-263, J-422, L-329]', async () => {
    const planned = {
      PowerCutType: 'Planned',
      CreationDateTime: '2026-11-01T09:00:00',
      ReceivedDate: '2026-11-22T12:00:00',
      PlannedDate: '2026-11-22T12:00:00',
      Steps: [{ Name: 'Planned', Date: '2026-11-22T12:00:00', Active: true, StepType: 0 }],
    };
    const feed = await feedOf([exampleLiveRecord(planned)]);
    const incidents = await start({ INCIDENTS_URL: feed.url, now: () => now });
    expect(incidents.snapshot()?.data?.at).toBe(fromLondon(2026, 11, 1, 9));
  });

  it('a change that no record dates is a change', async () => {
    let at = now;
    const feed = await feedOf([exampleLiveRecord()]);
    const incidents = await start({ INCIDENTS_URL: feed.url, now: () => at });
    at += MINUTE;
    await incidents.refresh();
    expect(incidents.snapshot()?.data?.unchangedSince).toBe(newest);
    feed.list = [exampleLiveRecord({ NoCustomerAffected: 7 })];
    await incidents.refresh();
    expect(incidents.snapshot()?.data).toEqual({
      at: newest,
      source: 'records',
      unchangedSince: at,
    });
  });

  it('a file copied today does not make its data new, and a restart forgets nothing', async () => {
    const dir = await folder();
    const file = path.join(dir, 'feed.json');
    await writeFile(file, JSON.stringify([exampleLiveRecord()]));
    const INCIDENTS_URL = pathToFileURL(file).href;
    const first = await start({ INCIDENTS_URL, dir, now: () => now });
    const data = { at: newest, source: 'records', unchangedSince: newest };
    expect(first.snapshot()?.data).toEqual(data);
    await first.close();
    await writeFile(file, 'not JSON');
    expect((await start({ INCIDENTS_URL, dir, now: () => now })).snapshot()?.data).toEqual(data);
  });

  it('a page that looks again takes no change that we saw for a time of the records', () => {
    const seen = { at: newest, source: 'records', unchangedSince: now } as const;
    expect(agesInWords({ data: seen }, now)).not.toHaveProperty('Data-In-Words');
    const age = { at: now - HOUR, source: 'feed', unchangedSince: now - HOUR } as const;
    expect(agesInWords({ data: age }, now)).toMatchObject({ 'Data-In-Words': '11:29am' });
  });

  it('answers carry it, and another instance reads it there with who told it', async () => {
    const feed = await feedOf([exampleLiveRecord()]);
    const incidents = await start({ INCIDENTS_URL: feed.url, now: () => now });
    const answer = await listAnswer(new Request('http://localhost/'), incidents, 'whole');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'last-modified': http(newest),
      'data-told-by': 'records',
      'data-confirmed': http(now),
    });
    const upstream = await startFeed((_, response) => {
      answer.headers.forEach((value, name) => response.setHeader(name, value));
      response.end(incidents.wireJson('whole'));
    });
    later(() => upstream.stop());
    const behind = await start({
      OPERATOR_URL: upstream.url.replace('/feed.json', ''),
      now: () => now,
    });
    expect(behind.snapshot()?.data).toEqual(incidents.snapshot()?.data);
    expect(behind.freshness()).toEqual({ takenAt: now, stale: false });
    expect(ageHeaders({ takenAt: now, data: null })).not.toHaveProperty('Data-Told-By');
  });

  it.skipIf(sharedData('incidents') === null)('genuine feeds are as old as they are', async () => {
    const data = async (name: string) => {
      const list: unknown = JSON.parse(
        await readFile(path.join(sharedData('incidents') ?? '', name), 'utf8'),
      );
      const feed = await feedOf(list);
      return (await start({ INCIDENTS_URL: feed.url, now: () => now })).snapshot()?.data;
    };
    const storm = await data('high-voltage-event-31134-customers.json');
    expect(storm?.source).toBe('records');
    expect(new Date(storm?.at ?? 0).toISOString().slice(0, 13)).toBe('2025-11-26T10');
    const quiet = await data('quiet-night.json');
    expect(quiet?.source).toBe('records');
    expect(quiet?.at).toBeLessThan(now - 6 * HOUR);
  });
});
