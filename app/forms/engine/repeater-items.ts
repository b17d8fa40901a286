import { type FormValues } from './form-values';

/** Marks an item that was on the page, and lists its visible questions: `assets.0._`. */
export const ITEM = '_';

export const itemNumbers = (values: FormValues): readonly string[] =>
  [...new Set([...values.keys()].flatMap((name) => /^(\d{1,3})\./.exec(name)?.[1] ?? []))].sort(
    (a, b) => Number(a) - Number(b),
  );
