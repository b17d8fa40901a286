import { z } from 'zod';
import { schemaAsked } from './lenient';

/** `path` is dotted, `[]` marks a list item. */
export interface FieldRow {
  readonly path: string;
  readonly kind: string;
  readonly required: boolean;
}

export function bareSchema(schema: z.ZodTypeAny): z.ZodTypeAny {
  const asked = schemaAsked(schema);
  if (asked) return bareSchema(asked);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return bareSchema(schema.unwrap() as z.ZodTypeAny);
  if (schema instanceof z.ZodDefault) return bareSchema(schema.removeDefault() as z.ZodTypeAny);
  if (schema instanceof z.ZodCatch) return bareSchema(schema.removeCatch() as z.ZodTypeAny);
  if (schema instanceof z.ZodEffects) return bareSchema(schema.innerType() as z.ZodTypeAny);
  if (schema instanceof z.ZodPipeline) return bareSchema(sentTo(schema));
  return schema;
}

function sentTo(pipe: z.ZodPipeline<z.ZodTypeAny, z.ZodTypeAny>): z.ZodTypeAny {
  const { in: first, out: second } = pipe._def;
  return first instanceof z.ZodUnknown || first instanceof z.ZodAny ? second : first;
}

const isRequired = (schema: z.ZodTypeAny): boolean => !schema.safeParse(undefined).success;

function kindOf(schema: z.ZodTypeAny): string {
  if (schema instanceof z.ZodString) return 'text';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'yes or no';
  if (schema instanceof z.ZodEnum) return (schema.options as string[]).join(' | ');
  if (schema instanceof z.ZodLiteral) return String(schema.value);
  if (schema instanceof z.ZodArray)
    return `list of ${kindOf(bareSchema(schema.element as z.ZodTypeAny))}`;
  if (schema instanceof z.ZodObject) return 'group';
  if (schema instanceof z.ZodUnion)
    return [
      ...new Set((schema.options as z.ZodTypeAny[]).map((option) => kindOf(bareSchema(option)))),
    ].join(' | ');
  return 'anything';
}

const MOST_LEVELS = 4;

/** In order, for the block catalogue; none for a schema that is not an object. */
export function fieldRows(schema: z.ZodTypeAny, path = '', level = 0): FieldRow[] {
  const inner = bareSchema(schema);
  if (inner instanceof z.ZodArray)
    return fieldRows(inner.element as z.ZodTypeAny, `${path}[]`, level);
  if (!(inner instanceof z.ZodObject) || level >= MOST_LEVELS) return [];
  return Object.entries(inner.shape as Record<string, z.ZodTypeAny>).flatMap(([name, field]) => {
    const here = path ? `${path}.${name}` : name;
    const row = { path: here, kind: kindOf(bareSchema(field)), required: isRequired(field) };
    return [row, ...fieldRows(field, here, level + 1)];
  });
}
