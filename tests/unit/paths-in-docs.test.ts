import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);

const DOCS = ['README.md', ...filesIn('docs', /\.md$/)];
const CODE = ['app', 'demo', 'scripts', 'tests'].flatMap((folder) =>
  filesIn(folder, /\.(?:css|tsx?|mjs)$/),
);
const IN_DOCS = /`((?:app|demo|scripts|tests)\/[\w./$-]+\.\w+)`/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g;
const IN_COMMENTS =
  /(?<![\w./*<\]$-])((?:[\w$.-]+\/)*[\w$-]+(?:\.server|\.test)?\.(?:css|tsx|ts|mjs))\b/g;

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What is gone is named with the commit at which it stood. */
it('every file that the docs name is there', () => {
  const missing = DOCS.flatMap((doc) =>
    readFileSync(doc, 'utf8')
      .split('\n')
      .filter((line) => !/\bcommit\b/.test(line))
      .flatMap((line) => named(line, IN_DOCS))
      .filter((file) => !existsSync(file))
      .map((file) => `${doc}: ${file}`),
  );
  expect(missing).toEqual([]);
});

/** By its path, or by its name or the end of its path alone. */
it('every file that a comment names is there', () => {
  const isThere = (name: string, from: string) =>
    name.startsWith('.')
      ? existsSync(path.join(path.dirname(from), name))
      : CODE.some((file) => file === name || file.endsWith(`/${name}`));
  const missing = CODE.flatMap((file) =>
    (readFileSync(file, 'utf8').match(COMMENTS) ?? [])
      .flatMap((comment) => named(comment, IN_COMMENTS))
      .filter((name) => !isThere(name, file))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
