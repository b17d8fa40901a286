import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/run.mjs';
import { STORES } from './stores.mjs';

const ROWS = inRoot('reports/durability.json');
const DRAFT = inRoot('reports/durability.md');
const TABLE = inRoot('docs/durability.md');

/** Reads the rows of the last run; none if there was none. */
export const readRows = () => (existsSync(ROWS) ? JSON.parse(readFileSync(ROWS, 'utf8')) : []);

const sumOf = (rows, name) => rows.reduce((sum, row) => sum + row[name], 0);
const distinct = (rows, name) => [...new Set(rows.map((row) => row[name]))].join('; ');

function lineOf(store, trouble, rows) {
  const { name } = STORES[store];
  const [{ notRun }] = rows;
  if (notRun) return `| ${name} | ${trouble} | NOT RUN: ${notRun} | | | | | |`;
  const delivered = `${sumOf(rows, 'arrived')} of ${sumOf(rows, 'delivered')}`;
  const cells = [rows.length, sumOf(rows, 'told'), delivered];
  for (const figure of ['kept', 'lost', 'twice']) cells.push(sumOf(rows, figure));
  return `| ${name} | ${trouble} | ${cells.join(' | ')} |`;
}

/** Returns the whole table, one line for each store and trouble, with every problem below it. */
export function tableOf(rows) {
  const parts = new Map();
  for (const row of rows) {
    const id = `${row.store} ${row.trouble}`;
    parts.set(id, [...(parts.get(id) ?? []), row]);
  }
  const lines = [...parts.values()].map((part) => lineOf(part[0].store, part[0].trouble, part));
  const problems = rows.flatMap(({ store, problems: texts = [] }) =>
    texts.map((text) => `- ${STORES[store].name}: ${text}`),
  );
  return `# Nothing told is lost

Written by \`npm run durability\` on ${distinct(rows, 'date')}, at ${distinct(rows, 'commit')}, on ${distinct(rows, 'machine')}.

Each round puts the site, its store or its clock into one trouble while visitors send everything that the site accepts. "Told" is what
visitors were told yes about, "arrived" what the operator then received of what it should receive (files, drafts and browsers stay on
the site), "kept" what the store still has.

| Store | Trouble | Rounds | Told | Arrived | Kept | Lost | Twice |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}
${problems.length > 0 ? `\n## Problems\n\n${problems.join('\n')}\n` : ''}`;
}

/** Writes all rows so far, and the table; to docs/ once a whole run has all its parts. */
export function writeRows(rows, isWhole) {
  mkdirSync(path.dirname(ROWS), { recursive: true });
  writeFileSync(ROWS, JSON.stringify(rows, null, 1));
  if (rows.length > 0) writeFileSync(isWhole ? TABLE : DRAFT, tableOf(rows));
}
