import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { run, say } from '../lib/run.mjs';
import { dataDir } from '../lib/secret.mjs';

const databaseFile = () => path.join(dataDir(), 'site.db');
const filesFolder = () => path.join(dataDir(), 'uploads', 'kept');

/** A program of PostgreSQL, whose address stays out of its arguments, which other users of the machine can read. */
async function postgres(program, args) {
  const { host, hostname, port, username, password, pathname, searchParams } = new URL(process.env.DATABASE_URL);
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
  if (code === 127) throw new Error(`${program} is not on this machine: install PostgreSQL's client programs.`);
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

/**
 * Copies the database and visitors' files into a new folder, while the site runs. Secrets are not among it: with them the copy
 * would tell whoever finds it everything.
 */
export async function backup(folder) {
  const to = path.resolve(folder);
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (process.env.DATABASE_URL) await postgres('pg_dump', ['--format=custom', `--file=${path.join(to, 'site.dump')}`]);
  else {
    if (!existsSync(databaseFile())) throw new Error(`There is no database in ${dataDir()}.`);
    const database = new Database(databaseFile(), { readonly: true, fileMustExist: true });
    try {
      await database.backup(path.join(to, 'site.db'));
    } finally {
      database.close();
    }
  }
  // After the database: a file that it names is then among them, and one that came since is left out at worst by name.
  if (process.env.UPLOADS_S3_BUCKET) say("Visitors' files are in the bucket, which keeps versions of its own.");
  else if (existsSync(filesFolder())) cpSync(filesFolder(), path.join(to, 'files'), { recursive: true });
  say(
    `Kept in ${to}. Keep SESSION_SECRET (or session-secret and mark-secret of DATA_DIR) in another place: without it nobody can read this.`,
  );
}

/** Puts a copy back. The site must not run. What is there already is replaced only where `force` says so. */
export async function restore(folder, force) {
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
    mkdirSync(dataDir(), { recursive: true, mode: 0o700 });
    for (const beside of ['', '-wal', '-shm']) rmSync(databaseFile() + beside, { force: true });
    cpSync(file, databaseFile());
  }
  if (existsSync(path.join(from, 'files')) && !process.env.UPLOADS_S3_BUCKET) {
    mkdirSync(filesFolder(), { recursive: true, mode: 0o700 });
    cpSync(path.join(from, 'files'), filesFolder(), { recursive: true });
  }
  say(`Restored from ${from}. Start the site.`);
}
