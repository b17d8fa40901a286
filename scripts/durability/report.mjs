import { STORES } from './stores.mjs';

const sumOf = (rows, name) => rows.reduce((sum, row) => sum + row[name], 0);

function lineOf(store, trouble, rows) {
  const { name } = STORES[store];
  const [{ notRun }] = rows;
  if (notRun) return `| ${name} | ${trouble} | NOT RUN: ${notRun} | | | | | |`;
  const delivered = `${sumOf(rows, 'arrived')} of ${sumOf(rows, 'delivered')}`;
  const cells = [rows.length, sumOf(rows, 'acknowledged'), delivered];
  for (const figure of ['kept', 'lost', 'twice']) cells.push(sumOf(rows, figure));
  return `| ${name} | ${trouble} | ${cells.join(' | ')} |`;
}

/**
 * Returns docs/durability.md: one line for each store and trouble, with every problem below. `origin`
 * says in words where the rows come from.
 */
export function tableOf(rows, origin) {
  const parts = new Map();
  for (const row of rows) {
    const id = `${row.store} ${row.trouble}`;
    parts.set(id, [...(parts.get(id) ?? []), row]);
  }
  const lines = [...parts.values()].map((part) => lineOf(part[0].store, part[0].trouble, part));
  const problems = rows.flatMap(({ store, problems: texts = [] }) =>
    texts.map((text) => `- ${STORES[store].name}: ${text}`),
  );
  return `# Nothing acknowledged is lost

Written by \`npm run durability\`: ${origin}.

Each round puts the site, its store or its clock into one trouble while visitors send everything that the site accepts. "Acknowledged" is what
the site accepted, "arrived" what the operator then received of what it should receive (files, drafts and browsers stay on
the site), "kept" what the store still has.

| Store | Trouble | Rounds | Acknowledged | Arrived | Kept | Lost | Twice |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}
${problems.length > 0 ? `\n## Problems\n\n${problems.join('\n')}\n` : ''}`;
}
