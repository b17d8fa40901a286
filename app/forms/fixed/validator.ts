import { withZod } from '@remix-validated-form/with-zod';
import type { FieldErrors, Validator } from 'remix-validated-form';
import type { z } from 'zod';

export type { FieldErrors };

/** A form as a browser and a server check it: what is wrong comes in the words that visitors read. */
export type FormValidator<Schema extends z.ZodTypeAny> = Validator<z.output<Schema>>;

/** One text of the dictionary, by the name that a schema gives. */
export type Say = (name: never) => string;

/** The validator of a schema, whose messages are names of texts: `say` words them. The first thing wrong with a field counts. */
export function validatorOf<Schema extends z.ZodTypeAny>(schema: Schema, say: Say): FormValidator<Schema> {
  const { validate } = withZod(schema) as FormValidator<Schema>;
  return {
    validate: async (posted) => {
      const result = await validate(posted);
      if (!result.error) return result;
      const worded = Object.entries(result.error.fieldErrors).map(([field, name]) => [field, say(name as never)]);
      return { ...result, error: { ...result.error, fieldErrors: Object.fromEntries(worded) as FieldErrors } };
    },
  };
}
