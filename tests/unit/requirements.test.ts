import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Files below a folder whose name ends like that. */
function filesIn(place: string, ending: RegExp): string[] {
  return readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${place}/${name}`)
    .sort();
}

interface Row {
  id: string;
  requirement: string;
  state: string;
  held: string;
}

const pages = filesIn('docs/requirements', /\.md$/);
const decisions = filesIn('docs/decisions', /\.md$/);

/** The rows of the ledger: tables whose first cell is a number such as L-001. */
const rows: Row[] = pages.flatMap((page) =>
  read(page)
    .split('\n')
    .filter((line) => /^\| [LJFX]-\d+ \|/.test(line))
    .map((line) => {
      const cells = line.slice(1, -1).split(' | ');
      return {
        id: cells.at(0)?.trim() ?? '',
        requirement: cells.at(1)?.trim() ?? '',
        state: cells.at(3)?.trim() ?? '',
        held: cells.slice(4).join(' | ').trim(),
      };
    }),
);

const STATES = ['test', 'area', 'source', 'eye', 'decided', 'open'];
/** A file of ours in backticks, such as `app/domain/mobile.test.ts`. */
const FILE = /`((?:app|content|docs|public|scripts|tests)\/[^`\s]+)`/g;
const filesOf = (text: string): string[] => [...text.matchAll(FILE)].map((match) => match[1] ?? '');
const idsOf = (row: Row): string => `${row.id}: ${row.held}`;

/** How many numbers each part of the checklist has. */
const PARTS = { L: 796, J: 1043, F: 625 } as const;

describe('the ledger of requirements', () => {
  it('has every number of the checklist once', () => {
    const ids = rows.map((row) => row.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const expected = Object.entries(PARTS).flatMap(([part, count]) =>
      Array.from({ length: count }, (_, index) => `${part}-${String(index + 1).padStart(3, '0')}`),
    );
    expect(ids.filter((id) => !id.startsWith('X-')).sort()).toEqual(expected.sort());
  });

  it('says of each row what it asks, how it stands and what holds it', () => {
    expect(rows.filter((row) => row.requirement === '' || !STATES.includes(row.state)).map(idsOf)).toEqual([]);
    const unheld = rows.filter(({ state, held }) => {
      if (state === 'test' || state === 'area') return !filesOf(held).some((file) => /\.test\.tsx?$/.test(file));
      if (state === 'source') return filesOf(held).length === 0;
      if (state === 'open') return !held.startsWith('open: ') || held.length < 'open: '.length + 10;
      return held.length < 10;
    });
    expect(unheld.map(idsOf)).toEqual([]);
  });

  it('names no file that is not there: whoever renames a test renames it in docs/requirements too', () => {
    const named = new Set([...pages, ...decisions, 'docs/walks.md'].flatMap((page) => filesOf(read(page))));
    expect([...named].filter((file) => !/[*{<]/.test(file) && !existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('the papers', () => {
  const papers = [...filesIn('docs', /\.md$/), 'README.md'];

  it('link to pages that are there', () => {
    const broken = papers.flatMap((page) =>
      [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map((match) => match[1] ?? '')
        .filter((target) => !/^[a-z]+:|^\//.test(target))
        .filter((target) => !existsSync(path.join(root, path.dirname(page), target)))
        .map((target) => `${page}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('date every decision and list every page of them', () => {
    const index = read('docs/decisions/README.md');
    const others = decisions.filter((page) => !page.endsWith('/README.md'));
    expect(others.filter((page) => !index.includes(`(${path.basename(page)})`))).toEqual([]);
    expect(others.filter((page) => !/\b20\d\d-\d\d-\d\d\b|\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/.test(read(page)))).toEqual(
      [],
    );
  });
});

describe('comments', () => {
  const code = ['app', 'demo', 'tests', 'scripts'].flatMap((place) => filesIn(place, /\.(tsx?|mjs|css)$/));
  const requirements = new Set(rows.map((row) => row.id));
  const entries = new Set(
    decisions.flatMap((page) =>
      [...read(page).matchAll(/^#+ ((?:K1|K2|U|T|C|MAC|S)-\d+)\b/gm)].map((match) => match[1] ?? ''),
    ),
  );

  it('cite numbers and pages that are there', () => {
    const lost = code.flatMap((file) => {
      const text = read(file);
      const numbers = [...text.matchAll(/\b[LJF]-\d{3,4}\b/g)].map(([id]) => id);
      const own = [...text.matchAll(/\b(?:K1|K2|U|T|C|MAC)-\d{1,2}\b/g)].map(([id]) => id);
      const cited = [...text.matchAll(/\bdocs\/[a-z-]+(?:\/[a-z-]+)*\.md\b/g)].map(([page]) => page);
      return [
        ...numbers.filter((id) => !requirements.has(id)),
        ...own.filter((id) => !entries.has(id)),
        ...cited.filter((page) => !existsSync(path.join(root, page))),
      ].map((lostOne) => `${file}: ${lostOne}`);
    });
    expect(lost).toEqual([]);
  });

  it('speak of the thing, not of the issue or the part of the specification that asked for it', () => {
    const spoken = code.filter(
      (file) =>
        // The second is written by a program, from the wire contract.
        !['tests/unit/requirements.test.ts', 'app/server/lib/wire-types.d.ts'].includes(file) &&
        /\bissue \d|^.*[/*].*\bpart [12]\b/im.test(read(file)),
    );
    expect(spoken).toEqual([]);
  });
});
