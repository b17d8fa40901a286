import { withZod } from '@remix-validated-form/with-zod';
import type { FieldErrors, Validator } from 'remix-validated-form';
import { z } from 'zod';

export type { FieldErrors };

/** A form as a browser and a server check it: what is wrong comes in the words that visitors read. */
export type FormValidator<Schema extends z.ZodTypeAny> = Validator<z.output<Schema>>;

/** One text of the dictionary, by the name that a schema gives. */
export type Say = (name: never) => string;

/** The fields of a schema in the order of the form. */
function fieldsOf(schema: z.ZodTypeAny): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape as object);
  return schema instanceof z.ZodEffects ? fieldsOf(schema.innerType() as z.ZodTypeAny) : [];
}

/** The validator of a schema, whose messages are names of texts: `say` words them. The first thing wrong with a field counts. */
export function validatorOf<Schema extends z.ZodTypeAny>(schema: Schema, say: Say): FormValidator<Schema> {
  const order = fieldsOf(schema);
  const { validate } = withZod(schema) as FormValidator<Schema>;
  return {
    validate: async (formValues) => {
      const result = await validate(formValues);
      if (!result.error) return result;
      const { fieldErrors } = result.error;
      // Fields are read at the same time: what is wrong comes in any order. What is wrong with several together comes last.
      const found = [...new Set([...order, ...Object.keys(fieldErrors)])].flatMap((field) => {
        const name = fieldErrors[field];
        return name === undefined ? [] : [[field, say(name as never)]];
      });
      return { ...result, error: { ...result.error, fieldErrors: Object.fromEntries(found) as FieldErrors } };
    },
  };
}
