import type { FormData, ManualFormData } from './page-data';

/** Whether something is wrong with what was typed, or with a file that was added. */
export const isWrong = (form: FormData | ManualFormData): boolean =>
  form.problems.length > 0 || ('refused' in form && form.refused.length > 0);
