import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { DAY } from '~/domain/time/instant';
import { doAll, OVER, roomsAt, UNDER_WAY, type Person } from '../../../tests/support/somebody';
import { describeOnEveryStore, quietLogger, tablesOf } from '../../../tests/support/stores';
import { parseEnv } from '../env.server';
import { purgeStoredLimits } from '../lib/stored-limiter.server';
import { createEncrypter } from '../lib/encrypt.server';
import { purgeJobsOf } from '../store/table-retention';
import { createHashes } from '../texts/sign-ups/hashes.server';
import { openStore, type Store } from '../store/open.server';
import { openKeeping } from './open.server';

const SECRET = 'a-secret-of-sixteen-letters';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/annas-browser';
const ANNA: Person = {
  name: 'Anna',
  mobile: '+447700900001',
  email: 'Anna@Example.com',
  postcode: 'CB1 9ZA',
  mpan: '1000001901079',
  endpoint: ENDPOINT,
};
const BEN: Person = {
  name: 'Ben',
  mobile: '+447700900002',
  email: 'ben@example.com',
  postcode: 'CB1 9ZA',
  mpan: '1000001902072',
  endpoint: `${ENDPOINT}-of-ben`,
};
/** What stays of somebody for a while although they were forgotten: docs/data-protection.md says how long. */
const ENDS_BY_ITSELF: Readonly<Record<string, string>> = {
  allowance: 'a day at most',
  text_request: '7 days',
  text_reply: '7 days',
};
/** Until somebody stops it, or it was for one power cut, which purging ends; and what is nobody's. */
const KEPT_ON = ['text_subscription', 'store_probe'];
const PAGE = readFileSync('docs/data-protection.md', 'utf8');

let store: Store;
async function rowsWith(words: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tablesOf(store)) {
    const rows = await store.db
      .selectFrom(table as 'outbox')
      .selectAll()
      .execute();
    const holding = rows.filter((row) => words.some((word) => JSON.stringify(row).includes(word)));
    if (holding.length > 0) found[table] = holding.length;
  }
  return found;
}

describeOnEveryStore('somebody who did all that leaves something here', (makeStore) => {
  let where: Awaited<ReturnType<typeof makeStore.place>>['env'];
  let env: ReturnType<typeof parseEnv>;
  let marks: ReturnType<typeof createHashes>;
  /** The rows that one act left, and those of somebody else beside them. */
  let before: Record<string, number>;
  const count = async (): Promise<Record<string, number>> => {
    const all: Record<string, number> = {};
    for (const table of await tablesOf(store))
      all[table] = (
        await store.db
          .selectFrom(table as 'outbox')
          .selectAll()
          .execute()
      ).length;
    return all;
  };

  beforeEach(async () => {
    ({ env: where } = await makeStore.place());
    env = parseEnv({ ...where, LOG_LEVEL: 'silent', SESSION_SECRET: SECRET });
    store = await openStore(where, quietLogger);
    marks = createHashes(createEncrypter(env.SECRETS, 'text updates'));
    await doAll(store, env, BEN);
    before = await count();
    await doAll(store, env, ANNA);
  });
  const openHere = () => openKeeping(env, quietLogger);

  it('stands nowhere in clear, and is found by number, address and browser [X-114]', async () => {
    expect(
      await rowsWith([
        ANNA.mobile,
        '07700900001',
        ANNA.email,
        ANNA.mpan,
        'House of',
        'annas-browser',
      ]),
    ).toEqual({});
    const keeping = await openHere();
    const byNumber = await keeping.find('07700 900001');
    expect(byNumber.sent.map(({ channel }) => channel).sort()).toEqual([
      'manual-mpan-checker',
      'submit-form',
      'submit-form',
      'submit-form',
    ]);
    expect(byNumber.textUpdates).toMatchObject([
      { kind: 'future', place: ANNA.postcode, incident: null },
    ]);
    expect(byNumber.texts.map(({ says }) => says).join(' ')).toContain(OVER.reference);
    expect(byNumber.stillOff).toEqual([OVER.reference]);
    const byEmail = await keeping.find('ANNA@example.com');
    expect(byEmail.sent.map(({ channel }) => channel).sort()).toEqual([
      'get-offers-status',
      'manual-mpan-checker',
    ]);
    expect((await keeping.find(ENDPOINT)).textUpdates).toMatchObject([
      { kind: 'live', incident: UNDER_WAY.reference, language: 'cy' },
    ]);
    await keeping.close();
  });

  it('is forgotten in every table but those that end by themselves, and nobody else is', async () => {
    const keeping = await openHere();
    for (const who of [ANNA.mobile, ANNA.email, ENDPOINT])
      await keeping.forget(who, { undelivered: true });
    for (const who of [ANNA.mobile, ANNA.email, ENDPOINT])
      expect(await keeping.find(who)).toEqual({
        sent: [],
        textUpdates: [],
        texts: [],
        stillOff: [],
        stoppedSince: null,
      });
    await keeping.close();
    const rows = [
      marks.numberMark(ANNA.mobile),
      marks.deviceMark(ENDPOINT),
      marks.mpanMark(ANNA.mpan),
    ];
    const left = await rowsWith(rows);
    expect(Object.keys(left).filter((table) => !(table in ENDS_BY_ITSELF))).toEqual([]);
    const after = await count();
    const more = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(more.filter((table) => !(table in ENDS_BY_ITSELF))).toEqual([]);
  });

  it('is found as before under a new secret, once it was sealed anew', async () => {
    const wanted = [ANNA.mobile, ANNA.email, ENDPOINT];
    const found = async (secrets: Readonly<Record<string, string>>) => {
      const keeping = await openKeeping(
        { ...parseEnv({ ...where, LOG_LEVEL: 'silent', ...secrets }) },
        quietLogger,
      );
      const { unreadable } = await keeping.reencrypt();
      const all = await Promise.all(wanted.map((who) => keeping.find(who)));
      await keeping.close();
      return { unreadable, all };
    };
    const before = await found({ SESSION_SECRET: SECRET });
    await found({ SESSION_SECRET: 'a-new-secret-of-sixteen', SESSION_SECRETS_EARLIER: SECRET });
    expect(await found({ SESSION_SECRET: 'a-new-secret-of-sixteen', MARK_SECRET: SECRET })).toEqual(
      before,
    );
    expect(before.unreadable).toBe(0);
  });

  it('is gone after its time in every table, but for what somebody follows until they stop', async () => {
    const later = Date.now() + 401 * DAY;
    const { outbox, list, notifications } = roomsAt(store, env, () => later);
    await outbox.stop();
    await notifications.stop();
    // A text that could not be sent for so long was given up by its worker, now or then.
    await store.db
      .updateTable('outbox')
      .set({ state: 'dropped', finished_at: Date.now() })
      .execute();
    for (const room of [outbox, list, notifications]) await room.purge();
    for (const job of Object.values(purgeJobsOf({ db: store.db, now: () => later }, 90 * DAY)))
      await job();
    await purgeStoredLimits(store.db, later);
    const left = await count();
    expect(
      Object.keys(left).filter((table) => left[table] !== 0 && !KEPT_ON.includes(table)),
    ).toEqual([]);
  });

  it('what ends by itself is said on the page with its time', () => {
    for (const [table, time] of Object.entries(ENDS_BY_ITSELF)) {
      const row = PAGE.split('\n').find((line) => line.startsWith(`| \`${table}\``)) ?? '';
      expect(row, table).toContain(time);
    }
  });
});
