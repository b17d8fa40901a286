import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Typed } from '~/domain/mpan-forms';
import { useEnhanced } from '~/forms/view/use-enhanced';
import type { FormData as Form, MpanProblem } from './page-data';
import { typedIn } from './typed-in';

export interface CheckedForm<Data, Shown extends Form> {
  /** What the server gave with the page. */
  loaded: Shown;
  /** What is wrong, as far as the browser can tell; the server's own check decides. */
  check: (typed: Typed) => readonly MpanProblem[];
  /** Looked at again when this changes, beside what is typed. */
  watch?: unknown;
  isForm: (data: Data) => data is Data & Shown;
}

/**
 * A form that is checked while it is filled in and posted without leaving its page: idle, success, failed. Without
 * JavaScript it posts as a document, and none of this runs. Specification: journeys, sections 4 and 5 (MPAN forms).
 */
export function useCheckedForm<Data, Shown extends Form = Form>({
  loaded,
  check,
  watch,
  isForm,
}: CheckedForm<Data, Shown>) {
  const enhanced = useEnhanced();
  const fetcher = useFetcher<Data>();
  const form = useRef<HTMLFormElement>(null);
  const [dismissed, setDismissed] = useState<unknown>(null);
  const [local, setLocal] = useState<readonly MpanProblem[] | null>(null);
  const [isReady, setReady] = useState(false);
  const [round, setRound] = useState(0);

  const data = fetcher.data as Data | undefined;
  const answer = data !== undefined && data !== dismissed ? data : null;
  const shown: Shown = answer !== null && isForm(answer) ? answer : loaded;
  const look = () => setReady(form.current !== null && check(typedIn(form.current)).length === 0);
  const lookAgain = useRef(look);
  lookAgain.current = look;
  // What another page or the search brought counts as much as what is typed here.
  useEffect(() => lookAgain.current(), [watch, round]);

  return {
    Form: fetcher.Form,
    enhanced,
    answer,
    shown,
    problems: local ?? shown.problems,
    isSending: fetcher.state === 'submitting',
    /** Looks disabled until the form is right and was changed (journeys, section 5); pressed, it says what is missing. */
    notReady: enhanced && !isReady,
    forget: (field: string) => setLocal((before) => before?.filter((one) => one.field !== field) ?? null),
    /** Back to idle, with an empty form. */
    reset: () => {
      setDismissed(data);
      setLocal(null);
      setRound(round + 1);
    },
    /** Back to the form as it was. */
    goBack: () => {
      setDismissed(data);
      setLocal([]);
    },
    /** Counts up with every reset: the form is a new one then. */
    round,
    formProps: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onChange: look,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const submitter = (event.nativeEvent as SubmitEvent).submitter;
        // A button that does something else than send, such as taking a file away.
        if (submitter instanceof HTMLButtonElement && submitter.name === 'intent') return;
        const found = check(typedIn(event.currentTarget));
        setLocal(found.length > 0 ? found : null);
        if (found.length > 0) event.preventDefault();
      },
    },
  };
}
