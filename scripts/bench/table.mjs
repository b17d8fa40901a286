const printed = [];
/** Returns the tables printed since the last call, as Markdown. */
export const takeTables = () => printed.splice(0);

/** Prints rows as a table that is readable in a terminal and in a document. */
export function printTable(title, rows) {
  if (rows.length === 0) return;
  const names = Object.keys(rows[0]);
  const cells = [
    names,
    names.map((name) => '-'.repeat(name.length)),
    ...rows.map((row) => names.map((name) => String(row[name] ?? ''))),
  ];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const lines = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`,
  );
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
  printed.push(`${title}:\n\n${lines.join('\n')}`);
}

export const round = (value, digits = 0) => Number(value).toFixed(digits);
export const kB = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
/** Returns the value below which `share` of the sorted values are. */
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? NaN;
