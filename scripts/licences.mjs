/**
 * npm run licences: under which licences the packages are that we run and build with, out of package-lock.json. Ends with 1 where one is
 * unknown or not among those that we take (scripts/lib/licences.mjs).
 *
 *   npm run licences -- --list     each package by name
 */
import { readFileSync } from 'node:fs';
import { licencesOf } from './lib/licences.mjs';
import { inRoot, say } from './lib/run.mjs';

const { all, refused } = licencesOf(
  JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages,
);

if (process.argv.includes('--list')) {
  for (const { name, version, licence, isTool } of all)
    process.stdout.write(`${licence}\t${name}@${version}\t${isTool ? 'tool' : 'runs'}\n`);
} else {
  const count = (licence, isTool) =>
    all.filter((one) => one.licence === licence && one.isTool === isTool).length;
  process.stdout.write(`${'licence'.padEnd(40)}${'runs'.padStart(6)}${'tools'.padStart(7)}\n`);
  for (const licence of [...new Set(all.map((one) => one.licence))].sort())
    process.stdout.write(
      `${licence.padEnd(40)}${String(count(licence, false)).padStart(6)}${String(count(licence, true)).padStart(7)}\n`,
    );
}
for (const { name, version, licence, isTool } of refused)
  say(
    `${name}@${version} (${isTool ? 'a tool' : 'part of what runs'}): ${licence} is not a licence that we take.`,
  );
say(
  refused.length === 0
    ? `${all.length} packages, all under licences that we take.`
    : `${refused.length} to look at.`,
);
process.exit(refused.length === 0 ? 0 : 1);
