/**
 * In separate namespaces (scripts/images.mjs): starts what was built as its image would, and sends
 * requests to it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../lib/run.mjs';
import { fieldsOf, formWith, newVisitor } from '../lib/visitor.mjs';
import { startOf, stagesOf } from './containerfile.mjs';
import { bindSystem } from './walk.mjs';

const [, , dir] = process.argv;
const stages = stagesOf(readFileSync(path.join(dir, 'context/deploy/Containerfile'), 'utf8'));
const sh = (command) =>
  execFileSync('sh', ['-ec', command], { stdio: ['ignore', 'pipe', 'inherit'] }).toString();
const problems = [];
const expect = (isTrue, what) => {
  say(`${isTrue ? 'ok' : 'WRONG'}: ${what}`);
  if (!isTrue) problems.push(what);
};
const SECRET = 'a secret of the walk, 32 letters!';
const SITE = 'http://127.0.0.1:3000';

const HOSTS = path.join(dir, 'hosts');
/** Maps the compose file's host names to this machine. */
function names() {
  writeFileSync(HOSTS, '127.0.0.1 localhost site-1 site-2 operator\n');
  return `ip link set lo up; mount --bind ${HOSTS} /etc/hosts`;
}
/** As a container engine does for every image. */
function knowsNames(tree) {
  mkdirSync(path.join(tree, 'etc'), { recursive: true });
  writeFileSync(path.join(tree, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  writeFileSync(path.join(tree, 'etc/hosts'), '');
  return `mount --bind ${HOSTS} ${tree}/etc/hosts`;
}
/** Makes everything read-only except the compose file's writable paths. */
const closed = (tree, writable) => {
  for (const place of ['tmp', 'dev', 'proc', ...writable])
    mkdirSync(path.join(tree, place), { recursive: true });
  const devices = ['null', 'urandom', 'random', 'zero'];
  for (const device of devices) writeFileSync(path.join(tree, 'dev', device), '');
  const mounted = writable.map((place) => `mount --bind ${tree}/${place} ${tree}/${place}`);
  return [
    ...mounted,
    ...devices.map((name) => `mount --bind /dev/${name} ${tree}/dev/${name}`),
    `mount -t tmpfs -o mode=1777 tmpfs ${tree}/tmp`,
    `mount -t proc proc ${tree}/proc`,
    `mount -o remount,bind,ro ${tree}`,
  ].join('; ');
};

/** Libraries that come with the C library, besides those that Node itself loads. */
const BESIDE_LIBC = ['librt.so.1', 'libresolv.so.2', 'libutil.so.1', 'libanl.so.1'];

/**
 * Creates the equivalent of an image without a shell: Node, its libraries, and nothing else of this
 * machine.
 */
function bareNode(tree) {
  const loaded = [...sh(`ldd ${process.execPath}`).matchAll(/(\/\S+) \(0x/g)].map(
    ([, file]) => file,
  );
  const home = path.dirname(loaded.find((file) => file.includes('/libc.so')));
  const beside = BESIDE_LIBC.map((name) => path.join(home, name)).filter((file) =>
    existsSync(file),
  );
  const libraries = [...new Set([...loaded, ...beside])];
  const files = [
    [process.execPath, 'nodejs/bin/node'],
    ...libraries.map((file) => [file, file.slice(1)]),
  ];
  return files
    .map(([file, place]) => {
      mkdirSync(path.dirname(path.join(tree, place)), { recursive: true });
      writeFileSync(path.join(tree, place), '');
      return `mount --bind -o ro $(readlink -f ${file}) ${tree}/${place}`;
    })
    .join('; ');
}
const selfBind = (tree) => `mount --bind ${tree} ${tree}`;

/** Runs an image's command as its user, without privilege escalation. */
function start(tree, user, workdir, env, command, stdio = ['ignore', 'ignore', 'inherit']) {
  const clean = [
    '--no-new-privs',
    'env',
    '-i',
    ...Object.entries(env).map((pair) => pair.join('=')),
  ];
  const inTree = [
    '/usr/bin/unshare',
    `--root=${tree}`,
    `--wd=${workdir}`,
    `--setuid=${user}`,
    `--setgid=${user}`,
  ];
  return spawn('setpriv', [...clean, ...inTree, ...command], { stdio });
}
const ended = (child) =>
  new Promise((resolve) =>
    child.exitCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  );

async function until(ask, seconds = 90) {
  for (let tries = 0; tries < seconds * 4; tries += 1) {
    if (await ask().catch(() => false)) return true;
    await sleep(250);
  }
  return false;
}
const isOk = (url) => async () => (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;

async function operator() {
  const tree = path.join(dir, 'operator');
  const { env } = startOf(stages, 'operator');
  sh(
    `${selfBind(tree)}; ${bindSystem(tree)}; ${knowsNames(tree)}; ${closed(tree, ['data', 'app/.cache'])}`,
  );
  const command = ['node', 'scripts/operator.mjs'];
  const child = start(
    tree,
    1000,
    '/app',
    { PATH: '/usr/bin:/bin', HOME: '/tmp', SESSION_SECRET: SECRET, LOG_LEVEL: 'warn', ...env },
    command,
  );
  expect(
    await until(isOk('http://operator:3100/api/power-cut/all-incidents')),
    'the operator answers, as user 1000 on a closed tree',
  );
  return child;
}

async function site() {
  const tree = path.join(dir, 'site');
  const { env, cmd, health } = startOf(stages, 'site');
  sh(`${selfBind(tree)}; ${bareNode(tree)}; ${knowsNames(tree)}; ${closed(tree, ['data'])}`);
  const given = {
    SESSION_SECRET: SECRET,
    BASE_URL: SITE,
    OPERATOR_URL: 'http://operator:3100',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'error',
    HOME: '/tmp',
  };
  const node = ['/nodejs/bin/node'];
  const child = start(tree, 65532, '/app', { ...env, ...given }, [...node, ...cmd]);
  expect(
    await until(isOk(`${SITE}/readyz`)),
    'the site is ready, as user 65532 on a closed tree without a shell',
  );
  expect(
    (await ended(start(tree, 65532, '/', env, [...node, ...health.slice(1)]))) === 0,
    'its health check says yes',
  );
  const tries = (place) =>
    ended(
      start(
        tree,
        65532,
        '/',
        env,
        [...node, '-e', `require('fs').writeFileSync('${place}', '')`],
        'ignore',
      ),
    );
  expect(
    (await tries('/app/x')) !== 0 && (await tries('/nodejs/x')) !== 0,
    'nothing can be written beside /data and /tmp',
  );
  expect(
    (await tries(path.join('/tmp', 'x'))) === 0 && (await tries('/data/x')) === 0,
    '/data and /tmp can be',
  );
  const visitor = newVisitor(SITE);
  expect((await visitor.see('/')).status === 200, 'the home page');
  expect(
    (await visitor.see('/power-cut/list')).html.includes('INCD-'),
    'power cuts, of the operator beside it',
  );
  const message = '/forms/email-us/message';
  const fields = fieldsOf(formWith((await visitor.see(message)).html, '_asked'));
  const address = {
    'aboutAddress.addressLine1': '12 Tide Street',
    'aboutAddress.addressLine3': 'Newhaven',
    'aboutAddress.postcode': 'BN2 9ZA',
  };
  const next = await visitor.see(message, {
    ...fields,
    topic: 'Equipment',
    message: 'It hums.',
    ...address,
  });
  expect(next.path === '/forms/email-us/about-you', 'a step of a form, kept in /data');
  const picture = await fetch(`${SITE}/share.png?page=%2F`);
  expect(picture.ok, `a picture to share (${picture.status})`);
  return child;
}

async function edge() {
  const tree = path.join(dir, 'edge');
  const { cmd } = startOf(stages, 'edge');
  const tls = path.join(tree, 'etc/edge/edge/tls');
  mkdirSync(tls, { recursive: true });
  sh(
    `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.example.org -keyout ${tls}/key.pem -out ${tls}/certificate.pem 2>/dev/null; chown 101:101 ${tls}/*; ` +
      `${selfBind(tree)}; ${bindSystem(tree)}; ${knowsNames(tree)}; ${closed(tree, [])}; mount -t tmpfs -o uid=101,gid=101,mode=700 tmpfs ${tree}/var/lib/edge`,
  );
  // In a container, "stdout" is a pipe of the engine.
  sh(
    `mount -t tmpfs tmpfs ${tree}/dev; mknod -m 666 ${tree}/dev/null c 1 3; ln -s /proc/self/fd/1 ${tree}/dev/stdout`,
  );
  const env = { PATH: '/usr/sbin:/usr/bin:/bin' };
  const log = path.join(dir, 'edge.log');
  writeFileSync(log, '');
  chownSync(log, 101, 101);
  const stdio = ['ignore', openSync(log, 'a'), 'inherit'];
  expect(
    (await ended(start(tree, 101, '/', env, [...cmd.slice(0, -2), '-t'], stdio))) === 0,
    'nginx reads its configuration',
  );
  const child = start(tree, 101, '/', env, cmd, stdio);
  const ask = (more = '') =>
    sh(
      `curl -sk -o /dev/null -w '%{http_code} %header{x-edge}' ${more} --resolve www.example.org:8443:127.0.0.1 https://www.example.org:8443/`,
    );
  expect(
    await until(async () => ask().startsWith('200')),
    'the edge shows the home page over TLS, as user 101 on a closed tree',
  );
  expect(
    sh(
      'curl -s -o /dev/null -w "%{http_code}" -H "Host: www.example.org" http://127.0.0.1:8080/',
    ) === '308',
    'port 80 leads there',
  );
  return { child, ask };
}

process.on('exit', () =>
  say(problems.length === 0 ? 'All of it holds.' : `${problems.length} wrong.`),
);
sh(names());
const behind = await operator();
const node = await site();
const front = await edge();
const startedAt = Date.now();
// setpriv has been replaced by the site's process.
node.kill('SIGTERM');
const code = await ended(node);
expect(
  code === 0 && Date.now() - startedAt < 10_000,
  `the site ends by itself (${code}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
);
expect(/^(200|503)/.test(front.ask()), `without a node the edge says: ${front.ask()}`);
front.child.kill('SIGQUIT');
behind.kill('SIGTERM');
await Promise.all([ended(front.child), ended(behind)]);
process.exit(problems.length === 0 ? 0 : 1);
