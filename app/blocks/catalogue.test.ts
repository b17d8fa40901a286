import { describe, expect, it } from 'vitest';
import { catalogueTypes, examplesOf } from './catalogue';
import { parseBlocks } from './parse-blocks';

describe.each(catalogueTypes())('%s [X-12]', (type) => {
  it('has examples that it can read, and at least two', () => {
    const examples = examplesOf(type);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    const problems: unknown[] = [];
    for (const [name, wire] of examples) {
      // `parseBlocks` takes the schema by this name, so it must be the folder's own.
      expect(wire, name).toHaveProperty('__typename', type);
      // Some examples show what becomes of a bad field; the block stands.
      parseBlocks(
        [wire],
        '/preview/blocks',
        (problem) => problem.reason !== 'part' && problems.push(problem),
      );
    }
    expect(problems).toEqual([]);
  });
});

it('knows the block of every folder', () => expect(catalogueTypes().length).toBeGreaterThan(90));
