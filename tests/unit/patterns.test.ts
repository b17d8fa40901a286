import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSafePattern } from 'redos-detector';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isRecord } from '~/domain/is-record';
import { EXCEPTIONS, MADE } from '../support/pattern-exceptions';

/** Worst-case ways through a pattern that are taken at most; more, or no end of them, is what hostile text is made for. */
const MOST_WAYS = 200;

interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** The files that hold it. */
  readonly places: readonly string[];
}

const isTest = (file: string): boolean => /(\.test\.tsx?|\/test-[\w-]+\.tsx?)$/.test(file);
const sources: readonly string[] = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('app', file.split(path.sep).join('/')))
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file));

/** Every regular expression of the site's own code, as the compiler reads it, and the files that make one of a text. */
function patternsOfCode(): { patterns: readonly Pattern[]; makers: readonly string[] } {
  const found = new Map<string, Set<string>>();
  const makers = new Set<string>();
  for (const file of sources) {
    const text = readFileSync(file, 'utf8');
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const look = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, (found.get(node.text) ?? new Set()).add(file));
      const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (isMade && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') makers.add(file);
      ts.forEachChild(node, look);
    };
    look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  }
  const patterns = [...found].map(([literal, places]) => {
    const end = literal.lastIndexOf('/');
    return { source: literal.slice(1, end), flags: literal.slice(end + 1), places: [...places] };
  });
  return { patterns, makers: [...makers].sort() };
}

/** The patterns that the embedded forms bring along for their own questions. */
function patternsOfForms(): readonly Pattern[] {
  const inside = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(inside);
    if (!isRecord(value)) return [];
    const own = typeof value.pattern === 'string' && value.pattern !== '' ? [value.pattern] : [];
    return [...own, ...Object.values(value).flatMap(inside)];
  };
  return readdirSync('content/forms').flatMap((file) =>
    inside(JSON.parse(readFileSync(path.join('content/forms', file), 'utf8'))).map((source) => ({
      source,
      flags: 'u',
      places: [`content/forms/${file}`],
    })),
  );
}

const isLinear = ({ source, flags }: Pattern): boolean =>
  isSafePattern(source, {
    maxScore: MOST_WAYS,
    // By its steps, not by the clock: a busy computer finds the same.
    timeout: Infinity,
    caseInsensitive: flags.includes('i'),
    unicode: flags.includes('u'),
    dotAll: flags.includes('s'),
    multiLine: flags.includes('m'),
  }).safe;

const isExcepted = ({ source, places }: Pattern): boolean =>
  places.every((place) => EXCEPTIONS.some((one) => one.source === source && one.files.includes(place)));

describe('mend 2: no pattern that meets input can be made to look for long', () => {
  const { patterns, makers } = patternsOfCode();

  it('in the code', () => {
    expect(patterns.length).toBeGreaterThan(100);
    const asked = patterns.filter((pattern) => !isExcepted(pattern));
    expect(asked.filter((pattern) => !isLinear(pattern))).toEqual([]);
  }, 60_000);

  it('in the questions of the forms', () => {
    expect(patternsOfForms().filter((pattern) => !isLinear(pattern))).toEqual([]);
  });

  it('and what makes a pattern of a text is known', () =>
    expect(makers.filter((file) => MADE[file] === undefined)).toEqual([]));

  it('the checker knows a bad one', () =>
    expect(isLinear({ source: '^[+-]?(\\d+\\.?\\d*|\\.\\d+)$', flags: '', places: [] })).toBe(false));
});
