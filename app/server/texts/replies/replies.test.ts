import { expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { DAY, MINUTE } from '~/domain/time/instant';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { openStore, type Store } from '~/server/store/open.server';
import {
  describeOnEveryStore,
  describeOnPostgres,
  quietLogger,
} from '../../../../tests/support/stores';
import {
  ANN,
  clock,
  cut,
  elsewhere,
  marks,
  restored,
  START,
  textingPhone,
  wording,
} from '../../../../tests/support/texting-phone';
import { createReplies } from './handle.server';
import { inTheClear } from '../../../../tests/support/in-the-clear';
import { undoAfterEach } from '../../../../tests/support/undo';
import { purgeOld } from '~/server/store/table-retention';

const undo = undoAfterEach();
const start = (store: Store) => textingPhone(store, (step) => void undo.push(step));

const LIVE = { reference: 'INCD-1-A', live: true } as const;
const LATER = { place: 'CB1 9ZA', futureUnplanned: true, futurePlanned: true } as const;

describeOnEveryStore('an answer to a text', (makeStore) => {
  const begin = async () => {
    clock.now = START;
    return start(await makeStore());
  };

  it('STOP ends everything that the phone follows, whoever writes the number how, and is confirmed once', async () => {
    const phone = await begin();
    await phone.follow(LIVE);
    await phone.follow(LATER);
    expect(await phone.text('Stop.', { from: '447700900001' })).toEqual([
      expect.stringMatching(/^Meridian: your text updates are stopped\./),
    ]);
    expect(await phone.show(restored)).toEqual([]);
    const again = [
      await phone.text('STOP'),
      await phone.text('stop'),
      await phone.text('STOP'),
    ].flat();
    expect(again).toEqual(Array(2).fill(expect.stringMatching(/gets no more texts from us/)));
  });

  it('STATUS says what is followed as it is now, in one text, with the time of the data', async () => {
    const phone = await begin();
    expect(await phone.text('STATUS')).toEqual([
      expect.stringMatching(/gets no texts from us\. Sign up: https/),
    ]);
    await phone.follow(LIVE);
    expect(await phone.text('status')).toEqual([
      'Meridian, 10 Mar, noon: Power cut in CB1 9: back between 3pm and 4pm Tue 10 Mar. https://www.meridian.example/power-cut/incident?incidentid=INCD-1-A',
    ]);
    await phone.show(restored, elsewhere);
    expect(await phone.text('Status?')).toEqual([
      expect.stringMatching(
        /^Meridian, 10 Mar, noon: Power back on in CB1 9\. Is your power still off\? Reply OFF\. https/,
      ),
    ]);
    await phone.show(elsewhere);
    expect(await phone.text('STATUS')).toEqual([
      expect.stringMatching(/We know of no power cut where you get texts/),
    ]);
    phone.forgetSnapshot();
    expect(await phone.text('STATUS')).toEqual([
      expect.stringMatching(/cannot see our list .* call 105/),
    ]);
  });

  it('STATUS of a place names what happens there, that first which keeps power off, and counts what has no room', async () => {
    const phone = await begin();
    await phone.follow({ ...LATER, futurePlanned: false });
    const many = [
      restored,
      ...Array.from({ length: 9 }, (_, at) => ({ ...cut, reference: `INCD-1${at}-A` })),
    ];
    await phone.show(...many, elsewhere);
    const [text = ''] = await phone.text('STATUS');
    expect(text).toMatch(
      /: Power cut in CB1 9: back .* And \d more\. https:\/\/www\.meridian\.example\/power-cut$/,
    );
    expect(text.length).toBeLessThanOrEqual(306);
  });

  it('STATUS of a place that was followed before places were kept leads to the search, and promises nothing', async () => {
    const store = await makeStore();
    const phone = start(store);
    await phone.follow(LATER);
    await store.db.updateTable('text_subscription').set({ sealed_place: null }).execute();
    expect(await phone.text('STATUS')).toEqual([
      expect.stringMatching(/cannot look up your address by text.*search/),
    ]);
  });

  it('OFF tells the operator of the power cut that the phone was told about, where it follows a place', async () => {
    const phone = await begin();
    await phone.follow({ ...LIVE, place: 'CB1 9ZA', mpan: '1000001901079' });
    expect(await phone.text('OFF')).toEqual([
      expect.stringMatching(/no power cut that we texted you about is over/),
    ]);
    expect(await phone.toldOperator()).toEqual([]);
    expect(await phone.show(restored)).toEqual([
      expect.stringMatching(/Is your power still off\? Reply OFF/),
    ]);
    expect(await phone.text('off!')).toEqual([
      'Meridian: thank you. We told our control room that CB1 9ZA is still off (INCD-1-A). In danger? Call 105, free.',
    ]);
    await vi.waitFor(async () =>
      expect(await phone.toldOperator()).toEqual([{ incident: 'INCD-1-A' }]),
    );
    await phone.text('OFF');
    expect(await phone.homesCounted('INCD-1-A')).toBe(1);
  });

  it('OFF asks for a postcode where none is known, and takes it alone', async () => {
    const phone = await begin();
    await phone.follow(LIVE);
    await phone.show(restored);
    expect(await phone.text('Still off')).toEqual([
      expect.stringMatching(/like this: OFF CB1 9ZA/),
    ]);
    expect(await phone.text('OFF IP1 9ZA')).toEqual([
      expect.stringMatching(
        /IP1 9ZA is not part of power cut INCD-1-A\..*https.*report-a-power-cut/,
      ),
    ]);
    expect(await phone.toldOperator()).toEqual([]);
    expect(await phone.text('cb19zb')).toEqual([
      expect.stringMatching(/CB1 9ZB is still off \(INCD-1-A\)/),
    ]);
    expect(await phone.homesCounted('INCD-1-A')).toBe(1);
  });

  it('HELP says what the words do, and 105; what is not known is answered so too, twice a day at most [X-105]', async () => {
    const phone = await begin();
    const help = expect.stringMatching(/STATUS .* OFF .* STOP .* 105/) as string;
    expect(await phone.text('Help')).toEqual([help]);
    // Two machines: each answers what it does not know.
    const texts: string[] = [];
    for (let turn = 0; turn < 30; turn += 1)
      texts.push(...(await phone.text(texts.at(-1) ?? 'I am away until Monday.')));
    expect(texts).toEqual([help, help]);
    clock.now += DAY;
    expect(await phone.text('I am away until Monday.')).toEqual([help]);
  });

  it('is not answered without end, whatever is asked; STOP still ends everything [X-79]', async () => {
    const phone = await begin();
    await phone.follow(LIVE);
    const texts: string[] = [];
    for (let turn = 0; turn < 15; turn += 1) texts.push(...(await phone.text('STATUS')));
    expect(texts).toHaveLength(10);
    expect(await phone.text('STOP')).toEqual([expect.stringMatching(/are stopped/)]);
    clock.now += 10 * MINUTE;
    expect(await phone.text('HELP')).toHaveLength(1);
  });

  it('happens once for one id, and another text under it is refused', async () => {
    const phone = await begin();
    await phone.follow({ ...LIVE, place: 'CB1 9ZA' });
    await phone.show(restored);
    const text = { id: 'same', from: ANN, to: '60006', message: 'OFF' };
    const before = phone.sent.length;
    const both = await Promise.all([phone.replies.handle(text), phone.replies.handle(text)]);
    expect([...both, await phone.replies.handle(text)]).toEqual(['done', 'done', 'done']);
    expect(await phone.replies.handle({ ...text, message: 'STOP' })).toBe('other');
    await phone.settle();
    expect(phone.sent.slice(before)).toHaveLength(1);
    await vi.waitFor(async () => expect(await phone.toldOperator()).toHaveLength(1));
  });

  it.each(['60006', 'Meridian', '+33612345678'])('from %s is answered by nobody', async (from) => {
    const phone = await begin();
    expect(await phone.text('STATUS', { from })).toEqual([]);
    expect(await phone.text('STOP', { from })).toEqual([]);
  });

  it('keeps nothing that can be read, and forgets after a week', async () => {
    const store = await makeStore();
    const phone = start(store);
    await phone.follow({ ...LIVE, ...LATER });
    await phone.show(restored);
    await phone.text('OFF', { id: 'service-id-1' });
    const rows = await Promise.all(
      (['text_reply', 'text_subscription', 'outbox', 'still_off', 'allowance'] as const).map(
        (table) => store.db.selectFrom(table).selectAll().execute(),
      ),
    );
    const inClear = inTheClear(JSON.stringify(rows), [
      '7700900001',
      'CB1 9ZA',
      'service-id-1',
      'thank you',
    ]);
    expect(inClear).toEqual([]);
    clock.now += 6 * DAY;
    await purgeOld(store.db, 'text_reply', clock.now);
    expect(await store.db.selectFrom('text_reply').selectAll().execute()).toHaveLength(1);
    clock.now += 2 * DAY;
    await purgeOld(store.db, 'text_reply', clock.now);
    expect(await store.db.selectFrom('text_reply').selectAll().execute()).toEqual([]);
  });

  it('is tried again where the report could not be kept: nothing was done', async () => {
    const store = await makeStore();
    const phone = start(store);
    await phone.follow({ ...LIVE, place: 'CB1 9ZA' });
    await phone.show(restored);
    const failing = createReplies({
      store,
      marks,
      submissions: { newReference: () => 'WEB-AAAAAAAAAA' },
      stillOff: { submit: () => Promise.reject(new Failure('unavailable', 'down')) },
      snapshot: () => buildSnapshot([restored], clock.now),
      wordingIn: () => wording,
      now: () => clock.now,
    });
    const text = { id: 'again', from: ANN, to: '60006', message: 'OFF' };
    await expect(failing.handle(text)).rejects.toThrow('down');
    expect(await phone.replies.handle(text)).toBe('done');
    expect(await phone.settle()).toEqual([expect.stringMatching(/thank you/)]);
  });
});

describeOnPostgres('two nodes that are handed the same text', (makeStore) => {
  it('answer it once', async () => {
    clock.now = START;
    const { env } = await makeStore.place();
    const stores = await Promise.all([0, 1].map(() => openStore(env, quietLogger)));
    undo.push(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const [a, b] = stores.map(start) as [ReturnType<typeof start>, ReturnType<typeof start>];
    const text = { id: 'same', from: ANN, to: '60006', message: 'HELP' };
    expect(await Promise.all([a.replies.handle(text), b.replies.handle(text)])).toEqual([
      'done',
      'done',
    ]);
    await Promise.all([a.settle(), b.settle()]);
    expect([...a.sent, ...b.sent]).toHaveLength(1);
  });
});
