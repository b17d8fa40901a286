import type { z } from 'zod';
import { validatorOf, type FieldErrors, type Say } from '~/forms/fixed/validator';
import { notAccepted } from './api.server';
import { formFields } from './form.server';

/** Dots, brackets or prototype names would make a form parser build objects. */
const OWN_NAME = /^\w{1,60}$/;
export const isOwnField = ([name]: readonly [string, unknown]): boolean =>
  OWN_NAME.test(name) && name !== 'prototype' && !(name in Object.prototype);

export type Fields = Readonly<Record<string, string>>;

/** Only fields that one of our forms could have. Never throws. */
export const postedFields = async (request: Request): Promise<Fields> =>
  Object.fromEntries(Object.entries(await formFields(request)).filter(isOwnField));

export type Checked<Data> =
  | { readonly data: Data; readonly fieldErrors: null }
  | { readonly data: null; readonly fieldErrors: FieldErrors };

export async function checkForm<Schema extends z.ZodTypeAny>(
  schema: Schema,
  say: Say,
  fields: Readonly<Record<string, unknown>>,
): Promise<Checked<z.output<Schema>>> {
  const { data, error } = await validatorOf(schema, say).validate(fields);
  return error ? { data: null, fieldErrors: error.fieldErrors } : { data, fieldErrors: null };
}

export function answerInvalidCall(
  fieldErrors: FieldErrors,
  names: Readonly<Record<string, string>>,
  say: (problems: number) => string,
): Response {
  const errors = Object.entries(fieldErrors).map(([field, message]) => ({
    field: names[field] ?? field,
    message,
  }));
  return notAccepted(say(errors.length), errors);
}
