import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_IDS, decidedIds, idsIn, idsOfTitle } from '../../scripts/lib/requirements.mjs';

const sources = ['app', 'demo', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);
const titles = sources.flatMap((source) => source.match(/ \[[LJFX]-\d[^\]]*\](?=['"`],)/g) ?? []);

it('reads single ids, lists and runs at the end of a title', () => {
  expect(idsOfTitle('shows the reference [J-014]')).toEqual(['J-014']);
  expect(idsOfTitle('%s [F-316, J-1001 to J-1003, X-07]')).toEqual([
    'F-316',
    'J-1001',
    'J-1002',
    'J-1003',
    'X-07',
  ]);
  expect(idsOfTitle('is as in J-014')).toEqual([]);
});

it('every title is well formed and names ids that exist', () => {
  const ID = '[LJFX]-\\d{2,4}(?: to [LJFX]-\\d{3,4})?';
  const wellFormed = new RegExp(`^ \\[${ID}(?:, ${ID})*\\]$`);
  const ids = new Set(ALL_IDS);
  expect(
    titles.filter((title) => !wellFormed.test(title) || idsIn(title).some((id) => !ids.has(id))),
  ).toEqual([]);
});

it('every id has a test, a decision or a row in docs/requirements.md', () => {
  const held = new Set([...titles.flatMap(idsOfTitle), ...decidedIds()]);
  expect(ALL_IDS.filter((id) => !held.has(id))).toEqual([]);
});
