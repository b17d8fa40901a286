import { build } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
await ensureInstalled();
process.exit((await build()) ? 0 : 1);
