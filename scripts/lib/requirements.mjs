import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './run.mjs';

/** The number of ids in each part of the specification; X is what the site promises besides. */
const PARTS = { L: 796, J: 1043, F: 625, X: 119 };
const WITHDRAWN = ['X-54', 'X-58', 'X-59'];

const idOf = (part, number) => `${part}-${String(number).padStart(part === 'X' ? 2 : 3, '0')}`;

/** Every id, in order. */
export const ALL_IDS = Object.entries(PARTS)
  .flatMap(([part, count]) => Array.from({ length: count }, (_, at) => idOf(part, at + 1)))
  .filter((id) => !WITHDRAWN.includes(id));

/** Returns the ids in a text, including those in a range ("J-014 to J-016"). */
export const idsIn = (text) =>
  [...text.matchAll(/\b([LJFX])-(\d{2,4})\b(?: to \1-(\d{2,4})\b)?/g)].flatMap(
    ([, part, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) =>
        idOf(part, Number(first) + at),
      ),
  );

const BRACKETS = / \[([LJFX]-\d[^\]]*)\]$/;

/** Returns the ids at the end of a test's title: "shows the reference [J-014]". */
export const idsOfTitle = (title) => idsIn(BRACKETS.exec(title)?.[1] ?? '');

/** Returns the ids that npm test doesn't show: a decision, the table of docs/requirements.md or a test of the night has them. */
export function decidedIds() {
  const read = (page) => readFileSync(inRoot(page), 'utf8');
  const table = read('docs/requirements.md').split('## Ids without a test')[1];
  const pages = ['docs/decisions', 'tests/nightly'].flatMap((folder) =>
    readdirSync(inRoot(folder)).map((page) => read(`${folder}/${page}`)),
  );
  return new Set([table, ...pages].flatMap(idsIn));
}

/**
 * Writes which tests cover which requirement, and which have none, to reports/requirements.md, from
 * vitest's JSON reports; returns one line that says where the table is.
 */
export function writeRequirements(results) {
  const covered = new Map();
  for (const { name, assertionResults } of results)
    for (const { ancestorTitles, title } of assertionResults) {
      const titles = [...ancestorTitles, title];
      titles.forEach((one, depth) => {
        const words = titles.slice(0, depth + 1).map((each) => each.replace(BRACKETS, ''));
        const line = `${path.relative(root, name)}: ${words.join(' › ')}`.replaceAll('|', '\\|');
        for (const id of idsOfTitle(one)) covered.set(id, (covered.get(id) ?? new Set()).add(line));
      });
    }
  const decided = decidedIds();
  const rows = ALL_IDS.flatMap((id) => {
    const [first, ...others] = covered.get(id) ?? [];
    return first
      ? [`| ${id} | ${first}${others.length > 0 ? `, and ${others.length} more` : ''} |`]
      : [];
  });
  const untested = ALL_IDS.filter((id) => !covered.has(id));
  const [answered, missing] = [true, false].map((is) =>
    untested.filter((id) => decided.has(id) === is),
  );
  const text = `# Which tests cover which requirement

No test, answered in docs/requirements.md, docs/decisions or by a test of the night: ${answered.join(', ') || 'none'}.

No test and no answer: ${missing.join(', ') || 'none'}.

| Requirement | Tests |
|---|---|
${rows.join('\n')}
`;
  mkdirSync(inRoot('reports'), { recursive: true });
  writeFileSync(inRoot('reports/requirements.md'), text);
  return `requirements: ${rows.length} have a test, ${answered.length} an answer in docs or at night, ${missing.length} neither (reports/requirements.md)`;
}
