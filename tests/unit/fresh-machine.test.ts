import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));

/** What a file asks for before its first line runs: import and export statements, never import() of what comes later. */
const statementsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|(?:import|export)\b[^;'"]*?\bfrom) ['"]([^'"]+)['"];?$/gm,
    ),
  ].flatMap(([, name]) => name ?? []);

/** The packages that must be there for a file to load at all, each with who asks for it. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return statementsOf(file).flatMap((name) => {
    if (name.startsWith('node:')) return [];
    if (!name.startsWith('.')) return [`${path.relative(scripts, file)} asks for ${name}`];
    return packagesOf(path.resolve(path.dirname(file), name), seen);
  });
}

/** A command that installs what is missing must itself load where nothing is installed. */
const commands = readdirSync(scripts).filter(
  (name) =>
    name.endsWith('.mjs') &&
    /ensure(?:Installed|Packages)\(\)/.test(readFileSync(path.join(scripts, name), 'utf8')),
);

it.each(commands)('%s starts on a machine that has no packages yet', (name) => {
  expect(packagesOf(path.join(scripts, name))).toEqual([]);
});

it('reads every statement that asks for another file', () => {
  expect(statementsOf(path.join(scripts, 'lib/icons.mjs'))).toContain('@resvg/resvg-js');
  expect(commands).toEqual(
    expect.arrayContaining(['start.mjs', 'test.mjs', 'build.mjs', 'dev.mjs']),
  );
});
