/** npm run wire-types: installs what is missing, and writes the types of the wire contract, which tsc and eslint read. */
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
await ensureInstalled();
