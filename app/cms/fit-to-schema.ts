import { z } from 'zod';
import { isRecord } from '~/domain/is-record';
import { bareSchema } from './describe-schema';

/** The link of a call to action may come under its old name (lookup, section 1). */
const shapeOf = (schema: z.AnyZodObject, key: string): z.ZodTypeAny | undefined => {
  const shape = schema.shape as Record<string, z.ZodTypeAny>;
  return shape[key] ?? (key === 'uRL' ? shape['buttonUrl'] : undefined);
};

/**
 * Content systems send one picked thing as a list of one, and an empty choice as an empty list. This makes of it what a schema
 * expects: the thing itself, nothing, or a list. Everything else stays as it is, for the schema to judge.
 */
export function fitToSchema(schema: z.ZodTypeAny, value: unknown): unknown {
  const inner = bareSchema(schema);
  if (inner instanceof z.ZodArray) {
    const list = Array.isArray(value) ? (value as unknown[]) : isRecord(value) ? [value] : value;
    return Array.isArray(list) ? list.map((item) => fitToSchema(inner.element as z.ZodTypeAny, item)) : list;
  }
  if (
    Array.isArray(value) &&
    !(inner instanceof z.ZodUnion || inner instanceof z.ZodAny || inner instanceof z.ZodUnknown)
  )
    return value.length === 0 ? undefined : fitToSchema(schema, value[0]);
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const shape = shapeOf(inner as z.AnyZodObject, key);
      return [key, shape ? fitToSchema(shape, item) : item];
    }),
  );
}
