import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** What a process keeps for longer than a request has a bound in docs/decisions/memory.md. */
const PAGE = readFileSync('docs/decisions/memory.md', 'utf8');
const TABLE = PAGE.split('## What is kept, and its bound')[1]?.split('\n## ')[0] ?? '';
const rows = TABLE.split('\n').filter((line) => /^\| (?!What|-)/.test(line));
const listed = new Set(rows.flatMap((row) => [...row.matchAll(/`(app\/[^`]+)`/g)].map(([, file = '']) => file)));

/** Functions of these names make what lives on; others take what they collect with them when they return. */
const MAKERS = /^(?:create|start|open|with|link|share|own|route|demo|make)[A-Z]/;
const GROWS = new Set(['Map', 'Set', 'LRUCache']);
/** Named like a maker, and returns what it collects. */
const OF_ONE_CALL: Readonly<Record<string, readonly string[]>> = {
  'app/domain/odds/tally.ts': ['createTally'],
  'app/domain/open/live-faults/fields.ts': ['openRecord'],
  'app/server/incidents/wire/private/without-private-words.ts': ['withoutPrivateWords'],
};

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodDeclaration(node);

const nameOf = (made: ts.Node): string => {
  const { name } = made as { name?: ts.Node };
  const { name: given } = made.parent as { name?: ts.Node };
  return (name ?? given)?.getText() ?? '';
};

/** Whether a function inside of `owner` uses the name: it then outlives the call, if anything does. */
function isHeld(owner: ts.Node, name: string): boolean {
  const look = (node: ts.Node, inside: boolean): boolean => {
    if (inside && ts.isIdentifier(node) && node.text === name) return true;
    const deeper = inside || (node !== owner && isFunction(node));
    return ts.forEachChild(node, (child) => look(child, deeper) || undefined) ?? false;
  };
  return look(owner, false);
}

/** The collections of a source that begin empty, or bounded by their own options, and live longer than a call: their names. */
function keptIn(file: string, source: string): string[] {
  const kept: string[] = [];
  const visit = (node: ts.Node, within: readonly ts.Node[]): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isNewExpression(node.initializer)) {
      const what = node.initializer.expression.getText();
      const isFilled = what !== 'LRUCache' && (node.initializer.arguments?.length ?? 0) > 0;
      const isFixed = node.type?.getText().startsWith('Readonly') ?? false;
      const owner = within.at(-1);
      const maker = owner ? nameOf(owner) : '';
      const isOfOneCall = OF_ONE_CALL[file]?.includes(maker) ?? false;
      const lives = owner ? MAKERS.test(maker) && !isOfOneCall && isHeld(owner, node.name.getText()) : true;
      if (GROWS.has(what) && !isFilled && !isFixed && lives) kept.push(node.name.getText());
    }
    const now = isFunction(node) ? [...within, node] : within;
    ts.forEachChild(node, (child) => visit(child, now));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return kept;
}

/** Of the browser and of one page: islands, hooks, the service worker. */
const ELSEWHERE = /\.test\.tsx?$|island|\.d\.ts$|\/use-|^app\/offline\//;
const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => `app/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file));
const keeping = files.filter((file) => keptIn(file, readFileSync(file, 'utf8')).length > 0);

describe('what is kept for longer than a request', () => {
  it.each([
    ['of a module', 'const seen = new Map<string, number>();', ['seen']],
    ['of what a maker returns', 'function createThing() { const all = new Set(); return () => all.size; }', ['all']],
    [
      'with a bound of its own',
      'const createThing = () => { const a = new LRUCache({ max: 2 }); return () => a; };',
      ['a'],
    ],
    ['filled from the start', 'const words = new Set(["a"]);', []],
    [
      'of one call',
      'function namesOf(list) { const seen = new Set(); return list.filter((one) => seen.has(one)); }',
      [],
    ],
  ])('is found: %s', (_, source, expected) => expect(keptIn('some.ts', source)).toEqual(expected));

  it('stands in the table of docs/decisions/memory.md with its bound', () => {
    expect(keeping.length).toBeGreaterThan(20);
    expect(keeping.filter((file) => !listed.has(file))).toEqual([]);
  });

  it('the table names files that there are, each with a bound', () => {
    expect([...listed].filter((file) => !files.includes(file))).toEqual([]);
    for (const row of rows)
      expect(
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ).not.toContain('');
  });

  it('a cache that counts entries says in the table how much that is', () => {
    const counted = files.filter((file) =>
      [...readFileSync(file, 'utf8').matchAll(/new LRUCache<[^(]*\(\{([^}]*)\}/g)].some(
        ([, options = '']) => /\bmax\b/.test(options) && !/maxSize/.test(options),
      ),
    );
    const rowOf = (file: string) => rows.find((row) => row.includes(`\`${file}\``)) ?? '';
    expect(counted.filter((file) => !/\d (?:kB|MB)/.test(rowOf(file)))).toEqual([]);
  });
});
