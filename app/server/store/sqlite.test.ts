import SqliteDatabase from 'better-sqlite3';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchedDatabase, withStatements } from './sqlite.server';

const database = new SqliteDatabase(':memory:');
database.exec('create table note (id integer primary key, text text)');
afterEach(() => void database.exec('delete from note'));

it('a question that was asked before is not prepared again', () => {
  const connection = withStatements(database);
  const first = connection.prepare('select text from note where id = ?');
  connection.prepare('insert into note (id, text) values (?, ?)').run([1, 'one']);
  expect(connection.prepare('select text from note where id = ?')).toBe(first);
  expect(first.all([1])).toEqual([{ text: 'one' }]);
  expect(first.all([2])).toEqual([]);
});

it('it knows of tables that changed meanwhile', () => {
  const connection = withStatements(database);
  connection.prepare('select * from note').all([]);
  database.exec('alter table note add column more text');
  expect(
    connection.prepare('insert into note (id, more) values (?, ?) returning *').all([2, 'x']),
  ).toEqual([{ id: 2, text: null, more: 'x' }]);
  expect(connection.prepare('select * from note').all([])).toEqual([
    { id: 2, text: null, more: 'x' },
  ]);
});

it('a pragma, and a question that is being read, are prepared anew', () => {
  const connection = withStatements(database);
  const pragma = 'pragma synchronous = normal';
  expect(connection.prepare(pragma)).not.toBe(connection.prepare(pragma));
  connection.prepare('insert into note (id, text) values (?, ?)').run([3, 'three']);
  const reading = connection.prepare('select id from note');
  const rows = reading.iterate([]);
  rows.next();
  expect(connection.prepare('select id from note')).not.toBe(reading);
  rows.return?.();
});

describe('files that are deleted under a running site', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'watched-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const file = path.join(dir, 'site.db');
  const logLines: string[] = [];
  const logger = { error: (text: string) => void logLines.push(text) };

  it('a deleted write-ahead log is noticed, and what was committed is kept', () => {
    const store = watchedDatabase(dir, logger);
    store.prepare('create table note (text text)').run([]);
    const write = (text: string) => store.prepare('insert into note values (?)').run([text]);
    write('before');
    store.prepare('begin immediate').run([]);
    rmSync(`${file}-wal`);
    write('after');
    store.prepare('commit').run([]);
    write('later');
    // A second connection sees what a start after a power cut of our own would find.
    const fresh = new SqliteDatabase(file, { readonly: true });
    expect(fresh.prepare('select text from note').pluck().all()).toEqual([
      'before',
      'after',
      'later',
    ]);
    fresh.close();
    store.close();
    expect(logLines).toEqual([expect.stringMatching(/write-ahead log .* was deleted/)]);
  });

  it('a deleted site.db is noticed: nothing is acknowledged any more', () => {
    const store = watchedDatabase(dir, logger);
    rmSync(file);
    expect(() => store.prepare('insert into note values (?)')).toThrow(
      'site.db was deleted or replaced',
    );
    expect(logLines.at(-1)).toMatch(/site.db was deleted or replaced/);
    store.close();
  });
});
