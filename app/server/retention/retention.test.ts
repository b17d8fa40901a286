import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '~/domain/time/instant';
import { exampleSubmission } from '../../../tests/support/example-submission';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { stage, uploadPlace } from '../../../tests/support/upload-places';
import { files } from '../../../tests/support/upload-files';
import { parseEnv } from '../env.server';
import { createEncrypter } from '../lib/encrypt.server';
import { createOutbox } from '../outbox/create.server';
import { createHashes } from '../texts/sign-ups/hashes.server';
import { openStore, type Store } from '../store/open.server';
import { createSubmissions } from '../submissions/store.server';
import { createUploadsFrom } from '../uploads/create.server';
import type { Submission } from '~/forms/engine/payload';
import { homeMark } from '../submissions/still-off.server';
import { openKeeping } from './open.server';
import { purgeAll, purgeHistory } from './purge.server';
import { inTheClear } from '../../../tests/support/in-the-clear';

const OLD = 'an-old-secret-of-sixteen-letters';
const NEW = 'a-new-secret-of-sixteen-letters';
const ANNA = 'anna-anna-anna-anna-aa';
const MOBILE = '+447700900001';
const place = uploadPlace();
let to: string;
beforeEach(async () => {
  to = await mkdtemp(path.join(tmpdir(), 'keeping-'));
});
afterEach(() => rm(to, { recursive: true }));

const theirReport: Partial<Submission> = {
  kind: 'still-off',
  incidentReference: 'INCD-1-A',
  Address: {
    AddressLine1: '',
    AddressLine2: '',
    AddressLine3: '',
    AddressLine4: '',
    Postcode: 'CB1 9ZA',
    Mpan: null,
    ManuallyEnteredAddress: true,
  },
  formData: [
    { sectionName: 'Still off', sectionFields: [{ name: 'telephoneNumber', value: MOBILE }] },
  ],
};

