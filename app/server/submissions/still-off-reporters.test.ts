import { expect, it } from 'vitest';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { HOUR } from '~/domain/time/instant';
import type { Submission } from '~/forms/engine/payload';
import { exampleSubmission } from '../../../tests/support/example-submission';
import { inTheClear } from '../../../tests/support/in-the-clear';
import { startStillOff } from '../../../tests/support/still-off';
import { describeOnEveryStore } from '../../../tests/support/stores';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import type { Store } from '../store/open.server';
import type { Reporter } from './still-off.server';

const NOW = Date.UTC(2026, 10, 20, 14);
const restored = {
  powerCutType: 'restored',
  restoredAt: NOW - HOUR,
  postcodes: [],
  sectors: ['CB1 9'],
} as const;
const [OVER, OTHER] = ['INCD-1-A', 'INCD-2-A'];
const snapshot = () =>
  buildSnapshot(
    [OVER, OTHER].map((reference) => exampleIncident({ reference, ...restored })),
    NOW,
  );

function start(store: Store) {
  const stillOff = startStillOff(store, { snapshot, now: () => NOW });
  let keys = 0;
  const tell = (house: number, reporter: Reporter | null, incidentReference = OVER) => {
    const Address = {
      AddressLine1: `${house} Mill Lane`,
      Postcode: 'CB1 9ZA',
      Mpan: null,
    } as Submission['Address'];
    const report = exampleSubmission({
      kind: 'still-off',
      incidentReference,
      ...(Address && { Address }),
    });
    return stillOff.submit(report, { idempotencyKey: `key-${(keys += 1)}`, reporter });
  };
  return { stillOff, tell };
}
const from = (network: number, visit = network): Reporter => ({
  caller: `192.0.2.${network}`,
  visit: `visit ${visit}`,
});
const rowsIn = (store: Store) => store.db.selectFrom('still_off').selectAll().execute();

describeOnEveryStore('homes that are said to be still off', (makeStore) => {
  it('are not made up from one machine: a network counts one home, however many addresses and visits it has', async () => {
    const store = await makeStore();
    const { stillOff, tell } = start(store);
    for (let house = 1; house <= 25; house += 1) await tell(house, from(1, house));
    await Promise.all([30, 31, 32].map((house) => tell(house, from(2, house))));
    expect(await rowsIn(store)).toHaveLength(2);
    expect(await stillOff.homes(OVER)).toBe(0);
    expect(await store.db.selectFrom('form_submission').select('key').execute()).toHaveLength(28);
  });

  it('are not made up by one visit that changes its network', async () => {
    const store = await makeStore();
    const { stillOff, tell } = start(store);
    for (let house = 1; house <= 5; house += 1) await tell(house, from(house, 1));
    expect(await rowsIn(store)).toHaveLength(1);
    expect(await stillOff.homes(OVER)).toBe(0);
  });

  it('are said once they come from three networks; the same home again makes them no more', async () => {
    const { stillOff, tell } = start(await makeStore());
    await tell(1, from(1));
    await tell(2, from(2));
    await tell(2, from(3));
    expect(await stillOff.homes(OVER)).toBe(0);
    await tell(3, from(3));
    expect(await stillOff.homes(OVER)).toBe(3);
    expect(stillOff.homesOf(OVER)).toBe(3);
  });

  it('count by the phone where they come by text', async () => {
    const store = await makeStore();
    const { stillOff, tell } = start(store);
    for (const house of [1, 2, 3]) await tell(house, { mobile: '+447700900001' });
    expect(await rowsIn(store)).toHaveLength(1);
    await tell(4, { mobile: '+447700900002' });
    await tell(5, from(1));
    expect(await stillOff.homes(OVER)).toBe(3);
  });

  it('are not said by homes from too few networks, whatever stands in the table', async () => {
    const store = await makeStore();
    const { stillOff } = start(store);
    const homes = ['a', 'b', 'c', 'd'].map((home, index) => ({
      reference: OVER,
      home,
      counted_as: home,
      network: index < 2 ? `network ${index}` : null,
      told_at: NOW,
    }));
    await store.db.insertInto('still_off').values(homes).execute();
    expect(await stillOff.homes(OVER)).toBe(0);
  });

  it('keep no address of a network, and marks that lead from no power cut to the next', async () => {
    const store = await makeStore();
    const { tell } = start(store);
    for (const reference of [OVER, OTHER]) await tell(1, from(77), reference);
    const rows = await rowsIn(store);
    expect(new Set(rows.flatMap(({ network, visit }) => [network, visit])).size).toBe(4);
    expect(inTheClear(JSON.stringify(rows), ['192.0.2.77', 'visit 77'])).toEqual([]);
  });
});
