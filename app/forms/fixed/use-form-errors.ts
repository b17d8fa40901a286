import { useMemo, useState } from 'react';
import { useErrorTitle } from '~/ui/use-error-title';
import type { FieldErrors } from './validator';

const pairs = (errors: FieldErrors) =>
  Object.entries(errors).map(([field, message]) => ({ field, message }));

/**
 * The errors of the last submission, without those corrected since. The page's title starts with
 * "Error:" while there are any; for a server-rendered page its `meta` does this.
 */
export function useFormErrors(fieldErrors: FieldErrors) {
  const [errors, setErrors] = useState(fieldErrors);
  const isWrong = Object.keys(errors).length > 0;
  useErrorTitle(isWrong);
  return {
    errors: useMemo(() => pairs(errors), [errors]),
    onErrors: (now: FieldErrors, isAnswer: boolean) =>
      setErrors((before) => {
        if (isAnswer) return now;
        const left = Object.entries(before).filter(([field]) => field in now);
        return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
      }),
  };
}
