import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quietLogger } from '../../../tests/support/stores';
import { createEmbeddedForms } from './embedded.server';
import { exampleDefinition } from './example-definition';

let dir: string;
let revision: number;
const logged: object[] = [];
const logger = { ...quietLogger, error: (facts: object) => void logged.push(facts) };
const content = { revision: () => String(revision) };
const write = (file: string, raw: unknown) =>
  writeFileSync(path.join(dir, 'forms', file), typeof raw === 'string' ? raw : JSON.stringify(raw));
const start = () => createEmbeddedForms({ dir, content, logger: logger as never });

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'forms-test-'));
  mkdirSync(path.join(dir, 'forms'));
  revision = 1;
  logged.length = 0;
});
afterEach(() => rm(dir, { recursive: true, force: true }));

it('has no forms where the content has none', () => {
  rmSync(path.join(dir, 'forms'), { recursive: true });
  expect(start().all()).toEqual([]);
});

it('refuses a bad form with the place and the reason, and runs the others', () => {
  write('good.json', exampleDefinition);
  write('bad.json', { ...exampleDefinition, _id: 'bad', type: 'tea form' });
  write('torn.json', '{ "_id": ');
  const forms = start();
  expect(forms.byId('example-report')?.name).toBe('Report a power cut');
  expect(forms.byId('bad')).toBeNull();
  expect(logged).toEqual([
    { file: 'bad.json', place: 'form, type', reason: expect.stringContaining('tea form') },
    { file: 'torn.json', place: 'file', reason: expect.any(String) },
  ]);
});

it('refuses a second form with the same id', () => {
  write('a.json', exampleDefinition);
  write('b.json', { ...exampleDefinition, name: 'Another' });
  const forms = start();
  expect(forms.all()).toHaveLength(1);
  expect(forms.refused()).toMatchObject([{ file: 'b.json', faults: [{ place: '_id' }] }]);
});

it('reads a changed form again, with another version, and keeps the last good one', () => {
  write('good.json', exampleDefinition);
  const forms = start();
  const first = forms.byId('example-report');
  expect(forms.byId('example-report')).toBe(first);

  write('good.json', { ...exampleDefinition, name: 'Tell us' });
  revision += 1;
  const second = forms.byId('example-report');
  expect(second?.name).toBe('Tell us');
  expect(second?.version).not.toBe(first?.version);

  write('good.json', { ...exampleDefinition, pages: [] });
  revision += 1;
  expect(forms.byId('example-report')).toEqual(second);
  expect(forms.refused()).toHaveLength(1);

  rmSync(path.join(dir, 'forms', 'good.json'));
  revision += 1;
  expect(forms.byId('example-report')).toBeNull();
});
