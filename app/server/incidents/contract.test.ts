import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE } from '~/domain/time/instant';
import { withCheckDigit } from '~/domain/mpan';
import { incidentsForTests } from '../../../tests/support/running-incidents';
import { serve } from '../../../tests/support/serve-routes';
import type { RunningIncidents } from './create.server';
import { HOUSES } from '../../../tests/fixtures/example-gateways';

const operator = vi.hoisted((): { incidents: unknown } => ({ incidents: null }));
vi.mock('~/server/gateways.server', () => ({ gateways: operator }));

const mpans: (string | null)[] = [];

const { start, folder, later } = incidentsForTests();
const adapters: Record<string, () => Promise<RunningIncidents>> = {
  'the demonstration operator': () => start(),
  'a feed in a file': async () => {
    const file = path.join(await folder(), 'feed.json');
    await writeFile(file, (await start()).wireJson('whole'));
    return start({ INCIDENTS_URL: pathToFileURL(file).href });
  },
  'a feed over HTTP': async () => {
    const json = (await start()).wireJson('whole');
    const server = await serve(() => new Response(json, { headers: { ETag: '"1"' } }));
    later(server.close);
    return start({ INCIDENTS_URL: `${server.url}/feed?key=1` });
  },
  "an operator's service": async () => {
    operator.incidents = await start();
    const { answerApiPath } = await import('~/journeys/api/table.server');
    const server = await serve(answerApiPath);
    later(server.close);
    return start({ OPERATOR_URL: `${server.url}/`, OPERATOR_KEY: 'secret' });
  },
};

