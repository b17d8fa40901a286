import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Typed } from '~/domain/mpan-forms';
import { useAlive } from '~/ui/use-alive';
import type { FormData as Form, MpanProblem } from './page-data';
import { typedIn } from './typed-in';
import { withoutMended } from './without-mended';

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
  const enhanced = useAlive();
  const fetcher = useFetcher<Data>();
  const form = useRef<HTMLFormElement>(null);
  const [dismissed, setDismissed] = useState<unknown>(null);
  const [local, setLocal] = useState<{ readonly of: unknown; readonly problems: readonly MpanProblem[] } | null>(null);
  const [isReady, setReady] = useState(false);
  const [round, setRound] = useState(0);

  const data = fetcher.data as Data | undefined;
  const answer = data !== undefined && data !== dismissed ? data : null;
  const shown: Shown = answer !== null && isForm(answer) ? answer : loaded;
  // What the browser said holds until the server says something else.
  const problems = local !== null && local.of === data ? local.problems : shown.problems;
  const say = (next: readonly MpanProblem[]) => setLocal({ of: data, problems: next });
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
    problems,
    isSending: fetcher.state === 'submitting',
    /** Looks disabled until the form is right and was changed (journeys, section 5); pressed, it says what is missing. */
    notReady: enhanced && !isReady,
    forget: (field: string) => say(withoutMended(problems, field, [])),
    /** Back to idle, with an empty form. */
    reset: () => {
      setDismissed(data);
      setLocal(null);
      setRound(round + 1);
    },
    /** Back to the form as it was. */
    goBack: () => {
      setDismissed(data);
      say([]);
    },
    /** Counts up with every reset: the form is a new one then. */
    round,
    formProps: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onChange: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
        look();
        const next = withoutMended(problems, (target as HTMLInputElement).name, check(typedIn(currentTarget)));
        if (next.length < problems.length) say(next);
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const submitter = (event.nativeEvent as SubmitEvent).submitter;
        // A button that does something else than send, such as taking a file away.
        if (submitter instanceof HTMLButtonElement && submitter.name === 'intent') return;
        const found = check(typedIn(event.currentTarget));
        say(found);
        if (found.length > 0) event.preventDefault();
      },
    },
  };
}
