import { expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { createHashes } from '../sign-ups/hashes.server';
import type { Store } from '~/server/store/open.server';
import { browser, pushService, type Got } from '../../../../tests/support/push-service';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { createNotifications } from '../create.server';
import { isPushEndpoint } from './endpoint';
import { createPushFollowers } from './followers.server';
import { createVapidKeys } from './keys.server';
import { createPushSender } from './sender.server';
import { inTheClear } from '../../../../tests/support/in-the-clear';
import { undoAfterEach } from '../../../../tests/support/undo';

const encrypter = createEncrypter('a secret of sixteen letters', 'text updates');
const marks = createHashes(encrypter);
const content = {
  settings: () => ({ operator: { name: 'Meridian' } }),
  live: () => ({ stormMode: false }),
  dictionary: () => ({}),
} as never;

const undo = undoAfterEach();

const cut = exampleIncident({
  reference: 'INCD-1-A',
  sectors: ['CB1 9'],
  postcodes: ['CB1 9ZA'],
  estimateText: '10 Mar 15:00 - 16:00',
});
const later: Incident = { ...cut, estimateText: '10 Mar 17:00 - 18:00' };
const NOON = Date.UTC(2026, 2, 10, 12);

async function start(store: Store, service: Awaited<ReturnType<typeof pushService>>, from = NOON) {
  let now = from;
  let latest = buildSnapshot([cut], now);
  const keys = createVapidKeys({
    env: { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined },
    store,
    encrypter,
  });
  const followers = createPushFollowers({ store, marks, snapshot: () => latest, now: () => now });
  const sender = createPushSender({
    keys,
    subject: 'mailto:control@meridian-power.example',
    isAllowed: isPushEndpoint,
    now: () => now,
    fetch: service.ask,
  });
  const notifications = createNotifications({
    env: { BASE_URL: 'https://www.meridian-power.example' },
    store,
    marks,
    contentIn: () => content,
    logger: quietLogger,
    sender: null,
    push: { sender, onGone: followers.forget },
    now: () => now,
    everyMs: 1e9,
  });
  undo.push(service.close, () => notifications.stop());
  const waiting = () =>
    store.db
      .selectFrom('outbox')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .select('id')
      .execute();
  const show = async (...incidents: Incident[]) => {
    latest = buildSnapshot(incidents, now);
    notifications.handleSnapshot(latest);
    await notifications.settled();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), {
      timeout: 8000,
      interval: 5,
    });
  };
  await show(cut);
  return { followers, keys, show, pass: (time: number) => (now += time) };
}

const rowsOf = (store: Store) => store.db.selectFrom('text_subscription').selectAll().execute();

