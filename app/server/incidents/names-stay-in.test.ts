import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFeeds } from '~/journeys/feeds/api.server';
import { stepsModel } from '~/journeys/incident/models/steps-model';
import { incidentWords } from '~/words/incident';
import { situationOf } from '~/domain/incident/situation';
import { textsOf } from '~/words/texts';
import { isRecord } from '~/domain/is-record';
import { openStore } from '~/server/store/open.server';
import { incidentsForTests } from '../../../tests/support/running-incidents';
import { genuineFeeds } from '../../../tests/support/shared-data';
import { quietLogger } from '../../../tests/support/stores';
import type { RunningIncidents } from './create.server';
import { exampleLiveRecord, exampleOpenDataRecord } from '../../../tests/fixtures/live-record';
import { newVisitorAddress } from '../../../tests/support/server';

const { start, folder } = incidentsForTests();
const now = Date.UTC(2026, 10, 22, 12, 29);
const NAMES = ['Marlow', 'Tansy', 'Corwin', 'Isolde'];
const MESSAGES = [
  'Sent by Marlow at 20:39 - Our engineers have restored power to all 11 properties in the XX6 area.',
  'Sent by Tansy at 12:53. Hi, a final message from us, your power is back on.',
  'Our engineers have arrived on site and investigated. Sent by Corwin at 12:31.',
  'We are changing a fuse Sent by Isolde at 1231',
  'Hello, Marlow from the messaging team here. Thanks for your patience today, work is going on.',
  'Write to tansy.finch@operator.example or call Corwin on 07700 900123. Call our team on 08003163105.',
  'Follow it at http://www.operator.example/power-cut/incident?incidentid=[INCIDENTID]. https://bit.example/NScxQ',
];
const PRIVATE = new RegExp(
  `${NAMES.join('|')}|Sent by|@operator|07700|\\[INCIDENTID|bit\\.example`,
  'i',
);

function signed(raws: readonly unknown[]): unknown[] {
  let next = 0;
  const message = () => `<p>${MESSAGES[(next += 1) % MESSAGES.length] ?? ''}</p>`;
  return raws.filter(isRecord).map((raw) => {
    const steps = Array.isArray(raw['Steps']) ? raw['Steps'].filter(isRecord) : [];
    const more = {
      Name: 'Customer Service Team',
      Date: '2025-11-26T08:00:00',
      Active: true,
      StepType: 1,
    };
    return {
      ...raw,
      Steps: [
        ...steps.map((step) =>
          step['StepType'] === 1 ? { ...step, Operator: 'Marlow', Message: message() } : step,
        ),
        { ...more, Message: message() },
      ],
      IncidentCategoryCustomerFriendlyDescription: 'A fuse blew. Sent by Isolde at 1231',
    };
  });
}

async function outputsOf(incidents: RunningIncidents, dir: string): Promise<string[]> {
  const snapshot = incidents.snapshot();
  const all = snapshot?.incidents ?? [];
  const content = {
    settings: () => ({ operator: { name: 'Meridian' } }),
    dictionary: () => ({}),
    live: () => ({ stormMode: false }),
  } as never;
  const env = {
    BASE_URL: 'http://localhost',
    INCIDENTS_URL: 'https://feed.example',
    OPERATOR_URL: undefined,
  };
  const feeds = createFeeds({ incidents, content, env, now: () => now });
  const request = () =>
    new Request('http://localhost/', { headers: { 'x-peer-address': newVisitorAddress() } });
  const documents = (['atom', 'cap', 'geojson', 'ics'] as const).flatMap((format) => [
    feeds.many(request(), format),
    ...all.slice(0, 5).map(({ reference }) => feeds.one(request(), `${reference}.${format}`)),
  ]);
  const files = (await readdir(dir)).map((name) => readFile(path.join(dir, name), 'latin1'));
  return [
    JSON.stringify(all),
    JSON.stringify(
      all.map((incident) =>
        stepsModel(situationOf(incident, now, { storm: false }), textsOf(incidentWords)),
      ),
    ),
    incidents.wireJson('whole'),
    incidents.wireJson('light'),
    ...all.map(({ reference }) => incidents.wireJsonOf(reference) ?? ''),
    ...(await Promise.all(documents.map(async (document) => (await document).text()))),
    ...(await Promise.all(files)),
  ];
}

