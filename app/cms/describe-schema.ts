import { z } from 'zod';

/** One field that the content system may send. `path` is dotted, `[]` marks an item of a list. */
export interface FieldRow {
  readonly path: string;
  readonly kind: string;
  readonly required: boolean;
}

/** What stands inside optional, default, transform and the like: the shape that is sent, and whether it may be missing. */
function bare(schema: z.ZodTypeAny): { schema: z.ZodTypeAny; required: boolean } {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return { schema: bare(schema.unwrap() as z.ZodTypeAny).schema, required: false };
  if (schema instanceof z.ZodDefault)
    return { schema: bare(schema.removeDefault() as z.ZodTypeAny).schema, required: false };
  if (schema instanceof z.ZodCatch)
    return { schema: bare(schema.removeCatch() as z.ZodTypeAny).schema, required: false };
  if (schema instanceof z.ZodEffects) return bare(schema.innerType() as z.ZodTypeAny);
  if (schema instanceof z.ZodPipeline) return bare((schema._def as { in: z.ZodTypeAny }).in);
  return { schema, required: true };
}

/** The shape that is sent, without what makes it optional, gives it a default or transforms it. */
export const bareSchema = (schema: z.ZodTypeAny): z.ZodTypeAny => bare(schema).schema;

function kindOf(schema: z.ZodTypeAny): string {
  if (schema instanceof z.ZodString) return 'text';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'yes or no';
  if (schema instanceof z.ZodEnum) return (schema.options as string[]).join(' | ');
  if (schema instanceof z.ZodLiteral) return String(schema.value);
  if (schema instanceof z.ZodArray) return `list of ${kindOf(bare(schema.element as z.ZodTypeAny).schema)}`;
  if (schema instanceof z.ZodObject) return 'group';
  if (schema instanceof z.ZodUnion)
    return [...new Set((schema.options as z.ZodTypeAny[]).map((option) => kindOf(bare(option).schema)))].join(' | ');
  return 'anything';
}

const MOST_LEVELS = 4;

/** The fields of a schema, in its order, for the table of the block catalogue. A schema that is no group has none. */
export function fieldRows(schema: z.ZodTypeAny, path = '', level = 0): FieldRow[] {
  const { schema: inner } = bare(schema);
  if (inner instanceof z.ZodArray) return fieldRows(inner.element as z.ZodTypeAny, `${path}[]`, level);
  if (!(inner instanceof z.ZodObject) || level >= MOST_LEVELS) return [];
  return Object.entries(inner.shape as Record<string, z.ZodTypeAny>).flatMap(([name, field]) => {
    const here = path ? `${path}.${name}` : name;
    const { schema: shape, required } = bare(field);
    return [{ path: here, kind: kindOf(shape), required }, ...fieldRows(field, here, level + 1)];
  });
}
