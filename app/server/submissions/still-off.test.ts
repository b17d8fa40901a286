import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { DAY, HOUR, SECOND } from '~/domain/time/instant';
import type { Submission } from '~/forms/engine/payload';
import { exampleSubmission } from '../../../tests/support/example-submission';
import { startStillOff } from '../../../tests/support/still-off';
import {
  describeOnEveryStore,
  describeOnPostgres,
  quietLogger,
} from '../../../tests/support/stores';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import { openStore, type Store } from '../store/open.server';
import type { HomeIdentifier, Reporter } from './still-off.server';
import { inTheClear } from '../../../tests/support/in-the-clear';
import { purgeOld } from '~/server/store/table-retention';

const OVER = 'INCD-1-A';
let now = Date.UTC(2026, 10, 20, 14);
const restored = {
  powerCutType: 'restored',
  restoredAt: now - HOUR,
  postcodes: [],
  sectors: ['CB1 9'],
} as const;
const latest = buildSnapshot(
  [
    exampleIncident({ reference: OVER, ...restored }),
    exampleIncident({ reference: 'INCD-2-A', ...restored }),
    exampleIncident({ reference: 'INCD-3-A', sectors: ['CB1 9'] }),
  ],
  now,
);

const start = (store: Store) => startStillOff(store, { snapshot: () => latest, now: () => now });

let keys = 0;
const address = (line: string, mpan: string | null = null, postcode = 'CB1 9ZA') =>
  ({ AddressLine1: line, Postcode: postcode, Mpan: mpan }) as NonNullable<Submission['Address']>;
interface DraftNotice {
  readonly incidentReference?: string;
  readonly key?: string;
  readonly mobile?: string | null;
  readonly home?: readonly HomeIdentifier[];
  readonly reporter?: Reporter | null;
}
/** Each from a network of its own, unless the test says otherwise. */
const newReporter = (): Reporter => ({ caller: `network ${(keys += 1)}`, visit: `visit ${keys}` });
function tell(
  stillOff: ReturnType<typeof start>,
  Address: Submission['Address'],
  more: DraftNotice = {},
) {
  const {
    incidentReference = OVER,
    key = `key-${(keys += 1)}`,
    mobile = null,
    reporter = newReporter(),
    ...home
  } = more;
  const formData = [
    { sectionName: 'Still off', sectionFields: [{ name: 'telephoneNumber', value: mobile }] },
  ];
  const submission = exampleSubmission({
    kind: 'still-off',
    incidentReference,
    formData,
    ...(Address && { Address }),
  });
  return stillOff.submit(submission, { idempotencyKey: key, reporter, ...home });
}
const phone = { mobile: '+447700900123', postcode: 'CB1 9ZA' };
const place = { line: '1 Mill Lane', postcode: 'CB1 9ZA' };
const [meter, otherMeter] = [{ mpanMark: 'one' }, { mpanMark: 'another' }];
const bodiesOf = (store: Store) => store.db.selectFrom('still_off').selectAll().execute();
const countedIn = async (store: Store, reference = OVER) =>
  new Set(
    (await bodiesOf(store))
      .filter((row) => row.reference === reference)
      .map((row) => row.counted_as),
  ).size;

