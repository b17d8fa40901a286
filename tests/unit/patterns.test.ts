import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import { expect, it } from 'vitest';
import { isRecord } from '~/domain/is-record';

/** The patterns that the embedded forms bring along for their own questions. Those of the code are eslint's (eslint.config.js). */
function patternsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (!isRecord(value)) return [];
  const pattern = typeof value.pattern === 'string' && value.pattern !== '' ? [value.pattern] : [];
  return [...pattern, ...Object.values(value).flatMap(patternsIn)];
}

const folder = 'content/forms';
const forms = readdirSync(folder).filter((file) => file.endsWith('.json'));
const patterns = new Set(
  forms.flatMap((file) => patternsIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
);

const isLinear = (source: string): boolean => checkSync(source, 'u').status === 'safe';

it('no pattern of a form can be made to look for long [X-43]', () => {
  expect(patterns.size).toBeGreaterThan(0);
  expect([...patterns].filter((source) => !isLinear(source))).toEqual([]);
});

it('the checker knows a bad one', () =>
  expect(isLinear('^[+-]?(\\d+\\.?\\d*|\\.\\d+)$')).toBe(false));
