import { execFile, spawn, spawnSync } from 'node:child_process';
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, hasEnded } from './serve.mjs';

const execute = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

const NEEDED = ['initdb', 'postgres', 'pg_isready', 'pg_ctl', 'pg_basebackup'];

/**
 * Returns where PostgreSQL's programs are; null if not installed. Debian keeps them outside the
 * PATH.
 */
function programs() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return places.find((place) => NEEDED.every((name) => existsSync(path.join(place, name)))) ?? null;
}

/** PostgreSQL refuses to run as root: as root we use Debian's user for it, or nobody. */
function runAs() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN);
    const [uid, gid] = [id('-u'), id('-g')];
    if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user.');
}

export const hasPostgres = () => programs() !== null;

/**
 * Starts a PostgreSQL server on a free port, in a temporary folder of `parent`. `copyOf` makes it a
 * streaming standby of another one.
 */
export async function startPostgres({ copyOf = null, port = null, parent = tmpdir() } = {}) {
  const bin = programs();
  if (bin === null) throw new Error('PostgreSQL is not installed here: "initdb" was not found.');
  const who = runAs();
  const dir = await mkdtemp(path.join(parent, 'postgres-'));
  if (who.uid !== undefined) await chown(dir, who.uid, who.gid);
  const data = path.join(dir, 'data');
  const call = (name, args) => execute(path.join(bin, name), args, { ...who, cwd: dir });
  const portNumber = port ?? (await freePort());
  if (copyOf === null) {
    await call('initdb', ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    await appendFile(
      path.join(data, 'postgresql.conf'),
      `max_wal_senders = 4\nhot_standby = on\nunix_socket_directories = ''\n`,
    );
  } else
    await call('pg_basebackup', [
      '-h',
      '127.0.0.1',
      '-p',
      String(copyOf.port),
      '-U',
      'site',
      '-D',
      data,
      '-R',
      '-X',
      'stream',
      // A spread checkpoint may take minutes.
      '--checkpoint=fast',
    ]);

  let child = null;
  /** Starts it unless it runs. */
  async function start() {
    if (child !== null && !hasEnded(child)) return;
    child = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(portNumber), '-h', '127.0.0.1'],
      {
        ...who,
        cwd: dir,
        stdio: 'ignore',
      },
    );
    for (;;) {
      if (hasEnded(child)) throw new Error('PostgreSQL did not start.');
      const isUp = await call('pg_isready', ['-h', '127.0.0.1', '-p', String(portNumber)]).then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await sleep(100);
    }
  }
  /** SIGINT is its fast shutdown, SIGKILL simulates losing the machine. */
  async function stop(signal = 'SIGINT') {
    if (child === null || hasEnded(child)) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
  await start();
  return {
    port: portNumber,
    url: `postgres://site@127.0.0.1:${portNumber}/postgres`,
    start,
    stop,
    promote: () => call('pg_ctl', ['promote', '-D', data, '-w']),
    async remove() {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
