import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { catalogueTypes, examplesOf } from '~/blocks/catalogue';
import { parseBlocks, type BlockProblem } from '~/blocks/parse-blocks';
import { blockSchemas } from '~/blocks/schemas';
import { collectionSchemas, type CollectionName } from '~/cms/collections/schemas';
import { fieldRows, type FieldRow } from '~/cms/describe-schema';
import { readRest } from '~/cms/read-rest';
import { isRecord } from '~/domain/is-record';

/** What no editor's system should send in a field of this kind. */
function garbageFor(kind: string): unknown {
  if (kind === 'anything') return undefined;
  if (kind === 'text') return true;
  if (kind === 'group' || kind.startsWith('list of')) return 7;
  return { no: 'such thing' };
}

type Place = readonly (string | number)[];

/** The places where an example has the field of a row, and, for one that it lacks, the first place where it might. */
function placesOf(row: FieldRow, wire: unknown): Place[] {
  const steps = row.path.split('.').flatMap((step) => {
    const lists = step.split('[]').length - 1;
    return [step.replaceAll('[]', ''), ...Array<null>(lists).fill(null)];
  });
  return steps
    .reduce<{ place: Place; value: unknown }[]>(
      (holders, step) =>
        holders.flatMap(({ place, value }) => {
          if (step === null)
            return Array.isArray(value)
              ? value.slice(0, 1).map((item: unknown) => ({ place: [...place, 0], value: item }))
              : [];
          return isRecord(value) ? [{ place: [...place, step], value: value[step] }] : [];
        }),
      [{ place: [], value: wire }],
    )
    .map(({ place }) => place);
}

function withAt(wire: unknown, place: Place, garbage: unknown): unknown {
  const whole = structuredClone(wire);
  const holder = place
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], whole);
  (holder as Record<string, unknown>)[place.at(-1) ?? ''] = garbage;
  return whole;
}

/** Each optional field of a schema, in the first example that has room for it, with garbage in it. */
function spoilt(schema: z.ZodTypeAny, examples: readonly unknown[]): [string, unknown][] {
  return fieldRows(schema)
    .filter(({ required }) => !required)
    .flatMap((row): [string, unknown][] => {
      const garbage = garbageFor(row.kind);
      for (const wire of garbage === undefined ? [] : examples) {
        const [place] = placesOf(row, wire);
        if (place) return [[place.join('.'), withAt(wire, place, garbage)]];
      }
      return [];
    });
}

/** The same with a text that may be no date, no address and no colour: what it cannot be is left out, and the item stays. */
const misspelt = (schema: z.ZodTypeAny, examples: readonly unknown[]): unknown[] =>
  fieldRows(schema)
    .filter(({ required, kind }) => !required && kind === 'text')
    .flatMap((row) => {
      const found = examples
        .map((wire) => [wire, placesOf(row, wire)[0]] as const)
        .find(([, place]) => place);
      return found?.[1]
        ? [withAt(found[0], found[1], 'no such thing'), withAt(found[0], found[1], '2026-11-23')]
        : [];
    });

describe('D12: one bad optional field never takes its block away, and is reported', () => {
  it.each(catalogueTypes())('%s', (type) => {
    const wires = examplesOf(type).map(([, wire]) => wire);
    const schema = blockSchemas[type] ?? z.never();
    const cases = spoilt(schema, wires);
    const wrong = cases.flatMap(([field, wire]) => {
      const problems: BlockProblem[] = [];
      const blocks = parseBlocks([wire], '/page', (problem) => problems.push(problem));
      const isTold = problems.some(
        (problem) => problem.reason === 'part' && problem.field === field,
      );
      return blocks.length === 1 && isTold
        ? []
        : [[field, blocks.length, problems.map((one) => [one.reason, one.field])]];
    });
    expect(wrong).toEqual([]);
    for (const wire of misspelt(schema, wires))
      expect(
        parseBlocks([wire], '/page', () => undefined),
        JSON.stringify(wire),
      ).toHaveLength(1);
  });
});

const COLLECTIONS = Object.keys(collectionSchemas) as CollectionName[];

/** The position of every postcode here, as content gets it where it is read. */
const postcodePoint = { lat: 52, lng: 1 };

/** The items of a list of content, as the site has them. */
const itemsOf = (name: string): unknown[] => {
  const folder = path.join('content/collections', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object)
    .map((item) => (name === 'warmPlaces' ? { ...item, postcodePoint } : item));
};

describe('D12: nor an item out of its list', () => {
  it.each(COLLECTIONS)('%s', (name) => {
    const schema: z.ZodTypeAny = collectionSchemas[name];
    const cases = spoilt(schema, itemsOf(name));
    const wrong = cases.flatMap(([field, wire]) => {
      const read = readRest(schema, wire);
      const problems = read.success
        ? read.leftOut.map((one) => one.path.join('.'))
        : 'the item is gone';
      return read.success && problems.includes(field) ? [] : [[field, problems]];
    });
    expect(wrong).toEqual([]);
    for (const wire of misspelt(schema, itemsOf(name)))
      expect(readRest(schema, wire).success).toBe(true);
  });
});