describeOnEveryStore('what is kept of people', (makeStore) => {
  async function begin() {
    const { env: where } = await makeStore.place();
    const envWith = (overrides: Record<string, string>) =>
      parseEnv({ ...where, LOG_LEVEL: 'silent', ...overrides });
    const env = envWith({ SESSION_SECRET: OLD });
    const store = await openStore(where, quietLogger);
    const uploads = await createUploadsFrom({
      env,
      store,
      logger: quietLogger,
      retentionMs: 90 * DAY,
    });
    let isOperatorAway = false;
    const receiver = {
      deliver: () => (isOperatorAway ? Promise.reject(new Error('away')) : Promise.resolve(null)),
    };
    const outbox = createOutbox({
      store,
      receiver,
      encrypter: createEncrypter(env.SECRETS, 'outbox'),
      logger: quietLogger,
    });
    const drafts = { removeIn: async () => {} };
    const encrypter = createEncrypter(env.SECRETS, 'submissions');
    const submissions = createSubmissions({ store, outbox, drafts, uploads, encrypter });
    const session = await uploads.openSession(ANNA);
    const taken = await uploads.take(
      ANNA,
      session,
      await stage(place, files.pdf, 'letter of Anna.pdf'),
    );
    if ('refused' in taken) throw new Error(taken.refused);
    const sectionFields = [
      { name: 'phone', value: '07700 900001' },
      { name: 'letter', value: taken.file.name },
    ];
    const form = exampleSubmission({
      pageType: 'psr',
      formData: [{ sectionName: 'One', sectionFields }],
    });
    await submissions.submit(form, { idempotencyKey: 'key-delivered' });
    await vi.waitFor(async () =>
      expect((await outbox.outcomeOf('submit-form', 'key-delivered'))?.state).toBe('delivered'),
    );
    isOperatorAway = true;
    const second = exampleSubmission({ ...form, ...theirReport, guIReference: 'WAITING01' });
    await submissions.submit(second, { idempotencyKey: 'key-waiting' });
    await outbox.stop();
    await follow(store, env.SECRETS);
    const uploadFile = path.join(env.DATA_DIR, 'uploads', 'kept');
    return { envWith, store, form, file: taken.file, keptFile: uploadFile };
  }

  async function follow(store: Store, secrets: Parameters<typeof createEncrypter>[0]) {
    const marks = createHashes(createEncrypter(secrets, 'text updates'));
    const number_mark = marks.numberMark(MOBILE);
    const sealed = marks.encryptNumber(MOBILE, number_mark);
    const place_mark = marks.placeMark('CB1 9ZA');
    const mpan_mark = marks.mpanMark('1000001901079');
    const sealed_place = marks.encryptPlace('CB1 9ZA', number_mark);
    await store.db
      .insertInto('text_subscription')
      .values({
        number_mark,
        sealed,
        sealed_place,
        way: 'text',
        kind: 'future',
        about: place_mark,
        place_mark,
        mpan_mark,
        created_at: 1,
      })
      .execute();
    await store.db.insertInto('text_stop').values({ number_mark, stopped_at: 1 }).execute();
    const postcode = 'CB1 9ZA';
    const signs = [
      { mobile: MOBILE, postcode },
      { mpanMark: mpan_mark },
      { mobile: '+447700900002', postcode },
    ];
    const rows = signs.map((sign) => homeMark(marks, 'INCD-1-A', sign));
    await store.db
      .insertInto('still_off')
      .values(rows.map((home) => ({ reference: 'INCD-1-A', home, counted_as: home, told_at: 1 })))
      .execute();
  }

  it('is written out by its reference, with its files', async () => {
    const { envWith, form, file } = await begin();
    const keeping = await openKeeping(envWith({ SESSION_SECRET: OLD }), quietLogger);
    expect(await keeping.exportTo(form.guIReference, to)).toEqual({
      sent: 1,
      files: 1,
      textUpdates: 0,
    });
    expect(await readdir(to)).toEqual([file.name, 'kept.json'].sort());
    expect(await readFile(path.join(to, file.name))).toEqual(files.pdf);
    const record = JSON.parse(await readFile(path.join(to, 'kept.json'), 'utf8')) as {
      sent: { body: unknown }[];
    };
    expect(record.sent[0]?.body).toEqual(form);
    await keeping.close();
  });

  it('is found by a mobile number, however it was typed, and forgotten once it has arrived', async () => {
    const { envWith, store, form, keptFile } = await begin();
    const keeping = await openKeeping(envWith({ SESSION_SECRET: OLD }), quietLogger);
    const found = await keeping.find('0770 0900001');
    expect(found.sent.map(({ state }) => state).sort()).toEqual(['delivered', 'waiting']);
    expect(found.textUpdates).toHaveLength(1);
    expect(found.stillOff).toEqual(['INCD-1-A']);
    expect(await keeping.forget(MOBILE)).toEqual({
      sent: 1,
      files: 1,
      textUpdates: 1,
      texts: 0,
      left: 1,
    });
    const { sent: left, stoppedSince } = await keeping.find(MOBILE);
    // That a number is not texted stays, so that nobody texts it again.
    expect([left.map(({ state }) => state), stoppedSince]).toEqual([
      ['waiting'],
      '1970-01-01T00:00:00.001Z',
    ]);
    expect(await keeping.find(form.guIReference)).toEqual({
      sent: [],
      textUpdates: [],
      texts: [],
      stillOff: [],
      stoppedSince: null,
    });
    expect(await keeping.forget(MOBILE, { undelivered: true })).toMatchObject({ sent: 1, left: 0 });
    for (const table of ['outbox', 'form_submission', 'upload_file', 'text_subscription'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await store.db.selectFrom('still_off').selectAll().execute()).toHaveLength(1);
    expect(await readdir(keptFile)).toEqual([]);
    await keeping.close();
  });

  it('stands nowhere in clear', async () => {
    const { store, file, keptFile } = await begin();
    const rows = await Promise.all(
      (['outbox', 'form_submission', 'upload_file', 'text_subscription'] as const).map((table) =>
        store.db.selectFrom(table).selectAll().execute(),
      ),
    );
    const text = JSON.stringify(rows);
    expect(inTheClear(text, ['letter of', '07700 900001', '+447700900001', 'CB1 9ZA'])).toEqual([]);
    const stored = await readFile(path.join(keptFile, file.id));
    expect(stored.includes(files.pdf.subarray(0, 8))).toBe(false);
  });

  it('is sealed under a new secret, and then the old one is not needed', async () => {
    const { envWith, form } = await begin();
    const between = { SESSION_SECRET: NEW, SESSION_SECRETS_EARLIER: OLD };
    const first = await openKeeping(envWith(between), quietLogger);
    expect((await first.find(MOBILE)).sent).toHaveLength(2);
    // Two parcels, a number, its place and the name of a file; the bytes of a file.
    expect(await first.reencrypt()).toEqual({ rows: 5, files: 1, unreadable: 0 });
    expect((await first.reencrypt()).rows).toBe(0);
    await first.close();
    const after = await openKeeping(
      envWith({ SESSION_SECRET: NEW, MARK_SECRET: OLD }),
      quietLogger,
    );
    expect(await after.exportTo(form.guIReference, to)).toMatchObject({ sent: 1, files: 1 });
    expect((await after.find(MOBILE)).textUpdates).toHaveLength(1);
    await after.close();
    const stranger = await openKeeping(
      envWith({ SESSION_SECRET: 'another secret of letters' }),
      quietLogger,
    );
    expect((await stranger.find(form.guIReference)).sent[0]?.body).toBeNull();
    // Two parcels, a number, its place, a name and a file.
    expect((await stranger.reencrypt()).unreadable).toBe(6);
    await stranger.close();
  });

  it('is history for five years, and no longer', async () => {
    const store = await makeStore();
    const row = {
      reference: 'INCD-1-A',
      gone: 0,
      revision: '',
      stage: '',
      status_id: 1,
      incident_type: 1,
      region: 1,
    };
    const rest = { customers_affected: 1, customers_planned: 0, sectors: '[]' };
    await store.db
      .insertInto('incident_history')
      .values([10, 20, 30].map((seen_at) => ({ ...row, ...rest, seen_at })))
      .execute();
    await purgeHistory(store, 20);
    const left = await store.db
      .selectFrom('incident_history')
      .select('seen_at')
      .orderBy('seen_at')
      .execute();
    expect(left.map(({ seen_at }) => Number(seen_at))).toEqual([20, 30]);
  });
});

it('a job that fails is said by its name and leaves the others to do their work', async () => {
  const done: string[] = [];
  const logLines: unknown[] = [];
  const jobs = {
    first: () => Promise.reject(new TypeError('away')),
    second: async () => void done.push('second'),
  };
  await purgeAll(jobs, { warn: (facts: unknown) => void logLines.push(facts) });
  expect(done).toEqual(['second']);
  expect(logLines).toEqual([{ what: 'first', err: 'TypeError' }]);
});