describeOnEveryStore('notifications of browsers', (makeStore) => {
  it('tell what changed once, sealed for the browser, and nothing of who reads it', async () => {
    const store = await makeStore();
    const service = await pushService();
    const { followers, show, keys } = await start(store, service);
    const { device, read } = browser('ann');
    expect(await followers.follow(device, { reference: 'INCD-1-A' })).toBe('followed');
    expect(await followers.follow(device, { postcode: 'CB1 9ZA' })).toBe('followed');
    await show(later);
    await show(later);
    expect(service.got.map(({ path }) => path)).toEqual(['/fcm/send/ann']);
    const [{ headers, body } = service.got[0] as Got] = service.got;
    expect(read(body)).toEqual({
      title: 'Power cut in CB1 9: back between 5pm and 6pm Tue 10 Mar',
      body: 'We are finding out more.',
      url: '/power-cut/incident?incidentid=INCD-1-A',
      tag: 'INCD-1-A',
      stop: 'Stop these',
      silent: false,
    });
    expect(body.toString('latin1')).not.toContain('Power cut');
    expect(headers.get('authorization')).toContain(`k=${(await keys()).publicKey}`);
    expect([headers.get('ttl'), headers.get('topic'), headers.get('urgency')]).toEqual([
      '7200',
      'INCD-1-A',
      'high',
    ]);
  });

  it('stand sealed in the store, and end with one tap, also what is on its way', async () => {
    const store = await makeStore();
    const service = await pushService(() => 503);
    const { followers, show, pass } = await start(store, service);
    const { device } = browser('ann');
    await followers.follow(device, { reference: 'INCD-1-A' });
    const json = JSON.stringify(await rowsOf(store));
    expect(inTheClear(json, [device.endpoint, device.keys.auth, device.keys.p256dh])).toEqual([]);
    expect(await followers.isFollowed(device.endpoint, { reference: 'INCD-1-A' })).toBe(true);
    await show(later);
    await followers.stop(device.endpoint);
    expect(await followers.isFollowed(device.endpoint, { reference: 'INCD-1-A' })).toBe(false);
    expect(await rowsOf(store)).toEqual([]);
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    pass(600_000);
    await show(cut);
    expect(service.got).toEqual([]);
  });

  it.each([404, 410])(
    'are forgotten where the push service answers %i, and nobody else is',
    async (status) => {
      const store = await makeStore();
      const service = await pushService((path) => (path.endsWith('gone') ? status : 201));
      const { followers, show } = await start(store, service);
      const [gone, ann] = [browser('gone').device, browser('ann').device];
      for (const device of [gone, ann]) await followers.follow(device, { reference: 'INCD-1-A' });
      await show(later);
      expect((await rowsOf(store)).map(({ number_mark }) => number_mark)).toEqual([
        marks.deviceMark(ann.endpoint),
      ]);
      expect(service.got.map(({ path }) => path)).toEqual(['/fcm/send/ann']);
    },
  );

  it('go with a browser to its new endpoint, for who knows the secret of the old one alone', async () => {
    const store = await makeStore();
    const service = await pushService();
    const { followers, show } = await start(store, service);
    const [old, fresh] = [browser('old', false), browser('fresh')];
    const { quiet: _, ...to } = fresh.device;
    await followers.follow(old.device, { reference: 'INCD-1-A' });
    await followers.follow(fresh.device, { postcode: 'CB1 9ZA' });
    await followers.follow(old.device, { postcode: 'CB1 9ZA' });

    const guessed = { ...old.device, keys: { ...old.device.keys, auth: fresh.device.keys.auth } };
    expect(await followers.move(guessed, to)).toBe(false);
    expect(await followers.move(browser('nobody').device, to)).toBe(false);
    expect(await followers.isFollowed(old.device.endpoint, { reference: 'INCD-1-A' })).toBe(true);

    expect(await followers.move(old.device, to)).toBe(true);
    expect(await followers.isFollowed(old.device.endpoint, { reference: 'INCD-1-A' })).toBe(false);
    const rows = await rowsOf(store);
    expect(new Set(rows.map(({ number_mark }) => number_mark))).toEqual(
      new Set([marks.deviceMark(to.endpoint)]),
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['future', 'live', 'planned']);
    await show(later);
    expect(service.got.map(({ path }) => path)).toEqual(['/fcm/send/fresh']);

    const { device: keys } = browser('fresh');
    expect(await followers.move(to, keys)).toBe(true);
    expect(await rowsOf(store)).toHaveLength(3);
  });

  it('are tried again after trouble of the push service', async () => {
    const store = await makeStore();
    let status = 503;
    const service = await pushService(() => status);
    const { followers, show, pass } = await start(store, service);
    await followers.follow(browser('ann').device, { reference: 'INCD-1-A' });
    await show(later);
    status = 201;
    pass(600_000);
    await show(later);
    expect(service.got).toHaveLength(1);
  });

  it('make no sound at night, unless that is wanted', async () => {
    const store = await makeStore();
    const service = await pushService();
    const { followers, show } = await start(store, service, Date.UTC(2026, 2, 10, 23));
    const [ann, bob] = [browser('ann'), browser('bob', false)];
    for (const { device } of [ann, bob]) await followers.follow(device, { reference: 'INCD-1-A' });
    await show({ ...cut, powerCutType: 'restored' });
    const silent = Object.fromEntries(
      service.got.map(({ path, body }) => {
        const { silent: is } = (path.endsWith('ann') ? ann : bob).read(body) as { silent: boolean };
        return [path.slice(-3), is];
      }),
    );
    expect(silent).toEqual({ ann: true, bob: false });
  });

  it('are for a power cut that goes on, and for twenty things at most', async () => {
    const store = await makeStore();
    const { followers } = await start(store, await pushService());
    const { device } = browser('ann');
    expect(await followers.follow(device, { reference: 'INCD-9-A' })).toBe('over');
    for (let index = 0; index < 10; index += 1)
      expect(await followers.follow(device, { postcode: `CB${index} 9ZA` })).toBe('followed');
    expect(await followers.follow(device, { postcode: 'CB99 9ZA' })).toBe('too-many');
    expect(await followers.follow(device, { postcode: 'CB1 9ZA' })).toBe('followed');
    expect(await rowsOf(store)).toHaveLength(20);
  });

  it('are signed with keys that are made once, sealed, and the same for every process', async () => {
    const store = await makeStore();
    const env = { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined };
    const read = () => createVapidKeys({ env, store, encrypter })();
    const [one, two] = await Promise.all([read(), read()]);
    expect(two).toEqual(one);
    const rows = JSON.stringify(await store.db.selectFrom('site_key').selectAll().execute());
    expect(inTheClear(rows, [one.privateKey])).toEqual([]);
    const keys = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' };
    expect(await createVapidKeys({ env: keys, store, encrypter })()).toEqual({
      publicKey: 'public',
      privateKey: 'private',
    });
  });
});
