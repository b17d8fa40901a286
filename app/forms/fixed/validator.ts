import { withZod } from '@remix-validated-form/with-zod';
import type { FieldErrors, Validator } from 'remix-validated-form';
import { z } from 'zod';

export type { FieldErrors };

/** The errors are texts for visitors. */
export type FormValidator<Schema extends z.ZodTypeAny> = Validator<z.output<Schema>>;

export type Say = (name: never) => string;

function fieldsOf(schema: z.ZodTypeAny): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape as object);
  return schema instanceof z.ZodEffects ? fieldsOf(schema.innerType() as z.ZodTypeAny) : [];
}

/** The schema's messages are names of texts for `say`. Only a field's first error counts. */
export function validatorOf<Schema extends z.ZodTypeAny>(
  schema: Schema,
  say: Say,
): FormValidator<Schema> {
  const order = fieldsOf(schema);
  const { validate } = withZod(schema) as FormValidator<Schema>;
  return {
    validate: async (formValues) => {
      const result = await validate(formValues);
      if (!result.error) return result;
      const { fieldErrors } = result.error;
      // Fields are validated concurrently, so errors come in any order; those of several fields
      // together come last.
      const found = [...new Set([...order, ...Object.keys(fieldErrors)])].flatMap((field) => {
        const name = fieldErrors[field];
        return name === undefined ? [] : [[field, say(name as never)]];
      });
      return {
        ...result,
        error: { ...result.error, fieldErrors: Object.fromEntries(found) as FieldErrors },
      };
    },
  };
}
