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
  it('an island has no router, no texts of its own and no form of the router', () => {
    const islands = files.filter(
      (file) => /\/(?:[a-z-]+-)?island\.tsx$/.test(file) && !file.endsWith('/parts/island.tsx'),
    );
    expect(islands.length).toBeGreaterThan(15);
    const wrong = islands.filter((file) =>
      /@remix-run|remix-validated-form|use-texts|frame-data|ui\/(?:site-link|action-link|button|phone-link)'/.test(
        read(file),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
