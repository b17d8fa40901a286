import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { type PageModel } from '../engine/page-model';
import { resolvedProblems, withoutProblems, type Snapshot } from './resolved-errors';

function valuesIn(form: HTMLFormElement): Snapshot {
  const found = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') found.set(name, [...(found.get(name) ?? []), value]);
  return found;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * An error disappears when its answer is corrected, and returns with the old answer. Call `mend`
 * after every change.
 */
export function useResolvedErrors(page: PageModel, form: RefObject<HTMLFormElement>) {
  const before = useRef<Snapshot>(new Map());
  const [resolved, setResolved] = useState(NOTHING);
  useEffect(() => {
    if (form.current) before.current = valuesIn(form.current);
    setResolved(NOTHING);
  }, [page, form]);
  const checkResolved = useCallback(() => {
    if (!form.current || page.problems.length === 0) return;
    const now = resolvedProblems(page, before.current, valuesIn(form.current));
    setResolved((old) =>
      old.size === now.size && [...now].every((name) => old.has(name)) ? old : now,
    );
  }, [page, form]);
  return { page: useMemo(() => withoutProblems(page, resolved), [page, resolved]), checkResolved };
}
