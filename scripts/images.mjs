/**
 * npm run images: walks deploy/Containerfile where there is no container engine. Each COPY and RUN is done as it is written, from a fresh
 * copy of the last commit, in trees of their own with the system of this machine below them; then the site, the edge and the
 * demonstration's operator are started with only what their images would hold: as their users, on a tree that cannot be written, without
 * a network. Linux, as root. It says what it has not shown.
 *   --keep   leaves the trees
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, run, say } from './lib/run.mjs';
import { walk } from './images/walk.mjs';

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
if (process.platform !== 'linux' || process.getuid() !== 0) {
  say('NOT RUN: the walk of the images, which needs Linux and root (mounts and users of its own).');
  process.exit(2);
}
const dir = mkdtempSync(path.join(tmpdir(), 'images-'));
let code = 1;
try {
  await walk(dir);
  // Separate mount, process and network namespaces, so that all mounts disappear with them.
  const apart = ['--mount', '--pid', '--net', '--fork', '--mount-proc', process.execPath];
  code = await run('unshare', [...apart, inRoot('scripts/images/inside.mjs'), dir]);
} catch (error) {
  say(`WRONG: ${error.message}`);
} finally {
  if (values.keep) say(`The trees are in ${dir}.`);
  else rmSync(dir, { recursive: true, force: true });
}
say(
  'NOT SHOWN: the base images themselves (their Node, nginx and system), arm64, PostgreSQL, MinIO and clamd of the compose file.',
);
process.exit(code);