describe.each(Object.entries(adapters))('incidents from %s', (name, make) => {
  const references = async (found: Promise<readonly { reference: string }[]>) =>
    (await found).map(({ reference }) => reference);

  it('have a fresh picture with indexes', async () => {
    const incidents = await make();
    const snapshot = incidents.snapshot();
    expect(incidents.freshness()).toMatchObject({ stale: false, takenAt: snapshot?.takenAt });
    expect(snapshot?.byReference.get('INCD-100101-A')).toMatchObject({
      powerCutType: 'unplanned',
      customersAffected: 43,
      sectors: ['CB1 9'],
    });
    expect(snapshot?.byPostcode.get('CB1 9ZA')?.map(({ reference }) => reference)).toEqual([
      'INCD-100101-A',
    ]);
    expect(snapshot?.bySector.get('IP1 9')?.map(({ reference }) => reference)).toEqual([
      'INCD-100401-A',
      'INCD-100402-A',
      'INCD-100403-A',
    ]);
    expect(snapshot?.multipleBySector.get('IP2 9')?.group).toEqual({
      unplanned: ['INCD-100411-A'],
      planned: [],
      restored: ['INCD-100412-A', 'INCD-100413-A'],
    });
    expect(snapshot?.bySector.get('SE2 9')).toBeUndefined();
  });

  it('serve every record again as it was', async () => {
    const incidents = await make();
    const whole = JSON.parse(incidents.wireJson('whole')) as { IncidentReference: string }[];
    expect(whole.map(({ IncidentReference }) => IncidentReference)).toEqual(
      incidents.snapshot()?.incidents.map(({ reference }) => reference),
    );
    expect(JSON.parse(incidents.wireJsonOf('INCD-100101-A') ?? '')).toEqual(
      whole.find(({ IncidentReference }) => IncidentReference === 'INCD-100101-A'),
    );
    expect(JSON.parse(incidents.wireJson('light'))).toHaveLength(whole.length);
    expect(incidents.wireJsonOf('INCD-0')).toBeNull();
    expect(incidents.wireJsonOf('__proto__')).toBeNull();
  });

  it('are found by meter point, never a group and never a neighbour’s', async () => {
    const incidents = await make();
    const by = (house: keyof typeof HOUSES) =>
      references(incidents.byMpan(HOUSES[house].mpan ?? ''));
    expect(await by('unplanned')).toEqual(['INCD-100101-A']);
    expect(await by('singlePremise')).toEqual(name.startsWith('a feed') ? [] : ['INCD-100102-A']);
    expect(await by('itsNeighbour')).toEqual([]);
    expect(await by('several')).toEqual(['INCD-100401-A', 'INCD-100402-A', 'INCD-100403-A']);
    expect(await by('oneOfThree')).toEqual(['INCD-100411-A', 'INCD-100412-A', 'INCD-100413-A']);
    expect(await by('nothing')).toEqual([]);
    expect(await references(incidents.byMpan(withCheckDigit('100000199901')))).toEqual([]);
  });

  it('tell future planned work, neither today’s nor cancelled', async () => {
    const incidents = await make();
    const planned = (house: keyof typeof HOUSES) => {
      const { mpan, postcode, houseNo } = HOUSES[house];
      return incidents.futurePlanned({
        postcode,
        ...(mpan && { mpan }),
        ...(houseNo && { house: houseNo }),
      });
    };
    expect(await planned('futurePlanned')).toEqual(['INCD-100202-A']);
    expect(await planned('plannedToday')).toEqual([]);
    expect(await planned('cancelled')).toEqual([]);
    expect(await incidents.futurePlanned({ postcode: 'SE2 9ZA' })).toEqual([]);
  });

  it('name the roads near an address, a postcode and a pin [J-526, J-757]', async () => {
    const incidents = await make();
    const one = [
      { reference: 'INCD-100101-A', type: 2 },
      { reference: 'INCD-0-A', type: 3 },
    ] as const;
    const expected = [
      { reference: 'INCD-100101-A', streetNames: ['Orchard Row'] },
      { reference: 'INCD-0-A', streetNames: [] },
    ];
    expect(await incidents.closeRoads(one, { postcode: 'CB1 9ZA' })).toEqual(expected);
    expect(
      await incidents.closeRoads(one, {
        postcode: 'CB1 9ZA',
        addressLine1: '7 Orchard Row',
        mpan: '1000001901079',
      }),
    ).toEqual(expected);
    expect(await incidents.closeRoads(one, { pin: { lat: 52.2, lng: 0.12 } })).toEqual(expected);
  });

  it('know what was said about an estimate', async () => {
    const incidents = await make();
    // What changes of real incidents is written off the path of requests.
    const history = await vi.waitFor(async () => {
      const found = await incidents.estimateHistory('INCD-100101-A');
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    expect(history[0]?.estimateText).toBe(
      incidents.snapshot()?.byReference.get('INCD-100101-A')?.estimateText,
    );
    expect(await incidents.estimateHistory('INCD-0-A')).toEqual([]);
    if (name === 'the demonstration operator') {
      expect(history).toHaveLength(3);
      expect(history.at(-1)?.estimateText).toBe('To be confirmed');
    } else expect(history).toHaveLength(1);
  });

  it('stay as they are when nothing changed, and are confirmed', async () => {
    const incidents = await make();
    const before = incidents.snapshot();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await incidents.refresh();
    const after = incidents.snapshot();
    // The demonstration moves on with the minute.
    if (Math.floor((before?.takenAt ?? 0) / MINUTE) !== Math.floor(Date.now() / MINUTE)) return;
    expect(after?.revision).toBe(before?.revision);
    expect(after?.byReference).toBe(before?.byReference);
    expect(after?.takenAt ?? 0).toBeGreaterThanOrEqual(before?.takenAt ?? 0);
  });
});

describe("an operator's service", () => {
  it('is given the key, and tells the age of its picture', async () => {
    const taken = Math.floor((Date.now() - 3 * MINUTE) / 1000) * 1000;
    const server = await serve((request) => {
      mpans.push(request.headers.get('authorization'));
      return new Response('[]', { headers: { 'Last-Modified': new Date(taken).toUTCString() } });
    });
    later(server.close);
    const incidents = await start({ OPERATOR_URL: server.url, OPERATOR_KEY: 'secret' });
    expect(mpans).toEqual(['Bearer secret']);
    expect(incidents.freshness()).toEqual({ takenAt: taken, stale: true });
  });

  it('that answers nonsense to a question is unavailable', async () => {
    const server = await serve(
      (request) => new Response(request.url.includes('all-incidents') ? '[]' : '{"no":1}'),
    );
    later(server.close);
    const incidents = await start({ OPERATOR_URL: server.url });
    await expect(incidents.byMpan('1000001901079')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(incidents.futurePlanned({ postcode: 'CB1 9ZA' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await expect(
      incidents.closeRoads([{ reference: 'INCD-1-A', type: 2 }], { postcode: 'CB1 9ZA' }),
    ).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
