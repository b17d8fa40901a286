import { useState } from 'react';
import { useActionResult } from '~/forms/fixed/action-result';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { useHydrated } from '~/ui/use-hydrated';
import { asDataPath } from './as-data';
import type { FormData as Form } from './page-data';

export function useFinderForm<Data extends { readonly kind: string }, Shown extends Data & Form>(
  loaded: Shown,
  path: string,
) {
  const isForm = (data: Data): data is Shown => data.kind === 'form';
  const enhanced = useHydrated();
  const answered = useActionResult<Data>(loaded);
  const { answer, fetcher } = answered;
  const shown = answer !== null && isForm(answer) ? answer : loaded;
  const { errors, onErrors } = useFormErrors(loaded.fieldErrors);
  const [isReady, setReady] = useState(false);
  return {
    ...answered,
    enhanced,
    shown,
    errors,
    /** Looks disabled until the form is valid and changed; pressing it shows what is missing. */
    notReady: enhanced && !isReady,
    formProps: {
      action: enhanced ? asDataPath(path) : path,
      values: shown.values,
      fetcher,
      onErrors,
      onReady: setReady,
    },
  };
}
