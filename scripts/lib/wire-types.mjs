import { existsSync, statSync } from 'node:fs';
import { inRoot, runNode, say } from './run.mjs';

const CONTRACT = 'public/api.openapi.yaml';
const TYPES = 'app/server/lib/wire-types.d.ts';
const COMPILER = 'node_modules/openapi-typescript/bin/cli.js';

const changedAt = (file) => statSync(inRoot(file)).mtimeMs;
const isFresh = () => existsSync(inRoot(TYPES)) && changedAt(TYPES) > changedAt(CONTRACT);

/** Writes the types of the wire contract where they are missing or older than it; git does not keep them. */
export async function ensureWireTypes() {
  // A server without development packages needs no types.
  if (isFresh() || !existsSync(inRoot(COMPILER))) return;
  if (
    (await runNode(COMPILER, [CONTRACT, '--immutable', '--output', TYPES], { quiet: true })) === 0
  )
    return;
  say(`No types could be made of ${CONTRACT}: npx openapi-typescript ${CONTRACT} says why.`);
  process.exit(1);
}
