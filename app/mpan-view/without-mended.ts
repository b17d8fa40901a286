import type { MpanProblem } from './page-data';

/**
 * What is still wrong after `field` was changed: its problems go once nothing is found in it any more, also those that only the
 * server could find, for it looks again when the form is sent.
 */
export const withoutMended = (
  problems: readonly MpanProblem[],
  field: string,
  found: readonly MpanProblem[],
): readonly MpanProblem[] =>
  found.some((one) => one.field === field) ? problems : problems.filter((one) => one.field !== field);
