/**
 * npm run images: builds the images of deploy/Containerfile from the last commit with podman, and starts site, edge and the demonstration's
 * operator from them, hardened as deploy/compose.yaml has it. Where no image registry can be reached, it makes stand-ins for the base images.
 * Linux, as root. Everything is in a folder of its own, which it deletes.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HEADERS } from './lib/install.mjs';
import { capture, inRoot, run, say } from './lib/run.mjs';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Runs a command, and ends everything if it fails. */
async function must(command, ...args) {
  if ((await run(command, args)) !== 0) throw new Error(`${command} ${args.join(' ')}`);
}
async function has(command) {
  return (await capture(command, ['--version'])).code === 0;
}

const isRoot = process.platform === 'linux' && process.getuid() === 0;
if (!isRoot || !(await has('podman'))) {
  say(`NOT RUN: the images need ${isRoot ? 'podman' : 'Linux and root'}.`);
  process.exit(2);
}

// Ctrl-C ends the command that runs; then the folder is deleted as after any failure.
process.on('SIGINT', () => {});
const dir = mkdtempSync(path.join(tmpdir(), 'images-'));
const PODMAN = ['podman', `--root=${dir}/storage`, `--runroot=${dir}/run`];
/** Runs podman in a mount namespace of its own, so that its mounts disappear with it; debootstrap below likewise. */
const podman = (...args) => must('unshare', '--mount', ...PODMAN, ...args);
const build = (file, context, target, name, args = []) =>
  podman(
    ...['build', '--isolation=chroot', '--format=docker', '--pull=never'],
    ...args.map((pair) => `--build-arg=${pair}`),
    ...[`--file=${file}`, `--target=${target}`, `--tag=${name}`, context],
  );

/** Collects what stand-ins are made of: Debian, and Node 24 with the headers to compile against. */
async function collect(to) {
  if (!(await has('debootstrap')))
    throw new Error('no image registry can be reached, and there is no debootstrap');
  const system = path.join(dir, 'system');
  await must('unshare', '--mount', 'debootstrap', '--variant=minbase', 'bookworm', system);
  await must('tar', '-C', system, '--exclude=./dev/*', '-cf', path.join(to, 'system.tar'), '.');
  const node = `npm:node-linux-${process.arch}`;
  const packages = [`node@${node}@24`, `headers@${node}@${HEADERS[24]}`, 'npm@11'];
  await must('npm', 'install', '--prefix', to, '--no-audit', '--no-fund', ...packages);
  cpSync(CERTIFICATES, path.join(to, 'certificates.crt'));
}

/** Returns the build arguments that name the base images: those of the file, or stand-ins. */
async function basesOf(containerfile) {
  const parts = path.join(dir, 'parts');
  const args = [];
  for (const [, arg, short] of containerfile.matchAll(/^ARG (\w+_IMAGE)=(\S+)$/gm)) {
    const image = /^[^/]+\./.test(short) ? short : `docker.io/${short}`;
    const isPulled = await podman('pull', '--quiet', image).then(
      () => true,
      () => false,
    );
    if (isPulled) args.push(`${arg}=${image}`);
    else {
      if (mkdirSync(parts, { recursive: true })) await collect(parts);
      const target = arg.replace('_IMAGE', '').toLowerCase();
      await build(inRoot('scripts/images/bases.Containerfile'), parts, target, `base-${target}`);
      args.push(`${arg}=localhost/base-${target}`);
      say(`NOT SHOWN: ${image} could not be reached. A stand-in of Debian 12 takes its place.`);
    }
  }
  return args;
}

let code = 1;
try {
  const context = path.join(dir, 'context');
  mkdirSync(context);
  await must('sh', '-c', `git archive HEAD | tar -x -C ${context}`);
  const file = path.join(context, 'deploy/Containerfile');
  const bases = await basesOf(readFileSync(file, 'utf8'));
  for (const target of ['operator', 'site', 'edge'])
    await build(file, context, target, `dno-${target}`, bases);
  // Namespaces of their own, so that ports are free and nothing that was started stays behind, neither processes nor files of the engine.
  // crun refuses the mixed cgroups of older systems.
  const inside = [
    'ip link set lo up',
    'umount -q /sys/fs/cgroup/unified',
    'mount -t tmpfs tmpfs /run',
    'mount -t tmpfs tmpfs /dev/shm',
    'exec "$0" scripts/images/inside.mjs "$@"',
  ].join('; ');
  const apart = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  code = await run('unshare', [...apart, 'sh', '-c', inside, process.execPath, dir, ...PODMAN]);
} catch (error) {
  say(`WRONG: ${error.message}`);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
say(
  `NOT SHOWN: ${process.arch === 'x64' ? 'arm64' : 'x64'}, PostgreSQL, MinIO and clamd of the compose file.`,
);
process.exit(code);
