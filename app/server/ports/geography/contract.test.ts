import { afterEach, describe, expect, it } from 'vitest';
import { inProcess, operatorAt } from '../../../../tests/support/demo-operator';
import { serveOnLoopback, type Handler } from '../../../../tests/support/loopback';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { demoSectors } from '#demo/places/places';
import { answering as demoAnswers } from '#demo/answers.server';
import { boundaryAnswers, demoBoundaries } from '#demo/boundaries.server';
import { placeAnswers } from '#demo/places.server';
import { createGeography } from './create.server';
import type { Geography } from './port';
import { createSectorCentres } from './sector-centres';

const centres = createSectorCentres(demoSectors());
const demo = demoAnswers(boundaryAnswers, placeAnswers);
const inOneProcess = async () => createGeography({ operator: inProcess(demo), centres });

let clock = 0;
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  clock = 0;
  for (const step of undo.splice(0)) await step();
});
async function against(handler: Handler): Promise<Geography> {
  const server = await serveOnLoopback(handler);
  undo.push(server.close);
  return createGeography({ operator: operatorAt(server.url), centres, now: () => clock });
}
const overASocket = async () => against(demo);

const places: readonly [name: string, lat: number, lng: number, inside: boolean][] = [
  ['Cambridge', 52.205, 0.122, true],
  ['Norwich', 52.628, 1.299, true],
  ['Great Yarmouth', 52.608, 1.73, true],
  ['Peterborough', 52.573, -0.243, true],
  ['Luton', 51.879, -0.418, true],
  ['Southend pier head', 51.535, 0.72, true],
  ['central London', 51.5076, -0.1278, true],
  ['Dover', 51.128, 1.313, true],
  ['Brighton', 50.827, -0.137, true],
  ['Guildford', 51.236, -0.57, true],
  ['West Mersea', 51.778, 0.919, true],
  ['Oxford', 51.752, -1.258, false],
  ['Northampton', 52.24, -0.897, false],
  ['Southampton', 50.905, -1.404, false],
  ['Reading', 51.455, -0.969, false],
  ['Hounslow', 51.468, -0.361, false],
  ['Milton Keynes', 52.04, -0.76, false],
  ['Boston', 52.976, -0.022, false],
  ['Chichester', 50.836, -0.78, false],
  ['the middle of the Channel', 50.5, 0.8, false],
  ['Calais', 50.951, 1.858, false],
  ['Edinburgh', 55.953, -3.188, false],
  ['nowhere', Number.NaN, 0, false],
  ['beyond the world', 9999, -9999, false],
];

describe.each(Object.entries({ 'in one process': inOneProcess, 'over a socket': overASocket }))(
  'geography, %s',
  (_, make) => {
    it('gives three regions and the service area [J-816, L-343]', async () => {
      const boundaries = await (await make()).boundaries();
      expect(boundaries).toEqual(demoBoundaries);
      expect(boundaries.map(({ name }) => name)).toEqual(['EPN', 'LPN', 'SPN', 'service area']);
      for (const { paths } of boundaries)
        for (const ring of paths) expect(ring[0]).not.toEqual(ring.at(-1));
    });

    it.each(places)(
      'knows whether %s is in the area [L-344, L-557]',
      async (__, lat, lng, inside) => {
        expect(await (await make()).isInServiceArea({ lat, lng })).toBe(inside);
      },
    );

    it('suggests places as one types, the largest first [L-601]', async () => {
      const { places } = await make();
      expect((await places('norw'))[0]).toMatchObject({ name: 'Norwich', area: 'Norfolk' });
      expect((await places("king's l")).map(({ name }) => name)).toContain("King's Lynn");
      expect(await places('xyzzy')).toEqual([]);
    });

    it('finds the nearest sector within five miles', async () => {
      const geography = await make();
      for (const { sector, lat, lng } of demoSectors().slice(0, 1900)) {
        const near = await geography.nearestSector({ lat, lng });
        if (near !== sector)
          expect(demoSectors().find((other) => other.sector === near)).toMatchObject({ lat, lng });
      }
      expect(await geography.nearestSector({ lat: 53.5, lng: -2.2 })).toBeNull();
    });
  },
);

describe('places of an operator', () => {
  it('leaves out what cannot be read, and asks once for the same letters', async () => {
    let calls = 0;
    const { places } = await against(() => {
      calls += 1;
      return Response.json({
        places: [{ name: 'Ely', lat: 52.4, lng: 0.3 }, { name: '', lat: 1, lng: 1 }, 'nonsense'],
      });
    });
    expect(await places('El')).toEqual([{ name: 'Ely', area: null, lat: 52.4, lng: 0.3 }]);
    await places('el ');
    expect(calls).toBe(1);
  });
  it('are the towns of the site while it fails', async () => {
    const { places } = await against(() => new Response(null, { status: 500 }));
    expect((await places('norw'))[0]?.name).toBe('Norwich');
  });
});

describe('boundaries of an operator [L-345]', () => {
  const square = (lat: number, lng: number, size = 1) => [
    { lat, lng },
    { lat: lat + size, lng },
    { lat: lat + size, lng: lng + size },
    { lat, lng: lng + size },
  ];
  const polygon = (...paths: object[][]) => ({ name: 'x', paths });
  const answering = (body: unknown) => against(() => new Response(JSON.stringify(body)));
  const inCambridge = { lat: 52.2, lng: 0.12 };

  it('with holes and islands: an odd number of rings', async () => {
    const area = polygon(square(10, 10, 10), square(12, 12, 2), square(30, 30));
    const geography = await answering([
      polygon(square(0, 0)),
      polygon(square(0, 0)),
      polygon(square(0, 0)),
      area,
    ]);
    const at = (lat: number, lng: number) => geography.isInServiceArea({ lat, lng });
    expect([await at(11, 11), await at(13, 13), await at(30.5, 30.5), await at(0.5, 0.5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('fewer than four: the union of what came, bad ones left out', async () => {
    const geography = await answering([
      polygon(square(0, 0)),
      'nonsense',
      polygon([{ lat: 1, lng: 1 }]),
      polygon(square(5, 5)),
    ]);
    expect(await geography.boundaries()).toHaveLength(2);
    expect([
      await geography.isInServiceArea({ lat: 0.5, lng: 0.5 }),
      await geography.isInServiceArea({ lat: 5.5, lng: 5.5 }),
      await geography.isInServiceArea(inCambridge),
    ]).toEqual([true, true, false]);
  });

  it('none: the nearest sector decides', async () => {
    const geography = await answering([]);
    expect([
      await geography.isInServiceArea(inCambridge),
      await geography.isInServiceArea({ lat: 53.5, lng: -2.2 }),
    ]).toEqual([true, false]);
  });

  it('kept while the service fails, asked again after a while [J-764, L-100, L-558]', async () => {
    let calls = 0;
    let works = false;
    const geography = await against(() => {
      calls += 1;
      return works
        ? new Response(JSON.stringify([polygon(square(0, 0))]))
        : new Response(null, { status: 500 });
    });
    await expect(geography.boundaries()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await geography.isInServiceArea(inCambridge)).toBe(true);
    const before = calls;
    await expect(geography.boundaries()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls).toBe(before);

    works = true;
    clock += MINUTE;
    expect(await geography.boundaries()).toHaveLength(1);
    works = false;
    clock += 2 * HOUR;
    expect(await geography.boundaries()).toHaveLength(1);
  });
});
