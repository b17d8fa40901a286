import { describe, expect, it } from 'vitest';
import { inProcess } from '../../../../tests/support/demo-operator';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { undoAfterEach } from '../../../../tests/support/undo';
import { parseMpan } from '~/domain/mpan';
import { Failure } from '~/domain/failure';
import { address } from '../../../../tests/fixtures/search-example';
import { answering } from '#demo/answers.server';
import { meterAnswers } from '#demo/meters.server';
import { createHttpClient } from '~/server/lib/http-client.server';
import { createHttpMeters } from './http.server';
import type { Meters } from './port';

const undo = undoAfterEach();

const HOME = '1000001901079';
const home = address({
  mpan: HOME,
  supplierName: 'Fenland Home Energy',
  supplierNumber: '0808 157 0141',
});
const directory = {
  search: ({ value, isMpan }: { value: string; isMpan?: boolean }) =>
    value === '1200001901031'
      ? Promise.reject(new Failure('unavailable', 'down'))
      : Promise.resolve(isMpan && value === HOME ? [home] : []),
};
const meters: Meters = createHttpMeters(inProcess(answering(meterAnswers(directory))).client('it'));
const over = async (answer: Parameters<typeof serveOnLoopback>[0]): Promise<Meters> => {
  const server = await serveOnLoopback(answer);
  undo.push(server.close);
  return createHttpMeters(
    createHttpClient({ name: 'the operator', baseUrl: server.url, retries: 0 }),
  );
};

describe('meters', () => {
  it('a meter of ours, in any case', async () => {
    const ours = {
      isUkpnDno: true,
      distributorMpid: 'EELC',
      supplierNumber: '0808 157 0141',
      supplierName: 'Fenland Home Energy',
      mpan: '1000001910019',
    };
    expect(await meters.byMeterNumber('MPN1001')).toEqual(ours);
    expect(await meters.byMeterNumber('mpn1001')).toEqual(ours);
    expect(parseMpan(ours.mpan)).toBe(ours.mpan);
  });

  it('a meter of another distributor [J-491]', async () => {
    expect(await meters.byMeterNumber('OTH2002')).toMatchObject({
      isUkpnDno: false,
      distributorMpid: 'NORW',
      mpan: '1600001920023',
    });
  });

  it.each(['ABC9999', '7', 'toString'])('nobody knows %s', async (meterNumber) => {
    await expect(meters.byMeterNumber(meterNumber)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('the supplier of a meter point, of the directory or of a meter [J-484, J-492]', async () => {
    const supplier = { supplierNumber: '0808 157 0141', supplierName: 'Fenland Home Energy' };
    expect(await meters.supplierOf(HOME)).toEqual({ ...supplier, mpan: HOME });
    expect(await meters.supplierOf('1000001910019')).toEqual({
      ...supplier,
      mpan: '1000001910019',
    });
    await expect(meters.supplierOf('1000001901097')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails as unavailable where the directory does', async () => {
    await expect(meters.supplierOf('1200001901031')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('the operator’s service', () => {
  it('may leave out what is not known', async () => {
    const meters = await over(
      () => new Response(JSON.stringify({ mpan: HOME, supplierName: ' ' })),
    );
    expect(await meters.supplierOf(HOME)).toEqual({
      mpan: HOME,
      supplierName: null,
      supplierNumber: null,
    });
  });

  it.each<[string, Response]>([
    ['nonsense', new Response('nonsense')],
    ['another shape', new Response('{}')],
    [
      'a meter point with a wrong check digit',
      new Response('{"isUkpnDno":true,"mpan":"1000001910018"}'),
    ],
    ['a refusal', new Response(null, { status: 400 })],
    ['trouble', new Response(null, { status: 503 })],
  ])('is unavailable when it answers %s', async (_, answer) => {
    const meters = await over(() => answer.clone());
    await expect(meters.byMeterNumber('MPN1001')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(meters.supplierOf(HOME)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
