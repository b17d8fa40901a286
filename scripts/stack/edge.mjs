import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/run.mjs';
import { hasEnded } from '../lib/serve.mjs';
import { programIn } from './programs.mjs';

export const edgeProgram = () => programIn('nginx');

export const canBeSecure = () => programIn('openssl') !== null;

/** Creates a self-signed certificate. */
function makeCertificate(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
  if (existsSync(key)) return;
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '30',
  ];
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = spawnSync(programIn('openssl'), [
    ...words,
    ...about,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (made.status !== 0) throw new Error(`The edge has no certificate.\n${made.stderr}`);
}

/** Replaces the servers of both groups in deploy/edge/nodes.conf. */
const nodesConf = (text, ports) =>
  text
    .replace(/^ *server site-2:.*\n/gm, '')
    .replace(/^( *)server site-1:3000 (.*)$/gm, (_, space, words) =>
      ports.map((port) => `${space}server 127.0.0.1:${port} ${words}`).join('\n'),
    );

/** Requests a URL with an untrusted certificate; returns the status, or null without an answer. */
const statusOf = (url) =>
  new Promise((resolve) => {
    const get = url.startsWith('https:') ? https.get : null;
    if (!get)
      return void fetch(url).then(
        (answer) => resolve(answer.status),
        () => resolve(null),
      );
    get(url, { rejectUnauthorized: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', () => resolve(null));
  });

/**
 * Writes the configuration of deploy/, with this stack's addresses in the environment-specific
 * files.
 */
function configure({ dir, url, nodePorts, readText }) {
  const { protocol, port } = new URL(url);
  const isSecure = protocol === 'https:';
  const conf = path.join(dir, 'conf');
  cpSync(inRoot('deploy/edge'), path.join(conf, 'edge'), { recursive: true });
  cpSync(inRoot('deploy/nginx.conf'), path.join(conf, 'nginx.conf'));
  const put = (name, text) => writeFileSync(path.join(conf, 'edge', name), text);
  if (isSecure) makeCertificate(path.join(conf, 'edge/tls'));
  else put('tls.conf', '');
  put('names.conf', 'map $host $edge_is_ours {\n  localhost 1;\n  127.0.0.1 1;\n  default 0;\n}\n');
  put('plain.conf', '');
  put('log.conf', `access_log ${path.join(dir, 'access.log')} plain;\n`);
  put('nodes.conf', nodesConf(readText('deploy/edge/nodes.conf'), nodePorts));
  // The measurement says which visitor asks.
  put('trusted.conf', 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\n');
  const listen = [
    `listen 127.0.0.1:${port}${isSecure ? ' ssl http2' : ''};`,
    `root ${inRoot('build/edge')};`,
    // A file served by the same nginx, for comparison.
    `location /stack-static/ { root ${dir}; }`,
  ];
  put('listen.conf', `${listen.join('\n')}\n`);
  mkdirSync(path.join(dir, 'stack-static'), { recursive: true });
  return path.join(conf, 'nginx.conf');
}

/** Returns nginx's worker processes; none if unavailable. */
function workersOf(pid) {
  const children = `/proc/${pid}/task/${pid}/children`;
  return existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : [];
}

function ticksOf(pid) {
  try {
    return workersOf(pid).reduce((sum, worker) => {
      const fields =
        readFileSync(`/proc/${worker}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return sum + Number(fields[11]) + Number(fields[12]);
    }, 0);
  } catch {
    return null;
  }
}

/** Starts nginx before the site, at `url`, with the nodes on these ports. */
export async function startEdge({ dir, url, nodePorts, readText }) {
  const program = edgeProgram();
  const prefix = path.join(dir, 'edge');
  mkdirSync(prefix, { recursive: true });
  const conf = configure({ dir: prefix, url, nodePorts, readText });
  const words = [
    '-p',
    `${prefix}/`,
    '-c',
    conf,
    '-e',
    'stderr',
    '-g',
    `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`,
  ];
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (part) => (output = (output + part).slice(-4000)));
  for (let tries = 0; (await statusOf(`${url}/edge-health`)) !== 200; tries += 1) {
    if (hasEnded(child) || tries > 300) throw new Error(`nginx did not start.\n${output}`);
    await sleep(50);
  }
  return {
    url,
    log: path.join(prefix, 'access.log'),
    staticDir: path.join(prefix, 'stack-static'),
    pid: child.pid,
    workers: () => workersOf(child.pid),
    /** Returns nginx's processor time so far, in hundredths of a second; null if unavailable. */
    ticks: () => ticksOf(child.pid),
    output: () => output,
    async stop() {
      if (hasEnded(child)) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
