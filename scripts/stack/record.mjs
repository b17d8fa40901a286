import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { provenance } from '../lib/provenance.mjs';
import { inRoot } from '../lib/run.mjs';

const FILE = inRoot('reports/stack.json');

/** Writes results to reports/stack.json, in place of earlier ones of the same checks. */
export function record(results) {
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  const names = new Set(results.map(({ name }) => name));
  const where = provenance();
  const rows = [
    ...before.filter(({ name }) => !names.has(name)),
    ...results.map((result) => ({ ...result, ...where })),
  ];
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(rows, null, 1));
}
