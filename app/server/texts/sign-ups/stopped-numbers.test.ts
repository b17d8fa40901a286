import { expect, it } from 'vitest';
import { ANN, cut, marks, START, textingPhone } from '../../../../tests/support/texting-phone';
import { describeOnEveryStore } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import type { Store } from '~/server/store/open.server';

const CUT = { place: 'CB1 9ZA', reference: 'INCD-1-A', live: true, futureUnplanned: true };
const undo = undoAfterEach();

describeOnEveryStore('a number that answered STOP', (makeStore) => {
  const phoneOn = (store: Store) => textingPhone(store, (step) => void undo.push(step));
  const rowsOf = async (store: Store) => ({
    follows: (await store.db.selectFrom('text_subscription').selectAll().execute()).length,
    stops: await store.db.selectFrom('text_stop').selectAll().execute(),
  });
  const answered = { kind: 'answered', reason: null };

  it('is answered as ever when somebody signs it up by the API, and is sent nothing', async () => {
    const store = await makeStore();
    const phone = phoneOn(store);
    await phone.follow(CUT);
    await phone.text('STOP');
    await phone.settle();
    expect(await rowsOf(store)).toEqual({
      follows: 0,
      stops: [{ number_mark: marks.numberMark(ANN), stopped_at: START }],
    });
    const before = phone.sent.length;
    expect(await phone.signUp(CUT)).toEqual(answered);
    expect(await phone.signUp({ ...CUT, reference: 'INCD-9-A' })).toEqual({
      kind: 'answered',
      reason: 1,
    });
    await phone.show({ ...cut, estimateText: '10 Mar 18:00 - 19:00' });
    expect(phone.sent).toHaveLength(before);
    expect(await rowsOf(store)).toMatchObject({ follows: 0, stops: [{}] });
  });

  it('is texted again after it was signed up on a page, and then by the API too', async () => {
    const store = await makeStore();
    const phone = phoneOn(store);
    // Also where there was nothing to stop.
    await phone.text('STOP');
    await phone.settle();
    expect(await phone.signUp({ ...CUT, isFromPage: true })).toEqual(answered);
    expect(await rowsOf(store)).toMatchObject({ follows: 2, stops: [] });
    expect((await phone.settle()).join(' ')).toContain('you are signed up for texts');
    expect(await phone.signUp({ ...CUT, futurePlanned: true })).toEqual(answered);
    expect(await rowsOf(store)).toMatchObject({ follows: 3 });
  });
});
