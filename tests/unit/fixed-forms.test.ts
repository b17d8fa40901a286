import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const product = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(root, 'app', file), 'utf8') }));

const importers = (name: RegExp) =>
  product
    .filter(({ code }) => name.test(code))
    .map(({ file }) => file)
    .sort();

it('remix-validated-form and with-zod are imported where they do their work, and nowhere else', () => {
  expect(importers(/from '@remix-validated-form\/with-zod'/)).toEqual(['forms/fixed/validator.ts']);
  expect(importers(/from 'remix-validated-form'/)).toEqual(['forms/fixed/fixed-form.tsx', 'forms/fixed/validator.ts']);
});

it('content pages carry none of it: their forms are plain', () => {
  const heavy = importers(/^import (?!type ).*from '~\/forms\/(?:fixed\/(?:fixed-form|validator)|schemas\/[^']*)'/m);
  expect(heavy.filter((file) => /^(?:blocks|frame|ui|cms)\//.test(file))).toEqual([]);
});
