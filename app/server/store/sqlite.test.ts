import SqliteDatabase from 'better-sqlite3';
import { afterEach, expect, it } from 'vitest';
import { withStatements } from './sqlite.server';

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
  expect(connection.prepare('insert into note (id, more) values (?, ?) returning *').all([2, 'x'])).toEqual([
    { id: 2, text: null, more: 'x' },
  ]);
  expect(connection.prepare('select * from note').all([])).toEqual([{ id: 2, text: null, more: 'x' }]);
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
