import { useState } from 'react';
import { useAnswered } from '~/forms/fixed/answered';
import { useFormErrors } from '~/forms/fixed/use-form-errors';
import { useAlive } from '~/ui/use-alive';
import { asDataPath } from './as-data';
import type { FormData as Form } from './page-data';

/**
 * A form of the finder: idle, success, failed, without leaving its page. Without JavaScript it posts as a document. Specification:
 * journeys, sections 4 and 5 (MPAN forms).
 */
export function useFinderForm<Data extends { readonly kind: string }, Shown extends Data & Form>(
  loaded: Shown,
  path: string,
) {
  const isForm = (data: Data): data is Shown => data.kind === 'form';
  const enhanced = useAlive();
  const answered = useAnswered<Data>(loaded);
  const { answer, fetcher } = answered;
  const shown = answer !== null && isForm(answer) ? answer : loaded;
  const { errors, onErrors } = useFormErrors(loaded.fieldErrors);
  const [isReady, setReady] = useState(false);
  return {
    ...answered,
    enhanced,
    shown,
    errors,
    /** Looks disabled until the form is right and was changed (journeys, section 5); pressed, it says what is missing. */
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
