import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCS = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const PATH = /`((?:app|demo|scripts|tests)\/[\w./$-]+\.\w+)`/g;

/** What is gone is named with the commit at which it stood. */
it('every file that the docs name is there', () => {
  const missing = DOCS.flatMap((doc) =>
    readFileSync(doc, 'utf8')
      .split('\n')
      .filter((line) => !/\bcommit\b/.test(line))
      .flatMap((line) => [...line.matchAll(PATH)].map(([, path = '']) => path))
      .filter((path) => !existsSync(path))
      .map((path) => `${doc}: ${path}`),
  );
  expect(missing).toEqual([]);
});
