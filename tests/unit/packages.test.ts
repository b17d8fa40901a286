import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textsIn = (place: string): string[] =>
  readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|m?js|cjs)$/.test(file))
    .map((file) => readFileSync(path.join(root, place, file), 'utf8'));

/** What does its work without an import of ours, and what comes next. */
const WITHOUT_IMPORT = [
  // Remix's own parts ask for it; it keeps the version of the others.
  '@remix-run/server-runtime',
];

it('every package that the site depends on is imported where it does its work', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const texts = [...textsIn('app'), ...textsIn('scripts')];
  const isNamed = (name: string): boolean =>
    texts.some((text) =>
      [`'${name}'`, `"${name}"`, `'${name}/`, `"${name}/`, `node_modules/${name}/`].some((form) => text.includes(form)),
    );
  expect(Object.keys(dependencies).filter((name) => !WITHOUT_IMPORT.includes(name) && !isNamed(name))).toEqual([]);
});

/** What a bundler puts there, and what Node has itself. */
const NO_PACKAGE = /^(?:[.~/#]|node:|virtual:|@remix-run\/dev\/)/;
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

it('every package that the code imports is declared', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const imported = ['app', 'scripts', 'tests']
    .flatMap(textsIn)
    .flatMap((text) => [...text.matchAll(/^(?:import|export|\} from)\b(?:[^'"\n]*from)? ?'([^']+)';$/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !NO_PACKAGE.test(name));
  const missing = new Set(
    imported.map(packageOf).filter((name) => !(name in dependencies) && !(name in devDependencies)),
  );
  expect([...missing]).toEqual([]);
});
