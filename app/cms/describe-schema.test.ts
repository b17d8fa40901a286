import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldRows } from './describe-schema';

it('names every field, through defaults, transforms and lists', () => {
  const schema = z
    .object({
      title: z.string(),
      style: z.enum(['Warning', 'Information']).catch('Information'),
      count: z.number().default(3),
      items: z.array(z.object({ name: z.string().nullish(), link: z.object({ url: z.string() }).transform((x) => x) })),
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
