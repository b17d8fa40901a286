import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { count } from '../../scripts/durability/count.mjs';
import { FORM_PAGES } from '../../scripts/durability/form-pages.mjs';
import { listenLocally } from '../../scripts/lib/serve.mjs';

const dir = mkdtempSync(path.join(tmpdir(), 'durability-count-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A run in which a form was sent and a file was taken, as the store and the operator know it when all is well. */
let run: {
  readonly database: Database.Database;
  readonly accepted: Map<string, unknown>;
  readonly acknowledged: Map<string, unknown>;
};
beforeEach(() => {
  rmSync(dir, { recursive: true });
  mkdirSync(path.join(dir, 'uploads', 'kept'), { recursive: true });
  writeFileSync(path.join(dir, 'uploads', 'kept', 'one.pdf'), 'bytes');
  const database = new Database(path.join(dir, 'site.db'));
  database.exec(`
    create table form_submission (key text, shown_reference text, reference text);
    create table offers_request (key text);
    create table mpan_request (key text);
    create table outbox (id text, kind text, channel text, attempts integer, state text);
    create table upload_file (id text, name text, is_stored integer);
    create table still_off (id text);
    create table text_subscription (number_mark text, way text);
    insert into form_submission values ('a', 'WEB-1', 'WEB-1');
    insert into upload_file values ('f', 'one.pdf', 1);
  `);
  const acknowledged = (kind: string, given: string) => ({
    work: { kind },
    given,
    during: 'kill -9, round 1',
  });
  run = {
    database,
    accepted: new Map([['/api/submit-form a', null]]),
    acknowledged: new Map([
      ['a', acknowledged('form, by pages', 'WEB-1')],
      ['b', acknowledged('upload', 'f')],
    ]),
  };
});
const problems = async () => {
  const { acknowledged, accepted } = run;
  const operator = { accepted, texts: [] };
  const counted = await count({ dir, databaseUrl: '', acknowledged, operator });
  return counted.problems.map(({ text }) => text);
};

it('finds nothing where all was kept and arrived once', async () =>
  expect(await problems()).toEqual([]));

it.each<[string, () => unknown, string]>([
  [
    'a delivery that was dropped',
    () => run.accepted.clear(),
    'form, by pages of kill -9, round 1: acknowledged, but it never arrived',
  ],
  [
    'a delivery that came twice',
    () => run.accepted.set('/api/submit-form other', null),
    '/api/submit-form: arrived under a key that nobody sent',
  ],
  [
    'a delivery that still waits',
    () =>
      run.database.exec("insert into outbox values ('o', 'operator', 'submit-form', 3, 'waiting')"),
    'submit-form: still waits in the outbox after 3 attempts',
  ],
  [
    'a reference without a row',
    () => run.database.exec('delete from form_submission'),
    'form, by pages of kill -9, round 1: acknowledged, but not in the store',
  ],
  [
    'another reference than was given',
    () => run.database.exec("update form_submission set shown_reference = 'WEB-2'"),
    'form, by pages of kill -9, round 1: given WEB-1, kept as WEB-2',
  ],
  [
    'a file whose row is gone',
    () => run.database.exec('delete from upload_file'),
    'upload of kill -9, round 1: acknowledged, but not in the store',
  ],
  [
    'a file whose bytes are gone',
    () => rmSync(path.join(dir, 'uploads', 'kept', 'one.pdf')),
    'upload of kill -9, round 1: its bytes are gone',
  ],
])('finds %s, and says of what and when', async (_, spoil, problem) => {
  spoil();
  expect(await problems()).toEqual([problem]);
});

it('finds a draft that the site no longer knows', async () => {
  const work = { kind: 'draft' };
  run.acknowledged.set('d', { work, given: true, during: 'kill -9, round 1', isKept: false });
  expect(await problems()).toEqual([
    'draft of kill -9, round 1: acknowledged, but the site does not know it',
  ]);
});

it('takes the reference of the site as well, where it was given while the store was in trouble', async () => {
  run.database.exec("update form_submission set shown_reference = 'C-1'");
  run.acknowledged.set('a', { ...(run.acknowledged.get('a') as object), isInTrouble: true });
  expect(await problems()).toEqual([]);
});

it.each([
  ['is kept', 'The power has been off.', true],
  ['was lost', '', false],
])('knows whether a draft %s', async (_, value, isKept) => {
  const site = createServer((__, response) =>
    response.end(
      `<form><input type="hidden" name="_asked" value="what"><input name="what" value="${value}"></form>`,
    ),
  );
  const port = await listenLocally(site);
  const url = `http://127.0.0.1:${port}`;
  const work = { what: 'The power has been off.', cookies: [] };
  expect(await FORM_PAGES.draft.isKept(url, work)).toBe(isKept);
  site.close();
});
