import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from '../../scripts/help.mjs';

it('npm run help describes every command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.keys(COMMANDS).sort()).toEqual(Object.keys(scripts).sort());
});