describeOnEveryStore('who is still off', (makeStore) => {
  it('counts homes, never presses: one home twice is one, by its meter or by its address', async () => {
    const store = await makeStore();
    const stillOff = start(store);
    await tell(stillOff, address('1 Mill Lane', '1000001901079'));
    await tell(stillOff, address('Number 1, Mill Lane', '1000001901079'));
    await tell(stillOff, address('2 Mill Lane'));
    await tell(stillOff, address('2, MILL lane.'));
    expect(await countedIn(store)).toBe(2);
    expect(await countedIn(store, 'INCD-2-A')).toBe(0);
  });

  it.each<[situation: string, told: readonly HomeIdentifier[][], homes: number]>([
    ['a phone twice', [[phone], [phone]], 1],
    ['by the page with a number, and then by text', [[meter, place, phone], [phone]], 1],
    ['by text, and then by the page with that number', [[phone], [place, phone]], 1],
    [
      'by text of a sign-up with its meter point, and by the page',
      [
        [meter, phone],
        [meter, place],
      ],
      1,
    ],
    [
      'by the page without a meter point, by text, and by the page that knows both',
      [[place], [phone], [place, phone]],
      1,
    ],
    ['an address that was typed before its meter point was known', [[place], [meter, place]], 1],
    ['an address that was typed after its meter point was known', [[meter, place], [place]], 1],
    [
      'by all three, one after another, each joined by the last',
      [[meter], [place], [phone], [meter, place, phone]],
      1,
    ],
    ['by the page without a number, and by text: nothing joins them', [[meter, place], [phone]], 2],
    [
      'two flats with the same first line',
      [
        [meter, place],
        [otherMeter, place],
      ],
      2,
    ],
    [
      'one phone for two homes',
      [
        [meter, phone],
        [otherMeter, phone],
      ],
      2,
    ],
    ['one phone in two postcodes', [[meter, place, phone], [{ ...phone, postcode: 'CB1 9ZB' }]], 2],
    [
      'two phones in one home that was never named',
      [[phone], [{ ...phone, mobile: '+447700900456' }]],
      2,
    ],
  ])('counts a home once: %s', async (_, signs, homes) => {
    const store = await makeStore();
    const stillOff = start(store);
    for (const home of signs) await tell(stillOff, address('1 Mill Lane'), { home });
    expect(await countedIn(store)).toBe(homes);
  });

  it('reads what joins a home from what the page sent', async () => {
    const store = await makeStore();
    const stillOff = start(store);
    await tell(stillOff, address('1 Mill Lane'), { mobile: '07700 900123' });
    await tell(stillOff, address(''), { mobile: '+447700900123' });
    expect(await countedIn(store)).toBe(1);
  });

  it('tells, while somebody listens, how many a page may say: from three on, of each change once', async () => {
    const stillOff = start(await makeStore());
    const [heard, listening] = [vi.fn(), { now: true }];
    const following = stillOff.follow(() => listening.now, heard, 5);
    onTestFinished(async () => following.stop());
    const tellFrom = (house: number) => tell(stillOff, address(`${house} Mill Lane`));
    for (const house of [1, 2]) await tellFrom(house);
    expect(await stillOff.homes(OVER)).toBe(0);
    expect(stillOff.homesOf(OVER)).toBe(0);
    await tellFrom(3);
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[OVER, 3]]));
    await tellFrom(3);
    await tellFrom(4);
    await vi.waitFor(() =>
      expect(heard.mock.calls).toEqual([
        [OVER, 3],
        [OVER, 4],
      ]),
    );
    expect(stillOff.homesOf(OVER)).toBe(4);
    listening.now = false;
    await tellFrom(5);
    await setTimeout(50);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('delivers all of it to the operator, each key once, and counts with it or not at all', async () => {
    const store = await makeStore();
    const stillOff = start(store);
    const [first, again] = await Promise.all(
      [1, 2].map(() => tell(stillOff, address('3 Mill Lane'), { key: 'twice-pressed' })),
    );
    expect(again).toEqual(first);
    const rows = await store.db.selectFrom('form_submission').select('reference').execute();
    expect(rows).toEqual([{ reference: first?.reference }]);
    const broken = exampleSubmission({
      kind: 'still-off',
      incidentReference: OVER,
      Address: address('4 Mill Lane'),
    });
    const taken = { ...broken, guIReference: rows[0]?.reference ?? '' };
    await expect(
      stillOff.submit(taken, {
        idempotencyKey: 'another-key',
        reporter: { caller: 'a', visit: null },
      }),
    ).rejects.toThrow('used before');
    expect(await countedIn(store)).toBe(1);
  });

  it.each<[string, Submission['Address'], DraftNotice]>([
    ['a power cut that is not over', address('1 Mill Lane'), { incidentReference: 'INCD-3-A' }],
    ['one that nobody knows', address('1 Mill Lane'), { incidentReference: 'INCD-9-A' }],
    ['an address elsewhere', address('1 Mill Lane', null, 'CB2 9ZA'), {}],
    ['no address', undefined, {}],
    [
      'an address that was typed, or what may be a machine',
      address('1 Mill Lane'),
      { reporter: null },
    ],
  ])('accepts, and does not count: %s', async (_, Address, more) => {
    const store = await makeStore();
    const stillOff = start(store);
    expect((await tell(stillOff, Address, more)).reference).toMatch(/^WEB-/);
    expect(await bodiesOf(store)).toEqual([]);
  });

  it('keeps nothing that names a home, nor follows one from one power cut to the next, and forgets after a week', async () => {
    const store = await makeStore();
    const stillOff = start(store);
    for (const incidentReference of [OVER, 'INCD-2-A'])
      await tell(stillOff, address('1 Mill Lane', '1000001901079'), { incidentReference });
    const rows = await bodiesOf(store);
    expect(new Set(rows.map(({ home }) => home)).size).toBe(4);
    expect(new Set(rows.map(({ counted_as }) => counted_as)).size).toBe(2);
    expect(inTheClear(JSON.stringify(rows), ['1 Mill Lane', 'CB1 9ZA', '1000001901079'])).toEqual(
      [],
    );
    now += 6 * DAY;
    await purgeOld(store.db, 'still_off', now);
    expect(await bodiesOf(store)).toHaveLength(4);
    now += 2 * DAY;
    await purgeOld(store.db, 'still_off', now);
    expect(await bodiesOf(store)).toEqual([]);
  });

  it('asks the store once in five seconds, and shows what it last knew where the store does not answer', async () => {
    const store = await makeStore();
    const stillOff = start(store);
    for (const house of [1, 2, 3]) await tell(stillOff, address(`${house} Mill Lane`));
    expect(await stillOff.homes(OVER)).toBe(3);
    await store.db
      .insertInto('still_off')
      .values({
        reference: OVER,
        home: 'elsewhere',
        counted_as: 'elsewhere',
        network: 'another',
        told_at: now,
      })
      .execute();
    expect(await stillOff.homes(OVER)).toBe(3);
    now += 5 * SECOND;
    expect(await stillOff.homes(OVER)).toBe(4);
    await store.close();
    now += 5 * SECOND;
    expect(await stillOff.homes(OVER)).toBe(4);
  });
});

describeOnPostgres('two nodes on one store', (makeStore) => {
  it('count one home once, and both say so [X-103]', async () => {
    const { env } = await makeStore.place();
    const stores = await Promise.all([0, 1].map(() => openStore(env, quietLogger)));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const [a, b] = stores.map(start) as [ReturnType<typeof start>, ReturnType<typeof start>];
    const here = address('1 Mill Lane');
    const homes = [[meter, place], [place, phone], [phone], [meter, phone]];
    await Promise.all(homes.flatMap((home) => [a, b].map((node) => tell(node, here, { home }))));
    await tell(b, address('2 Mill Lane'));
    await tell(b, address('4 Mill Lane'));
    now += 5 * SECOND;
    expect(await Promise.all([a.homes(OVER), b.homes(OVER)])).toEqual([3, 3]);
    const heard = vi.fn();
    const following = b.follow(() => true, heard, 5);
    onTestFinished(async () => following.stop());
    await tell(a, address('3 Mill Lane'));
    now += 5 * SECOND;
    await vi.waitFor(() => expect(heard.mock.calls.at(-1)).toEqual([OVER, 4]));
  });
});
