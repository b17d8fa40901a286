import { type FormValues } from './form-values';

/** Marks an item of a repeater that was on the page, and lists the questions that it showed: `assets.0._`. */
export const ITEM = '_';

/** The numbers of the posted items of a repeater, in order. */
export const itemNumbers = (own: FormValues): readonly string[] =>
  [...new Set([...own.keys()].flatMap((name) => /^(\d{1,3})\./.exec(name)?.[1] ?? []))].sort(
    (a, b) => Number(a) - Number(b),
  );
