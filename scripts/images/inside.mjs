/**
 * In separate namespaces (scripts/images.mjs): starts the built images, and sends requests to them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../lib/run.mjs';
import { fieldsOf, formWith, newVisitor } from '../lib/visitor.mjs';

const [, , dir, PODMAN, ...STORE] = process.argv;
const SECRET = 'SESSION_SECRET=a secret of the images, 32 letters!';
const SITE = 'http://127.0.0.1:3000';
const started = [];
let wrong = 0;

const sh = (command) =>
  execFileSync('sh', ['-ec', command], { stdio: ['ignore', 'pipe', 'inherit'] }).toString();
const podman = (...args) =>
  execFileSync(PODMAN, [...STORE, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    .toString()
    .trim();
function expect(isTrue, what) {
  say(`${isTrue ? 'ok' : 'WRONG'}: ${what}`);
  if (!isTrue) wrong += 1;
}

/** The service keys of deploy/compose.yaml that harden a container. */
const HARDENED = [
  ...['--read-only', '--read-only-tmpfs=false', '--tmpfs=/tmp'],
  ...['--cap-drop=all', '--security-opt=no-new-privileges'],
];
/** The network of this process, the compose file's host names, and neither limits nor timers that the machine may refuse. */
const HERE = [
  ...['--network=host', '--cgroups=disabled', '--no-healthcheck'],
  ...['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'],
  ...['site-1', 'site-2', 'operator'].map((name) => `--add-host=${name}:127.0.0.1`),
];
function start(name, options) {
  podman('run', '--detach', `--name=${name}`, ...HARDENED, ...HERE, ...options, `dno-${name}`);
  started.push(name);
}
const userOf = (pid) => statSync(`/proc/${pid}`).uid;
/** Returns whether a command succeeds in a container: options, name, command. */
const succeeds = (...args) =>
  spawnSync(PODMAN, [...STORE, 'exec', ...args], { stdio: 'ignore' }).status === 0;
function isHealthy(name) {
  const image = `dno-${name}`;
  const test = JSON.parse(podman('image', 'inspect', '--format={{json .HealthCheck.Test}}', image));
  return succeeds(name, ...test.slice(1));
}
/** Stops a container as an engine does, and returns its exit code: 137 if it had to be killed. */
function stop(name) {
  podman('stop', '--time=15', name);
  return Number(podman('inspect', '--format={{.State.ExitCode}}', name));
}

async function until(ask, seconds = 90) {
  for (let tries = 0; tries < seconds * 4; tries += 1) {
    if (await ask().catch(() => false)) return true;
    await sleep(250);
  }
  return false;
}
const isOk = (url) => async () => (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;

async function operator() {
  start('operator', [`--env=${SECRET}`, '--env=LOG_LEVEL=warn', '--tmpfs=/app/.cache:mode=1777']);
  expect(
    await until(isOk('http://127.0.0.1:3100/api/power-cut/all-incidents')),
    'the operator answers',
  );
}

async function site() {
  const given = [
    SECRET,
    `BASE_URL=${SITE}`,
    'OPERATOR_URL=http://operator:3100',
    'TRUSTED_PROXIES=1',
    'LOG_LEVEL=error',
  ];
  start(
    'site',
    given.map((pair) => `--env=${pair}`),
  );
  expect(await until(isOk(`${SITE}/readyz`)), 'the site is ready');
  say(`Its Node: ${podman('exec', 'site', '/nodejs/bin/node', '--version')}`);
  expect(isHealthy('site'), 'its health check says yes');
  expect(!succeeds('site', '/bin/sh', '-c', ':'), 'it has no shell');
  const canWrite = (file, user) =>
    succeeds(
      ...[`--user=${user}`, 'site', '/nodejs/bin/node', '-e'],
      `require('fs').writeFileSync('${file}', '')`,
    );
  expect(
    !canWrite('/app/x', 0) && !canWrite('/nodejs/x', 0),
    'not even root can write beside /data and /tmp',
  );
  expect(canWrite('/tmp/x', 65532) && canWrite('/data/x', 65532), 'it can write /data and /tmp');
  const visitor = newVisitor(SITE);
  expect((await visitor.see('/')).status === 200, 'the home page');
  expect(
    (await visitor.see('/power-cut/list')).html.includes('INCD-'),
    'power cuts, of the operator beside it',
  );
  const message = '/forms/email-us/message';
  const next = await visitor.see(message, {
    ...fieldsOf(formWith((await visitor.see(message)).html, '_asked')),
    topic: 'Equipment',
    message: 'It hums.',
    'aboutAddress.addressLine1': '12 Tide Street',
    'aboutAddress.addressLine3': 'Newhaven',
    'aboutAddress.postcode': 'BN2 9ZA',
  });
  expect(next.path === '/forms/email-us/about-you', 'a step of a form, kept in /data');
  const picture = await fetch(`${SITE}/share.png?page=%2F`);
  expect(picture.ok, `a picture to share (${picture.status})`);
}

/** Returns the status of the home page through the edge. */
const throughEdge = () =>
  sh(
    `curl -sk -o /dev/null -w '%{http_code}' --resolve www.example.org:8443:127.0.0.1 https://www.example.org:8443/`,
  );

async function edge() {
  const tls = path.join(dir, 'tls');
  mkdirSync(tls);
  sh(
    `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.example.org -keyout ${tls}/key.pem -out ${tls}/certificate.pem 2>/dev/null; chown 101:101 ${tls}/*`,
  );
  start('edge', [
    `--volume=${tls}:/etc/edge/edge/tls:ro`,
    '--mount=type=tmpfs,destination=/var/lib/edge,chown',
  ]);
  expect(await until(async () => throughEdge() === '200'), 'the edge shows the home page over TLS');
  expect(isHealthy('edge'), 'its health check says yes');
  expect(
    sh(
      'curl -s -o /dev/null -w "%{http_code}" -H "Host: www.example.org" http://127.0.0.1:8080/',
    ) === '308',
    'port 80 leads there',
  );
}

try {
  await operator();
  await site();
  await edge();
  const users = started.map((name) => userOf(podman('inspect', '--format={{.State.Pid}}', name)));
  expect(users.join() === '1000,65532,101', `their users: ${users.join(', ')}`);
  const code = stop('site');
  expect(code === 0, `the site ends by itself (${code})`);
  const status = throughEdge();
  expect(/^(200|503)$/.test(status), `without a node the edge says: ${status}`);
  expect(stop('edge') === 0 && stop('operator') === 0, 'edge and operator end by themselves');
} catch (error) {
  expect(false, error.message);
}
if (wrong > 0)
  for (const name of started) {
    say(`Log of ${name}:`);
    spawnSync(PODMAN, [...STORE, 'logs', '--tail=40', name], { stdio: 'inherit' });
  }
say(wrong === 0 ? 'All of it holds.' : `${wrong} wrong.`);
process.exit(wrong === 0 ? 0 : 1);
