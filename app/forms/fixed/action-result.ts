import { useFetcher } from '@remix-run/react';
import { useMemo, useState } from 'react';
import type { FieldErrors } from './validator';

export interface ActionResult {
  readonly fieldErrors: FieldErrors;
}

/**
 * Without JavaScript the answer is the page itself, from its loader
 * (journeys/form/load/after-post.server.ts); with it, the route's response. ValidatedForm reads
 * both as fetcher data, so that there is only one path.
 */
export function useActionResult<Data extends object>(loaded: Data) {
  const fetcher = useFetcher<Data>();
  const [dismissed, setDismissed] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const data = fetcher.data as Data | undefined;
  const answer = data !== undefined && data !== dismissed ? data : null;
  const current = answer ?? loaded;
  return {
    /** Null before the first submission, and after it was dismissed. */
    answer,
    shown: current,
    fetcher: useMemo(() => ({ ...fetcher, data: current }), [fetcher, current]),
    isSending: fetcher.state === 'submitting',
    /** Increments with every reset, which makes the form a new one. */
    round,
    reset: () => {
      setDismissed(data);
      setRound(round + 1);
    },
  };
}
