import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { run, say } from '../lib/run.mjs';
import { dataDir } from '../lib/secret.mjs';

const databaseFile = () => path.join(dataDir(), 'site.db');
const filesFolder = () => path.join(dataDir(), 'uploads', 'kept');

/**
 * Runs a PostgreSQL program, keeping the URL out of its arguments, which other users of the machine
 * can read.
 */
async function postgres(program, args) {
  const { host, hostname, port, username, password, pathname, searchParams } = new URL(
    process.env.DATABASE_URL,
  );
  const socket = searchParams.get('host');
  const code = await run(program, args, {
    env: {
      PGHOST: socket ?? (host ? decodeURIComponent(hostname) : ''),
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
  });
  if (code === 127)
    throw new Error(`${program} is not on this machine: install PostgreSQL's client programs.`);
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

/**
 * Copies the database and visitors' files into a new folder, while the site runs. Without secrets,
 * so that the copy alone reveals nothing encrypted.
 */
export async function backup(folder) {
  const to = path.resolve(folder);
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (process.env.DATABASE_URL)
    await postgres('pg_dump', ['--format=custom', `--file=${path.join(to, 'site.dump')}`]);
  else {
    if (!existsSync(databaseFile())) throw new Error(`There is no database in ${dataDir()}.`);
    requireIntact(databaseFile());
    const database = new Database(databaseFile(), { readonly: true, fileMustExist: true });
    try {
      await database.backup(path.join(to, 'site.db'));
    } finally {
      database.close();
    }
    requireIntact(path.join(to, 'site.db'));
  }
  // After the database, so that the files it names are included; newer files may be missing at
  // worst.
  if (process.env.UPLOADS_S3_BUCKET)
    say("Visitors' files are in the bucket, which keeps versions of its own.");
  else if (existsSync(filesFolder()))
    cpSync(filesFolder(), path.join(to, 'files'), { recursive: true });
  say(
    `Kept in ${to}. Keep SESSION_SECRET (or session-secret and mark-secret of DATA_DIR) in another place: without it nobody can read this.`,
  );
}

/** Throws if SQLite finds the file damaged, or not a store of the site. */
function requireIntact(file) {
  let found;
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      found = database.pragma('integrity_check', { simple: true });
      database.prepare('select count(*) from kysely_migration').get();
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error(
      `${file} is damaged, or is not a database of this site (${error.code ?? error.message}).`,
    );
  }
  if (found !== 'ok') throw new Error(`${file} is damaged: ${String(found).slice(0, 200)}`);
}

/** The name of the site's connections in PostgreSQL (app/server/store/postgres.server.ts). */
const APPLICATION = 'power-cut-site';

/** Runs work while no process of the site uses the store; throws if one does. */
async function withoutSite(work) {
  if (process.env.DATABASE_URL) {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    const { rows } = await client
      .query(
        'select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = $1',
        [APPLICATION],
      )
      .finally(() => client.end());
    if (rows[0].count > 0)
      throw new Error('The site runs on this database. Stop every node, then try again.');
    return work();
  }
  mkdirSync(dataDir(), { recursive: true, mode: 0o700 });
  // The site holds this lock while it runs (app/server/store/sqlite.server.ts).
  const lock = new Database(path.join(dataDir(), 'site.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return await work();
  } catch (error) {
    if (error.code === 'SQLITE_BUSY')
      throw new Error(
        `The site, or a command, uses the database in ${dataDir()}. Stop it, then try again.`,
      );
    throw error;
  } finally {
    lock.close();
  }
}

/** Restores a copy. Refuses while the site runs. Only replaces existing data with `force`. */
export const restore = (folder, force) => withoutSite(() => putBack(folder, force));

async function putBack(folder, force) {
  const from = path.resolve(folder);
  const [dump, file] = ['site.dump', 'site.db'].map((name) => path.join(from, name));
  if (process.env.DATABASE_URL) {
    if (!existsSync(dump)) throw new Error(`There is no site.dump in ${from}.`);
    const clean = force ? ['--clean', '--if-exists'] : [];
    await postgres('pg_restore', [
      '--no-owner',
      '--single-transaction',
      ...clean,
      '--dbname',
      new URL(process.env.DATABASE_URL).pathname.slice(1),
      dump,
    ]);
  } else {
    if (!existsSync(file)) throw new Error(`There is no site.db in ${from}.`);
    if (existsSync(databaseFile()) && !force)
      throw new Error(`${databaseFile()} is there already: --force replaces it.`);
    requireIntact(file);
    const copy = `${databaseFile()}.restoring`;
    cpSync(file, copy);
    chmodSync(copy, 0o600);
    requireIntact(copy);
    for (const beside of ['-wal', '-shm']) rmSync(databaseFile() + beside, { force: true });
    renameSync(copy, databaseFile());
  }
  if (existsSync(path.join(from, 'files')) && !process.env.UPLOADS_S3_BUCKET) {
    mkdirSync(filesFolder(), { recursive: true, mode: 0o700 });
    cpSync(path.join(from, 'files'), filesFolder(), { recursive: true });
  }
  say(`Restored from ${from}. Start the site.`);
}
