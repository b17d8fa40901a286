import { Kysely, sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { createSealer } from '~/server/lib/seal.server';
import { createMarks } from '~/server/ports/text-updates/marks.server';
import { createTextCarrier } from '../notifications/send.server';
import type { TextMessage } from '../notifications/notifications';
import { startWorker } from '../outbox/worker.server';
import { migrations } from './migrations/all';
import { migrate, openStore } from './open.server';
import { postgresDialect } from './postgres.server';
import { sqliteDialect } from './sqlite.server';
import type { Database } from './tables';

const marks = createMarks(createSealer('a secret of sixteen letters', 'text updates'));
const AT = Date.UTC(2026, 10, 22, 12);
const numberOf = (index: number) => `+44770090000${index}`;

describeOnEveryStore('the store of a version whose texts had a table of their own', (makeStore) => {
  it('keeps every form and text that waits, and tells nobody twice', async () => {
    const { env } = await makeStore.freshPlace();
    const { '041-texts-in-outbox': _, ...before } = migrations;
    const old = new Kysely<Database>({
      dialect: env.DATABASE_URL
        ? postgresDialect(env.DATABASE_URL, quietLogger)
        : sqliteDialect(env.DATA_DIR, quietLogger),
    });
    await migrate(old, before);
    await sql`insert into outbox (channel, key, sealed, state, attempts, created_at, due_at, lease, lease_until, answer)
      values ('submit-form', 'key-1', 'sealed', 'waiting', 1, ${AT}, ${AT}, null, 0, null),
        ('submit-form', 'key-2', 'sealed', 'delivered', 1, ${AT}, ${AT}, null, 0, '{"callReference":"C-1"}')`.execute(
      old,
    );
    const news = { body: 'News', kind: 'future', places: '[]', step: 0, cursor: 0, created_at: AT } as const;
    await old
      .insertInto('text_news')
      .values([
        { ...news, reference: 'INCD-1-A', state: 'planned' },
        { ...news, reference: 'INCD-2-A', state: 'planning' },
      ])
      .execute();
    const [planned, planning] = (await old.selectFrom('text_news').select('id').orderBy('id').execute()) as [
      { id: number },
      { id: number },
    ];
    for (const index of [1, 2]) {
      const number_mark = marks.numberMark(numberOf(index));
      const sealed = marks.sealNumber(numberOf(index), number_mark);
      const follows = { kind: 'live', about: 'INCD-1-A', mpan_mark: null, created_at: AT } as const;
      await old
        .insertInto('text_subscription')
        // The column of places had another name then.
        .values({ number_mark, sealed, ...follows })
        .execute();
    }
    const messages: [news: number, number: number, state: string, lease: number][] = [
      [planned.id, 1, 'waiting', 0],
      [planned.id, 2, 'waiting', AT + 60_000],
      [planned.id, 3, 'sent', 0],
      [planning.id, 1, 'sent', 0],
      [0, 4, 'sent', 0],
      [0, 5, 'waiting', 0],
      [-1, 6, 'waiting', 0],
      [-2, 7, 'refused', 0],
    ];
    for (const [newsId, index, state, lease] of messages) {
      const mark = marks.numberMark(numberOf(index));
      await sql`insert into text_message
          (news_id, number_mark, sealed, state, attempts, created_at, due_at, lease_until, finished_at)
        values (${newsId}, ${mark}, ${marks.sealNumber(numberOf(index), mark)}, ${state}, 2, ${AT}, ${AT}, ${lease},
          ${state === 'waiting' ? null : AT})`.execute(old);
    }
    await old.destroy();

    const store = await openStore(env, quietLogger);
    const rows = await store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(rows.map(({ kind, channel, state, attempts }) => [kind, channel, state, attempts].join(' '))).toEqual([
      'operator submit-form waiting 1',
      'operator submit-form delivered 1',
      `text news-${planned.id} waiting 2`,
      `text news-${planned.id} waiting 2`,
      `text news-${planning.id} delivered 2`,
      'text welcome delivered 2',
      'text welcome waiting 2',
      'text stopped waiting 2',
      'text stoppedAddress dropped 2',
    ]);

    const sent: TextMessage[] = [];
    const sender = {
      atOnce: 10,
      send: async (messages: readonly TextMessage[]) => messages.map((one) => (sent.push(one), 'sent' as const)),
    };
    let now = AT + 1;
    const carrier = createTextCarrier({
      db: store.db,
      sender,
      marks,
      ownText: (name) => name,
      logger: quietLogger,
      now: () => now,
      idleMs: 10,
    });
    const worker = startWorker({ store, carrier, logger: quietLogger, now: () => now });
    await vi.waitFor(() => expect(sent).toHaveLength(3), 5000);
    // What another process held is sent when its lease is over, under the key that it had there.
    now = AT + 60_000;
    await vi.waitFor(() => expect(sent).toHaveLength(4), 5000);
    await worker.stop();
    const keyOf = (start: string, index: number) => `${start}-${marks.numberMark(numberOf(index))}`;
    expect(sent.map(({ key, to, text }) => `${to} ${text} ${key}`).sort()).toEqual([
      `${numberOf(1)} News ${keyOf(`n${planned.id}`, 1)}`,
      `${numberOf(2)} News ${keyOf(`n${planned.id}`, 2)}`,
      `${numberOf(5)} welcome ${keyOf(`w${AT.toString(36)}`, 5)}`,
      `${numberOf(6)} stopped ${keyOf(`s${AT.toString(36)}`, 6)}`,
    ]);
    await store.close();
  });
});
