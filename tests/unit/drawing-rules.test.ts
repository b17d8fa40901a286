import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../app/', import.meta.url));
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const read = (file: string): string => readFileSync(path.join(app, file), 'utf8');
const holding = (pattern: RegExp): string[] => files.filter((file) => pattern.test(read(file)));

/** One way to draw (docs/decisions/scripts-when-they-help.md). */
describe('what no page does', () => {
  it('asks for itself again', () => expect(holding(/\blocation\.reload\(/)).toEqual([]));
  it('preloads what would compete with the first words', () =>
    expect(holding(/rel[:=]\s*['"](?:module)?preload['"]/)).toEqual([]));
  it('holds an inline handler', () =>
    expect(
      holding(/\sonclick=|\sonload=|\sonerror=/).filter(
        (file) => file.endsWith('.tsx') && !/examples|raw-html/.test(file),
      ),
    ).toEqual([]));
  it('in a journey opens something without a mark that it can: the browser’s own is taken away (ui/panel.css)', () =>
    expect(holding(/<summary>\{?\w/).filter((file) => file.startsWith('journeys/'))).toEqual([]));
  it('allows inline script or style at large', () =>
    expect(holding(/['"`]unsafe-(?:inline|eval)/).filter((file) => !file.includes('server/'))).toEqual([]));
});

describe('every page says what kind it is', () => {
  const pages = files.filter((file) => file.startsWith('routes/') && /^export default /m.test(read(file)));

  /** A folder's parts are no pages; where the blocks decide, the data says it (routes/$.tsx). */
  it.each(pages.filter((file) => file.split('/').length === 2 || file.endsWith('/route.tsx')))('%s', (file) => {
    expect(read(file)).toMatch(/^export const handle = \{[^}]*\b(?:journey: (?:true|false)|hasBlocks: true)\b/m);
  });
});

describe('one way to draw', () => {
  it('no script beside islands gives blocks their behaviour', () =>
    expect(files.filter((file) => /(?:^|\/|-)enhance[-.]/.test(file) || /\/enhance-/.test(file))).toEqual([]));
  it('one slider, where carousels and the gallery slide', () =>
    expect(holding(/from 'keen-slider/)).toEqual(['blocks/parts/carousel-island.tsx', 'blocks/parts/use-slider.ts']));
  const islands = files.filter(
    (file) => /\/(?:[a-z-]+-)?island\.tsx$/.test(file) && !file.endsWith('/parts/island.tsx'),
  );
  /** Files of ours that run where this one does; what is asked for later counts too, and types do not. */
  const importsOf = (file: string): string[] =>
    [...read(file).matchAll(/^(?:import|export)(?! type)[^'";]*from '([^']+)'|import\('([^']+)'\)/gm)].flatMap(
      ([, fixed, later]) => {
        const name = fixed ?? later ?? '';
        if (!/^[~.]/.test(name)) return [];
        const place = name.startsWith('~/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
        return files.filter((other) => other === `${place}.ts` || other === `${place}.tsx`);
      },
    );
  it('an island has no router and no form of the router, however far one looks', () => {
    expect(islands.length).toBeGreaterThan(20);
    const reached = new Set(islands);
    for (const file of reached) for (const other of importsOf(file)) reached.add(other);
    expect(reached.size).toBeGreaterThan(islands.length * 2);
    const wrong = [...reached].filter((file) =>
      /from '(?:@remix-run|react-router|remix-validated-form)[^']*'|cms\/(?:use-live|use-settings)/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });
  it('an island of a block has its words from its props', () => {
    expect(islands.filter((file) => file.startsWith('blocks/') && /use-texts/.test(read(file)))).toEqual([]);
  });
});
