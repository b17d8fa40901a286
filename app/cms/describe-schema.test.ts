import { expect, it } from 'vitest';
import { z } from 'zod';
import { catalogueTypes, examplesOf } from '~/blocks/catalogue';
import { blockSchemas } from '~/blocks/schemas';
import { fieldRows } from './describe-schema';
import { listOf, optional, Words } from './lenient';

it('names every field, through defaults, transforms and lists', () => {
  const schema = z
    .object({
      title: z.string(),
      style: z.enum(['Warning', 'Information']).catch('Information'),
      count: z.number().default(3),
      items: z.array(
        z.object({
          name: z.string().nullish(),
          link: z.object({ url: z.string() }).transform((x) => x),
        }),
      ),
    })
    .transform(({ title }) => title);
  expect(fieldRows(schema)).toEqual([
    { path: 'title', kind: 'text', required: true },
    { path: 'style', kind: 'Warning | Information', required: false },
    { path: 'count', kind: 'number', required: false },
    { path: 'items', kind: 'list of group', required: true },
    { path: 'items[].name', kind: 'text', required: false },
    { path: 'items[].link', kind: 'group', required: true },
    { path: 'items[].link.url', kind: 'text', required: true },
  ]);
});
it('has no rows for what is no group', () => expect(fieldRows(z.string())).toEqual([]));

it('says of a field that may be missing that it may, and what it holds', () => {
  const Picture = z.object({ url: z.string(), alt: Words });
  const schema = z.unknown().pipe(
    z.object({
      note: Words,
      image: optional(Picture),
      pictures: listOf(Picture),
      anything: z.unknown(),
    }),
  );
  expect(fieldRows(schema)).toEqual([
    { path: 'note', kind: 'text', required: false },
    { path: 'image', kind: 'group', required: false },
    { path: 'image.url', kind: 'text', required: true },
    { path: 'image.alt', kind: 'text', required: false },
    { path: 'pictures', kind: 'list of group', required: false },
    { path: 'pictures[].url', kind: 'text', required: true },
    { path: 'pictures[].alt', kind: 'text', required: false },
    { path: 'anything', kind: 'anything', required: false },
  ]);
});
it.each(catalogueTypes())('the catalogue calls needed what %s cannot be without [X-17]', (type) => {
  const schema = blockSchemas[type] ?? z.never();
  const needed = fieldRows(schema).filter(({ path, required }) => required && !/[.[]/.test(path));
  const [, wire] = examplesOf(type)[0] ?? [];
  for (const { path } of needed) {
    const { [path]: _, ...without } = wire as Record<string, unknown>;
    expect(schema.safeParse(without).success, path).toBe(false);
  }
});
