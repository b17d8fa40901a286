import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import english from '#words/en.json';

/** Groups whose texts are found by a name that comes from elsewhere: what a feed says, or a preference. */
const FOUND_BY_NAME = new Set(['incidentSaid', 'preferences']);

const source = ['app', 'demo', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const names = new Set(source.match(/\b[A-Za-z]\w+/g));
/** Keys put together from parts, such as `${kind}Title`; with less than three letters of its own a pattern would say nothing. */
const madeNames = [...source.matchAll(/`(\w*(?:\$\{[^}`]+\}\w*)+)`/g)]
  .map(([, text = '']) => text.split(/\$\{[^}]+\}/))
  .filter((parts) => parts.join('').length > 2)
  .map((parts) => new RegExp(`^${parts.join('\\w+')}$`));

it('every text is used', () => {
  const unused = Object.entries(english)
    .filter(([group]) => !FOUND_BY_NAME.has(group))
    .flatMap(([group, texts]) =>
      Object.keys(texts)
        .filter((key) => !names.has(key) && !madeNames.some((pattern) => pattern.test(key)))
        .map((key) => `${group}.${key}`),
    );
  expect(unused).toEqual([]);
});
