import { useMemo, useState } from 'react';
import { useErrorTitle } from '~/ui/use-error-title';
import type { FieldErrors } from './validator';

const pairs = (errors: FieldErrors) => Object.entries(errors).map(([field, message]) => ({ field, message }));

/**
 * What the summary of a form says: everything that was wrong when it was last sent, less what was put right since. The title of the
 * page says "Error:" as long as there is something; where the server drew the page its `meta` did so.
 */
export function useFormErrors(given: FieldErrors) {
  const [errors, setErrors] = useState(given);
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
