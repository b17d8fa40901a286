import { existsSync } from 'node:fs';
import { inRoot } from './run.mjs';

const chosen = process.env.OPERATOR || 'meridian';
/** The operator whose folder of operators/ the site is built with. */
export const operatorId = chosen;

/** Stops with a sentence if no folder of operators/ has the name in OPERATOR. */
export function requireOperator() {
  if (
    /^[a-z0-9-]+$/.test(operatorId) &&
    existsSync(inRoot('operators', operatorId, 'profile.json'))
  )
    return;
  process.stderr.write(`OPERATOR is wrong: there is no operators/${operatorId}/profile.json.\n`);
  process.exit(1);
}

/** Vite's aliases: the site's own modules, and the folder of the operator. */
export const aliases = { '~': inRoot('app'), '#operator': inRoot('operators', operatorId) };
