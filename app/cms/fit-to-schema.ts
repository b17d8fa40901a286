import { z } from 'zod';
import { isRecord } from '~/domain/is-record';
import { bareSchema } from './describe-schema';

/** A call to action's link may have its old name. */
const shapeOf = (schema: z.AnyZodObject, key: string): z.ZodTypeAny | undefined => {
  const shape = schema.shape as Record<string, z.ZodTypeAny>;
  return shape[key] ?? (key === 'uRL' ? shape['buttonUrl'] : undefined);
};

const isOnlyItems = ({ shape }: z.AnyZodObject): boolean =>
  Object.keys(shape as object).join() === 'items';

/**
 * Content systems send one picked item as a list of one, an empty choice as an empty list, and a
 * block list for an object of `items`. Anything else is left for the schema to validate.
 */
export function fitToSchema(schema: z.ZodTypeAny, value: unknown): unknown {
  const inner = bareSchema(schema);
  if (inner instanceof z.ZodArray) {
    const list = Array.isArray(value) ? (value as unknown[]) : isRecord(value) ? [value] : value;
    return Array.isArray(list)
      ? list.map((item) => fitToSchema(inner.element as z.ZodTypeAny, item))
      : list;
  }
  if (Array.isArray(value) && inner instanceof z.ZodObject && isOnlyItems(inner))
    return fitToSchema(schema, { items: value as unknown[] });
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
