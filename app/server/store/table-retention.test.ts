import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DAY, HOUR } from '~/domain/time/instant';
import { describeOnEveryStore } from '../../../tests/support/stores';
import { COLUMNS } from './migrations/001-columns';
import { byName, purgeJobsOf, RETENTION } from './table-retention';

const NOW = 1_900_000_000_000;
const SENT = 90 * DAY;
const purged = Object.entries(RETENTION).flatMap(([table, declared]) =>
  'purge' in declared
    ? [
        {
          table,
          since: declared.purge.since,
          ms: declared.purge.ms === 'sent' ? SENT : declared.purge.ms,
        },
      ]
    : [],
);

/** A row with something in every column, and nothing twice. */
const rowOf = (table: keyof typeof COLUMNS, number: number) =>
  Object.fromEntries(
    Object.entries(COLUMNS[table])
      .filter(([, type]) => type !== 'id')
      .map(([column, type]) => [column, type.startsWith('text') ? `${number}` : number]),
  );

describeOnEveryStore('what is past its time', (makeStore) => {
  it('is deleted in each table by its own period, and nothing that is younger', async () => {
    const { db } = await makeStore();
    const left: Record<string, unknown> = {};
    for (const { table, since, ms } of purged) {
      const times = [NOW - ms - 1, NOW - ms, NOW];
      await byName(db)
        .insertInto(table)
        .values(
          times.map((at, number) => ({
            ...rowOf(table as keyof typeof COLUMNS, number),
            [since]: at,
          })),
        )
        .execute();
      await purgeJobsOf({ db, now: () => NOW }, SENT)[table]?.();
      const rows = await byName(db).selectFrom(table).select(since).orderBy(since).execute();
      left[table] = rows.map((row) => NOW - Number(row[since]));
    }
    expect(left).toEqual(Object.fromEntries(purged.map(({ table, ms }) => [table, [ms, 0]])));
  });

  it('goes by the setting where it was sent', async () => {
    const { db } = await makeStore();
    await byName(db)
      .insertInto('mpan_request')
      .values([9, 11].map((age) => ({ ...rowOf('mpan_request', age), accepted_at: NOW - age })))
      .execute();
    await purgeJobsOf({ db, now: () => NOW }, 10)['mpan_request']?.();
    expect(await db.selectFrom('mpan_request').select('accepted_at').execute()).toEqual([
      { accepted_at: NOW - 9 },
    ]);
  });
});

const page = readFileSync('docs/data-protection.md', 'utf8').split('\n');
const WORDS: Readonly<Record<number, string>> = {
  [HOUR]: 'an hour',
  [DAY]: 'a day',
  [DAY + HOUR]: '25 hours',
  [SENT]: '`KEEP_SENT_DAYS` (90)',
};

it.each(purged)('the page says how long $table is kept', ({ table, ms }) => {
  const row = page.find((line) => line.startsWith(`| \`${table}\``));
  expect(row?.split('|').at(-2)).toContain(WORDS[ms] ?? ` ${ms / DAY} days`);
});
