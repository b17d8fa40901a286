import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeOnOneStore, tablesOf } from '../support/stores';

const PAGE = readFileSync('docs/data-protection.md', 'utf8');

describeOnOneStore('the page of what is kept', (makeStore) => {
  it('has every table, and no other', async () => {
    const tables = await tablesOf(await makeStore());
    const [, database = ''] = PAGE.split('## In the database');
    const rows = (database.split('## In files')[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(named.sort()).toEqual(tables.sort());
    for (const row of rows)
      expect(
        row
          .split('|')
          .slice(2, -1)
          .every((cell) => cell.trim() !== ''),
        row,
      ).toBe(true);
  });
});
