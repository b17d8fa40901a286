import { build } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
await ensureInstalled();
process.exit((await build(process.argv.slice(2))) ? 0 : 1);
