import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import remixConfig from '../../remix.config.js';
import { EMPTIED, REMIX_BROWSER, REPLACED } from '../../scripts/lib/slim-remix.mjs';

const installed = (file: string): string =>
  fileURLToPath(new URL(`../../node_modules${REMIX_BROWSER}${file}`, import.meta.url));
const exportsOf = (source: string): string[] =>
  [
    ...[...source.matchAll(/export const (\w+)/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/^\w+ as /, '')),
    ),
  ].sort();

describe('what of Remix does not travel to the browser', () => {
  it.each(Object.entries(REPLACED))('%s is there, and gives the same names', (file, source) => {
    expect(existsSync(installed(file))).toBe(true);
    expect(exportsOf(source)).toEqual(exportsOf(readFileSync(installed(file), 'utf8')));
  });

  it.each(Object.entries(EMPTIED))('%s has the functions that are emptied', (file, heads) => {
    for (const head of heads) expect(readFileSync(installed(file), 'utf8').split(head)).toHaveLength(2);
  });

  it('single fetch is off', () => {
    expect(remixConfig.future.v3_singleFetch).toBe(false);
  });
});
