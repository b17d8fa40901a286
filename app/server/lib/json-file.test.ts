import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { undoAfterEach } from '../../../tests/support/undo';
import { jsonFile } from './json-file.server';
import { halfOf } from './owner-only.server';

const undo = undoAfterEach();
function start() {
  const dir = mkdtempSync(path.join(tmpdir(), 'json-file-'));
  undo.push(() => rmSync(dir, { recursive: true }));
  const place = path.join(dir, 'data', 'one.json');
  return { place, file: jsonFile(place, z.object({ number: z.number() })) };
}

it('is replaced whole, for its owner alone, and leaves nothing beside it', () => {
  const { place, file } = start();
  expect(file.read()).toBeNull();
  file.write({ number: 1 });
  const before = statSync(place).ino;
  file.write({ number: 2 });
  expect(file.read()).toEqual({ number: 2 });
  expect(statSync(place).ino).not.toBe(before);
  expect(statSync(place).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(place)).mode & 0o777).toBe(0o700);
  expect(readdirSync(path.dirname(place))).toEqual(['one.json']);
});

it.each(['', '{"number":', '{"number":"one"}'])('of other contents is none: %s', (text) => {
  const { place, file } = start();
  file.write({ number: 1 });
  writeFileSync(place, text);
  expect(file.read()).toBeNull();
});

it('stays as it was where the new one cannot be written', () => {
  const { place, file } = start();
  file.write({ number: 1 });
  mkdirSync(halfOf(place));
  expect(() => file.write({ number: 2 })).toThrow(/EISDIR/);
  expect(file.read()).toEqual({ number: 1 });
});
