import { expect, it } from 'vitest';
import { z } from 'zod';
import { Cta } from './cta';
import { fitToSchema } from './fit-to-schema';

const Picture = z.object({ url: z.string() });
const Schema = z.object({
  title: z.string(),
  image: Picture.nullish().transform((x) => x ?? null),
  gallery: z.array(Picture),
  cta: Cta.nullish(),
  posts: z.object({ items: z.array(Picture) }).default({ items: [] }),
  anything: z.unknown(),
});
const one = { url: '/a.jpg' };

it.each([
  [{ image: [one] }, { image: one }],
  [{ image: [] }, { image: undefined }],
  [{ gallery: one }, { gallery: [one] }],
  [{ gallery: [one, one] }, { gallery: [one, one] }],
  [{ cta: [{ uRL: [{ url: '/x', name: 'X' }] }] }, { cta: { uRL: { url: '/x', name: 'X' } } }],
  [{ posts: [one, one] }, { posts: { items: [one, one] } }],
  [{ anything: [1, 2] }, { anything: [1, 2] }],
  [{ title: ['Hello'] }, { title: 'Hello' }],
  [{ other: [1] }, { other: [1] }],
])('%j becomes %j', (value, expected) => expect(fitToSchema(Schema, value)).toEqual(expected));
