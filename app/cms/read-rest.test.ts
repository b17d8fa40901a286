import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { listOf, optional, Words } from './lenient';
import { readRest } from './read-rest';

const Picture = z.object({ url: z.string().min(1), size: z.number().nullish() });
const Schema = z.object({
  title: z.string(),
  overlay: Words,
  image: optional(Picture),
  items: z.array(z.object({ name: z.string(), note: Words })).default([]),
  links: listOf(z.object({ name: z.string(), note: Words })),
});
const good = {
  title: 'Hello',
  overlay: 'Words',
  image: { url: '/a.svg' },
  items: [{ name: 'a' }],
  links: [],
};
const read = (changes: object) => readRest(Schema, { ...good, ...changes });

describe('one bad optional field is left out and reported, the rest is read', () => {
  it.each<[string, object, object, [string, string][]]>([
    ['what fits', {}, { overlay: 'Words' }, []],
    [
      'a text that is none',
      { overlay: true },
      { overlay: null },
      [['overlay', 'Expected string, received boolean']],
    ],
    [
      'a field of a picture',
      { image: { url: '/a.svg', size: 'big' } },
      { image: { url: '/a.svg' } },
      [['image.size', 'Expected number, received string']],
    ],
    [
      'a picture without what it needs',
      { image: { size: 3 } },
      { image: null },
      [['image', 'url: Required']],
    ],
    [
      'items of a list by the places that they had',
      { items: [{ name: 1 }, { name: 'b' }, { name: 2 }, { name: 'c', note: [] }] },
      {
        items: [
          { name: 'b', note: null },
          { name: 'c', note: null },
        ],
      },
      [
        ['items.0', 'name: Expected string, received number'],
        ['items.2', 'name: Expected string, received number'],
        ['items.3.note', 'Expected string, received array'],
      ],
    ],
    [
      'a lenient list',
      { links: [{ name: 1 }, { name: 'b', note: 7 }] },
      { links: [{ name: 'b', note: null }] },
      [
        ['links.0', 'name: Expected string, received number'],
        ['links.1.note', 'Expected string, received number'],
      ],
    ],
    ['what was not filled in', { image: [], overlay: '' }, { image: null, overlay: null }, []],
  ])('%s', (_, changes, shown, reported) => {
    const rest = read(changes);
    expect(rest).toMatchObject({ success: true, data: { title: 'Hello', ...shown } });
    expect(
      rest.success && rest.leftOut.map(({ path, reason }) => [path.join('.'), reason]),
    ).toEqual(reported);
  });

  it('reads nothing where the whole needs what is bad, and says what that was', () => {
    const rest = read({ title: 7 });
    expect(!rest.success && rest.error.issues[0]).toMatchObject({
      path: ['title'],
      message: 'Expected string, received number',
    });
  });
  it.each([[null], ['words'], [7], [[]]])('reads nothing of %j', (wire) =>
    expect(readRest(Schema, wire).success).toBe(false),
  );
  it('leaves what it was given as it is', () => {
    const wire = { ...good, overlay: true, items: [{ name: 1 }] };
    readRest(Schema, wire);
    expect(wire).toEqual({ ...good, overlay: true, items: [{ name: 1 }] });
  });
  it('gives up on what is bad through and through', () => {
    const items = Array.from({ length: 5_000 }, () => ({ name: 1 }));
    const parse = vi.spyOn(Schema, 'safeParse');
    expect(read({ items }).success).toBe(false);
    expect(parse.mock.calls.length).toBeLessThan(30);
  });
});