async function check(raws: readonly unknown[]) {
  const dir = await folder();
  const file = path.join(await folder(), 'feed.json');
  await writeFile(file, JSON.stringify(raws));
  const store = await openStore({ DATA_DIR: dir, DATABASE_URL: undefined }, quietLogger);
  const incidents = await start({ INCIDENTS_URL: `file://${file}`, dir, store, now: () => now });
  await incidents.close();
  const outputs = await outputsOf(incidents, dir);
  await store.close();
  for (const output of outputs) expect(PRIVATE.exec(output)?.[0]).toBeUndefined();
  return { incidents, outputs };
}

describe('no name of a signature leaves the border [F-571, X-40]', () => {
  it('of a feed made by hand, in either shape; the rest of a message does', async () => {
    const steps = MESSAGES.map((Message) => ({
      Name: 'Customer Service Team',
      Message,
      StepType: 1,
      Active: true,
    }));
    const open = exampleOpenDataRecord({
      incidentreference: 'INCD-2-A',
      steps: JSON.stringify(steps),
    });
    const textsIn = (running: Awaited<ReturnType<typeof check>>['incidents']) =>
      running.snapshot()?.incidents[0]?.steps.map(({ message }) => message);
    const { incidents } = await check([exampleLiveRecord({ Steps: steps })]);
    const texts = textsIn(incidents);
    expect(textsIn((await check([open])).incidents)).toEqual(texts);
    expect(texts).toEqual([
      'Sent at 8:39pm. Our engineers have restored power to all 11 properties in the XX6 area.',
      'Sent at 12:53pm. Hi, a final message from us, your power is back on.',
      'Our engineers have arrived on site and investigated. Sent at 12:31pm.',
      'We are changing a fuse. Sent at 12:31pm.',
      'Thanks for your patience today, work is going on.',
      'Call our team on 08003163105.',
      null,
    ]);
    expect(
      stepsModel(
        situationOf((incidents.snapshot()?.incidents ?? [])[0] as never, now, { storm: false }),
        textsOf(incidentWords),
      ).all,
    ).toContainEqual(
      expect.objectContaining({
        html: {
          text: 'Call our team on <a href="tel:08003163105">08003163105</a>.',
          operators: true,
        },
      }),
    );
  });

  // Where the shared folder is absent, genuineFeeds prints that this is not run.
  it.each(genuineFeeds().map((file) => [path.basename(file), file]))(
    'of the genuine feed %s',
    async (_, file) => {
      const body: unknown = JSON.parse(await readFile(file, 'utf8'));
      const { incidents } = await check(signed(Array.isArray(body) ? body : []));
      expect(incidents.snapshot()?.incidents.length).toBeGreaterThan(50);
    },
  );

  it('what an earlier version kept is cleaned when it is read, and removed where it is of no use', async () => {
    const dir = await folder();
    const url = `file://${path.join(dir, 'feed.json')}`;
    await writeFile(path.join(dir, 'feed.json'), JSON.stringify([exampleLiveRecord()]));
    await (await start({ INCIDENTS_URL: url, dir, now: () => now })).close();
    await writeFile(path.join(dir, 'feed.json'), 'not JSON');
    const kept = path.join(dir, 'last-incidents.json');
    const { source } = JSON.parse(await readFile(kept, 'utf8')) as { source: string };
    const earlier = JSON.stringify({
      source,
      takenAt: now,
      records: signed([exampleLiveRecord()]),
    });
    await writeFile(kept, earlier);
    const again = await start({ INCIDENTS_URL: url, dir, now: () => now });
    expect(again.snapshot()?.incidents).toHaveLength(1);
    expect(await readFile(kept, 'utf8')).not.toMatch(PRIVATE);
    await writeFile(kept, earlier);
    await start({ INCIDENTS_URL: `${url}2`, dir, now: () => now });
    await expect(readFile(kept, 'utf8')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
