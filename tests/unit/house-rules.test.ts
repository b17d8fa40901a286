import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function filesIn(place: string): string[] {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { withFileTypes: true }).flatMap((entry) => {
    const inner = `${place}/${entry.name}`;
    return entry.isDirectory() ? filesIn(inner) : [inner];
  });
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const code = filesIn('app').filter((file) => /\.tsx?$/.test(file));
const product = code.filter((file) => !isTest(file));

describe('every block has the same anatomy [X-12]', () => {
  const foldersIn = (place: string) =>
    readdirSync(path.join(root, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  /** `parts` holds what several blocks are made of. */
  const blocks = foldersIn('app/blocks')
    .filter((family) => family !== 'parts')
    .flatMap((family) => foldersIn(`app/blocks/${family}`).map((name) => ({ family, name })));

  it('there are blocks', () => expect(blocks.length).toBeGreaterThan(90));
  it.each(blocks)('$family/$name', ({ family, name }) => {
    const files = readdirSync(path.join(root, 'app/blocks', family, name));
    expect(files).toEqual(expect.arrayContaining(['schema.ts', 'examples.ts', `${name}.tsx`, `${name}.test.tsx`]));
  });
});

describe('what no file may hold', () => {
  const everything = [...code, ...filesIn('tests'), ...filesIn('scripts'), 'vite.config.ts', 'vitest.config.ts'].filter(
    (file) => /\.(tsx?|mjs|cjs|js)$/.test(file) && file !== 'tests/unit/house-rules.test.ts',
  );
  const holding = (files: readonly string[], pattern: RegExp): string[] =>
    files.filter((file) => pattern.test(read(file)));

  it('a test that runs alone', () => expect(holding(everything, /\b(?:it|test|describe)\.only\(/)).toEqual([]));
  it('console.log', () =>
    expect(holding([...product, ...filesIn('scripts')], /\bconsole\.(?:log|warn|info|debug)\(/)).toEqual([]));
  it('a silenced check', () =>
    expect(holding(everything, /eslint-disable|@ts-(?:ignore|expect-error|nocheck)/)).toEqual([]));
  it('a path of a particular machine', () =>
    expect(holding(everything, /['"`\s](?:\/work|\/tmp|\/root|\/home)\//)).toEqual([]));

  it('a patch of a prototype, or talk through globalThis, outside the places that name themselves', () => {
    const places = [
      // Puts Node's own classes back over those that remix-serve puts in their place (docs/decisions/serving.md).
      'app/server/front/node-fetch-classes.server.ts',
    ];
    const ours = [...product, ...filesIn('scripts').filter((file) => !file.startsWith('scripts/bench/'))];
    expect(holding(ours, /\bglobalThis\b/).filter((file) => !file.endsWith('.md'))).toEqual(places);
    expect(holding(ours, /\.prototype\.\w+\s*=[^=]|require\.cache|Object\.setPrototypeOf/)).toEqual([]);
  });
  it('a second seam before remix-serve', () => {
    expect(holding(product, /\bcreateServer\s*=[^=]/)).toEqual(['app/server/front/http-server.server.ts']);
    expect(filesIn('scripts').filter((file) => file.endsWith('.cjs'))).toEqual([]);
    // A site that is measured tells of its memory and its event loop (scripts/bench/watch.mjs); it serves as ever.
    expect(holding(filesIn('scripts'), /--(?:require|import)['\s]/)).toEqual(['scripts/bench/site.mjs']);
  });

  it('process.env outside configuration', () => {
    expect(
      holding(
        product.filter((file) => file !== 'app/server/env.server.ts'),
        /\bprocess\.env\b/,
      ),
    ).toEqual([]);
  });

  it('more than 250 lines', () => {
    // Written by a program, from the wire contract.
    const written = 'app/server/lib/wire-types.d.ts';
    const long = code.filter((file) => file !== written && read(file).split('\n').length > 251);
    expect(long).toEqual([]);
  });

  it('a style attribute, which our content policy would block', () => {
    expect(
      holding(
        product.filter((file) => file.endsWith('.tsx')),
        /\sstyle=\{/,
      ),
    ).toEqual([]);
  });
});
