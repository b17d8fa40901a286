import { expect, it } from 'vitest';
import { SECOND } from '~/domain/time/instant';
import { journeyOf } from '~/forms/engine/journey';
import { exampleGiven, formOf, wireForm, wirePage } from '../../../../tests/fixtures/example-form';
import { fieldTypes } from '~/forms/fields/registry';
import { blocksSubmission, phaseOf, type SmartMeterState } from '~/forms/fields/smart-meter/ping';
import { schemaBreaches } from '../../../../tests/support/openapi';
import type { PingResult } from '~/server/ports/smart-meter/port';
import type { SmartMeterStatus } from '~/server/ports/supply/port';
import { askMeter, meterOn } from './meter.server';

const MPAN = '1900001901015';
const SMART: SmartMeterStatus = { isSmart: true, smartPingEnabled: true, onSupply: null };
const said = (more: Partial<PingResult>): PingResult => ({
  waits: false,
  energisationStatus: 'De-energised',
  onSupply: false,
  pingAllowed: true,
  isDb: false,
  newCorrelationId: null,
  pingAttempts: 1,
  stopPinging: true,
  ...more,
});
const ON = said({ energisationStatus: 'Energised', onSupply: true });
const WAITS = said({
  waits: true,
  energisationStatus: 'Pending',
  onSupply: null,
  stopPinging: false,
});
const PENDING = said({ energisationStatus: 'Pending', onSupply: null, stopPinging: false });
const RECORDS = said({ waits: true, energisationStatus: 'Energised', onSupply: true, isDb: true });
const ERROR = said({
  energisationStatus: 'Error',
  onSupply: null,
  stopPinging: false,
  newCorrelationId: 'next',
});

type Answer = PingResult | 'fails';
function metersThat(
  answers: readonly Answer[],
  status: SmartMeterStatus | 'fails' = SMART,
  starts = true,
) {
  const asked: string[] = [];
  const begun: string[] = [];
  const rest = [...answers];
  const gateways = {
    supply: {
      smartMeterCheck: async () => {
        asked.push('check');
        if (status === 'fails') throw new Error('down');
        return status;
      },
    },
    pings: {
      start: async ({ correlationId }: { correlationId: string }) => {
        begun.push(correlationId);
        asked.push('ping');
        return {
          started: starts,
          pingAllowed: true,
          pingAttempts: begun.length,
          stopPinging: false,
        };
      },
      resultOf: async () => {
        asked.push('result');
        const answer = rest.length > 1 ? rest.shift() : rest[0];
        if (!answer || answer === 'fails') throw new Error('down');
        return answer;
      },
    },
  };
  return { gateways, asked, begun };
}
const ask = (
  known: SmartMeterState | null,
  meters: ReturnType<typeof metersThat>,
  now = 0,
  mpan = MPAN,
) => askMeter(known, { mpan, visit: 'ann', now }, meters.gateways);

it.each<[string, ReturnType<typeof metersThat>, string, boolean, readonly string[]]>([
  ['is on', metersThat([ON]), 'on', true, ['check', 'ping', 'result']],
  ['is off', metersThat([said({})]), 'off', false, ['check', 'ping', 'result']],
  ['is silent so far', metersThat([WAITS]), 'asking', true, ['check', 'ping', 'result']],
  [
    'is pending, which begins no other ping',
    metersThat([PENDING]),
    'asking',
    false,
    ['check', 'ping', 'result'],
  ],
  [
    'is known from the records',
    metersThat([RECORDS]),
    'unknown',
    false,
    ['check', 'ping', 'result'],
  ],
  [
    'fails, then is off',
    metersThat([ERROR, said({})]),
    'off',
    false,
    ['check', 'ping', 'result', 'ping', 'result'],
  ],
  [
    'fails, then is on',
    metersThat([ERROR, ON]),
    'on',
    true,
    ['check', 'ping', 'result', 'ping', 'result'],
  ],
  ['cannot be looked up', metersThat(['fails']), 'unknown', false, ['check', 'ping', 'result']],
  ['cannot be pinged', metersThat([ON], SMART, false), 'unknown', false, ['check', 'ping']],
  ['is not smart', metersThat([ON], { ...SMART, isSmart: false }), 'none', false, ['check']],
  [
    'may not be pinged',
    metersThat([ON], { ...SMART, smartPingEnabled: false }),
    'none',
    false,
    ['check'],
  ],
  ['cannot be checked', metersThat([ON], 'fails'), 'none', false, ['check']],
])('a meter that %s', async (_, meters, phase, blocks, asked) => {
  const state = await ask(null, meters);
  expect([phaseOf(state), blocksSubmission(state), meters.asked]).toEqual([phase, blocks, asked]);
});

