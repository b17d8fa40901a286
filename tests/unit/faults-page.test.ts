import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pageOf } from '../../scripts/faults/page.mjs';
import { openRecord } from '../../scripts/faults/record.mjs';
import { FAULTS, UPSTREAMS } from '../../scripts/faults/upstreams.mjs';
import { inRoot } from '../../scripts/lib/run.mjs';
import { undoAfterEach } from '../support/undo';

const undo = undoAfterEach();
const run = { commit: 'abc1234', date: '2026-11-26', machine: '2 cores (A processor)' };
const cell = {
  fault: 'reset',
  seenAs: ['as usual'],
  slowest: 10,
  lag: 1,
  wellAgain: 20,
  memory: 1,
  problems: [],
};
const WHY = 'initdb was not found';

/** A folder of reports of its own, which the next run opens again. */
function newFolder() {
  const dir = mkdtempSync(inRoot('node_modules', '.faults-'));
  undo.push(() => rmSync(dir, { recursive: true }));
  return path.relative(inRoot(), dir);
}
const cellIn = (record: ReturnType<typeof openRecord>, upstream: string, fault: string) =>
  record
    .table()
    .results.find(({ name }) => name === upstream)
    ?.cells.find((each) => each.fault === fault);

it('nothing is written where nothing was tried', () => {
  expect(pageOf([])).toBeNull();
  expect(pageOf([{ name: 'addresses', cells: [{ fault: 'reset', notTried: WHY, run }] }])).toBe(
    null,
  );
});

it('the table says when and where it was made, what each cell showed, and why one was not tried', () => {
  const page = pageOf([
    {
      name: 'addresses',
      cells: [
        { ...cell, run },
        { fault: 'timeout', notTried: 'The site ended.', run },
        { fault: 'wrong clock', reason: 'its answers say no time' },
      ],
    },
    { name: 'PostgreSQL', cells: [{ fault: 'reset', notTried: WHY, run }] },
  ]);
  expect(page).toContain('2026-11-26; 2 cores (A processor); commit abc1234');
  expect(page).toContain('**1 of 1 cells were as promised**; 2 were not tried');
  expect(page).toContain('| reset | as usual | 0.0 s | 0.0 s | 1 MB |');
  expect(page).toContain('| timeout | Not tried: The site ended. |');
  expect(page).toContain('Cannot happen: wrong clock (its answers say no time).');
  expect(page).toContain(`## PostgreSQL\n\nNot tried: ${WHY}.\n`);
  expect(page).not.toContain('Tried on');
});

it('the table says which part comes from which run', () => {
  const page = pageOf([
    { name: 'addresses', cells: [{ ...cell, run }] },
    { name: 'S3', cells: [{ ...cell, run: { ...run, commit: 'def5678' } }] },
  ]);
  expect(page).toContain('Its parts come from different runs');
  expect(page).toMatch(
    /## Addresses\n\n.*Tried on 2026-11-26; 2 cores \(A processor\); commit abc1234/,
  );
  expect(page).toMatch(/## S3\n\n.*Tried on 2026-11-26; 2 cores \(A processor\); commit def5678/);
});

it('the record keeps each finished cell for the next run, and one that was not tried is tried again', () => {
  const folder = newFolder();
  const cutOff = openRecord({ resume: false, folder });
  cutOff.add('addresses', cell);
  cutOff.add('addresses', { fault: 'timeout', notTried: 'The site ended.' });

  const resumed = openRecord({ resume: true, folder });
  expect(resumed.isTried('addresses', 'reset')).toBe(true);
  expect(resumed.isTried('addresses', 'timeout')).toBe(false);
  resumed.add('addresses', { ...cell, fault: 'timeout' });
  expect(cellIn(resumed, 'addresses', 'timeout')).toMatchObject({
    seenAs: ['as usual'],
    run: { date: expect.stringMatching(/^\d{4}-/), machine: expect.stringMatching(/cores/) },
  });

  expect(openRecord({ resume: false, folder }).isTried('addresses', 'reset')).toBe(false);
});

it('the table is whole once every cell of every service was tried or has a reason', () => {
  const record = openRecord({ resume: false, folder: newFolder() });
  const all = Object.entries(UPSTREAMS as Record<string, { doesNotApply?: object }>).flatMap(
    ([name, { doesNotApply = {} }]) =>
      FAULTS.filter((fault) => !(fault in doesNotApply)).map((fault) => ({ name, fault })),
  );
  const last = all.pop();
  for (const { name, fault } of all) record.add(name, { ...cell, fault });
  expect(record.table().isKnown).toBe(false);
  record.add(last?.name, { fault: last?.fault, notTried: WHY });
  expect(record.table().isKnown).toBe(true);
});
