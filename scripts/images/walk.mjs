import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { inRoot, say } from '../lib/run.mjs';
import { stagesOf, startOf } from './containerfile.mjs';

/** This machine's folders for every tree that runs commands: what a base image would contain. */
const SYSTEM = [
  'usr',
  'bin',
  'sbin',
  'lib',
  'lib64',
  'etc/ssl',
  'etc/alternatives',
  'etc/ld.so.cache',
  'etc/resolv.conf',
];
/** A base image has them already. */
const OF_BASE = /^apt-get /;

const sh = (command, options = {}) =>
  execFileSync('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'inherit'], ...options });

/** Copies the build context: the last commit without what .dockerignore names. */
function copyContext(to) {
  mkdirSync(to);
  sh(`git archive HEAD | tar -x -C ${to}`, { cwd: inRoot() });
  const left = readFileSync(inRoot('.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  for (const name of left) rmSync(path.join(to, name), { recursive: true, force: true });
}

/** Returns shell commands that bind this machine's system into a tree. */
export const bindSystem = (tree) =>
  SYSTEM.filter((name) => existsSync(`/${name}`))
    .map((name) => {
      const isFile = statSync(`/${name}`).isFile();
      const place = path.join(tree, name);
      const make = isFile
        ? `mkdir -p ${path.dirname(place)} && touch ${place}`
        : `mkdir -p ${place}`;
      return `${make} && mount --bind -o ro $(readlink -f /${name}) ${place}`;
    })
    .join(' && ');

/** Runs a line like RUN: with the tree as root. Its mounts end with it. */
function runIn(tree, workdir, env, line) {
  const home = path.join(tree, 'root');
  mkdirSync(home, { recursive: true });
  mkdirSync(path.join(tree, 'tmp'), { recursive: true });
  mkdirSync(path.join(tree, 'dev'), { recursive: true });
  mkdirSync(path.join(tree, 'proc'), { recursive: true });
  // This machine's registry settings and compiler.
  if (existsSync(path.join(homedir(), '.npmrc')))
    cpSync(path.join(homedir(), '.npmrc'), path.join(home, '.npmrc'));
  writeFileSync(
    path.join(tree, 'etc-passwd'),
    'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n',
  );
  writeFileSync(path.join(tree, 'etc-group'), 'root:x:0:\nnode:x:1000:\n');
  mkdirSync(path.join(tree, 'etc'), { recursive: true });
  sh(
    `cp ${tree}/etc-passwd ${tree}/etc/passwd && cp ${tree}/etc-group ${tree}/etc/group && rm ${tree}/etc-passwd ${tree}/etc-group`,
  );
  const mounts = `${bindSystem(tree)} && mount --rbind /dev ${tree}/dev && mount -t proc proc ${tree}/proc`;
  const inner = `cd ${workdir} && ${line}`;
  execFileSync(
    'unshare',
    ['--mount', 'sh', '-c', `${mounts} && exec chroot ${tree} sh -c "$LINE"`],
    {
      env: { ...process.env, HOME: '/root', ...env, LINE: inner },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
}

function copy(context, trees, tree, workdir, rest) {
  const words = rest.split(/\s+/);
  const from = /--from=(\S+)/.exec(rest)?.[1];
  const owner = /--chown=(\d+):(\d+)/.exec(rest);
  const named = words.filter((word) => !word.startsWith('--'));
  const to = named.pop();
  for (const source of named) {
    const found = path.join(from ? trees.get(from) : context, source);
    if (!existsSync(found)) throw new Error(`COPY ${rest}: there is no ${source}`);
    const isInto = to.endsWith('/') || named.length > 1;
    const place = path.resolve('/', workdir, to, isInto ? path.basename(source) : '.');
    cpSync(found, path.join(tree, place), { recursive: true, verbatimSymlinks: true });
    if (owner) chownSync(path.join(tree, place), Number(owner[1]), Number(owner[2]));
  }
}

/** Builds every stage as a tree in `dir`, named like the stage. */
export async function walk(dir) {
  const context = path.join(dir, 'context');
  copyContext(context);
  const stages = stagesOf(readFileSync(path.join(context, 'deploy/Containerfile'), 'utf8'));
  const trees = new Map();
  for (const [name, { from, steps }] of stages) {
    const tree = path.join(dir, name);
    if (trees.has(from)) sh(`cp -a ${trees.get(from)} ${tree}`);
    else mkdirSync(tree);
    trees.set(name, tree);
    let workdir = trees.has(from) ? '/app' : '/';
    const { env } = startOf(stages, name);
    for (const [word, rest] of steps) {
      if (word === 'WORKDIR') mkdirSync(path.join(tree, (workdir = rest)), { recursive: true });
      if (word === 'COPY') copy(context, trees, tree, workdir, rest);
      if (word !== 'RUN') continue;
      if (OF_BASE.test(rest)) say(`${name}: NOT RUN, this machine's own: ${rest.split(' && ')[1]}`);
      else {
        say(`${name}: ${rest}`);
        runIn(tree, workdir, env, rest);
      }
    }
  }
  const megabytes = Number(
    sh(`du -sm --exclude=proc ${trees.get('site')}`)
      .toString()
      .split('\t')[0],
  );
  say(
    `The image of the site holds ${readdirSync(path.join(trees.get('site'), 'app')).join(', ')}: ${megabytes} MB beside its base image.`,
  );
}