it('is pinged three times at most, each time under an id of its own, the operator’s where it gives one [F-368, F-370, F-371, F-475, F-561]', async () => {
  const meters = metersThat([ERROR, { ...ERROR, newCorrelationId: 'third' }, ERROR]);
  const state = await ask(null, meters);
  expect(meters.begun).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'next', 'third']);
  expect([state.attempts, state.pingOccurred, phaseOf(state)]).toEqual([3, true, 'unknown']);
  await ask(state, meters);
  expect(meters.begun).toHaveLength(3);
});

it('is asked again while it is silent, for a minute, and then left alone [F-369]', async () => {
  const meters = metersThat([WAITS]);
  let state = await ask(null, meters, 0);
  for (let now = 5 * SECOND; now < 60 * SECOND; now += 5 * SECOND)
    state = await ask(state, meters, now);
  expect([phaseOf(state), meters.begun.length]).toEqual(['asking', 1]);
  state = await ask(state, meters, 60 * SECOND);
  expect([phaseOf(state), blocksSubmission(state)]).toEqual(['unknown', false]);
  const asked = meters.asked.length;
  await ask(state, meters, 65 * SECOND);
  expect(meters.asked).toHaveLength(asked);
});

it('is left alone once the visitor says that the power is off, and asked anew for another address', async () => {
  const meters = metersThat([ON]);
  const overridden = { ...(await ask(null, meters)), overridden: true };
  expect(await ask(overridden, meters)).toEqual(overridden);
  expect(meters.begun).toHaveLength(1);
  const other = await ask(overridden, meters, 0, '1900001901024');
  expect([other.mpan, phaseOf(other), meters.begun.length]).toEqual(['1900001901024', 'on', 2]);
});

it('travels as the contract says, in every state [F-568]', async () => {
  const type = fieldTypes.get('smart meter');
  for (const meters of [
    metersThat([ON]),
    metersThat([WAITS]),
    metersThat([ERROR]),
    metersThat([ON], 'fails'),
  ]) {
    const state = await ask(null, meters);
    // The ids of this test are no GUIDs.
    const sent = type?.send({ ...state, correlationId: null }, {} as never, {} as never).members
      ?.SmartMeter;
    expect(schemaBreaches('SmartMeterState', sent)).toEqual([]);
  }
});

const reportWith = (more: Record<string, unknown>) => {
  const meter = (alias: string) => [
    { alias, type: 'smart meter' },
    { alias: `${alias}Name`, type: 'text' },
  ];
  const pages = [wirePage('One', ...meter('first')), wirePage('Two', ...meter('last'))];
  const form = {
    pageType: 'reportAPowerCut',
    type: 'power cut form',
    smartPingEnabled: true,
    isSmartMeter: true,
  };
  const definition = formOf(wireForm(pages, { ...form, ...more }));
  return { definition, journey: () => journeyOf(definition, {}, exampleGiven) };
};
it.each([
  ['of a report is asked on a page that is not the last', {}, 'one', 'first'],
  ['is not asked on the last page', {}, 'two', undefined],
  ['is not asked in another form', { pageType: 'voltageComplaint' }, 'one', undefined],
  ['is not asked where the form has no pinging', { smartPingEnabled: false }, 'one', undefined],
  ['is not asked where the form has no meters', { isSmartMeter: false }, 'one', undefined],
])('a meter %s [F-364, F-365, F-367]', (_, more, slug, alias) =>
  expect(meterOn(reportWith(more), slug)?.alias).toBe(alias),
);
