import { useFetcher } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { FieldErrors } from './validator';

/** What the page of a fixed form holds, beside what is its own: what is wrong, by field, in words. */
export interface Answered {
  readonly fieldErrors: FieldErrors;
}

/**
 * What a form was answered. Without JavaScript that is the page itself, which its loader gives (journeys/form/load/after-post.server.ts);
 * with it, what the route answered to the form. ValidatedForm reads both as the fetcher's data, so that there is one way only.
 */
export function useAnswered<Data extends object>(loaded: Data) {
  const fetcher = useFetcher<Data>();
  const [dismissed, setDismissed] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const data = fetcher.data as Data | undefined;
  const answer = data !== undefined && data !== dismissed ? data : null;
  const shown = answer ?? loaded;
  return {
    /** What came back, null before anything was sent, and after it was dismissed. */
    answer,
    shown,
    fetcher: useMemo(() => ({ ...fetcher, data: shown }), [fetcher, shown]),
    isSending: fetcher.state === 'submitting',
    /** Counts up with every reset: the form is a new one then. */
    round,
    /** Back to an empty form. */
    reset: () => {
      setDismissed(data);
      setRound(round + 1);
    },
  };
}
