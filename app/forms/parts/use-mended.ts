import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { type PageModel } from '../engine/page-model';
import { mendedNow, withoutProblems, type Snapshot } from './mended';

function valuesIn(form: HTMLFormElement): Snapshot {
  const found = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') found.set(name, [...(found.get(name) ?? []), value]);
  return found;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The page as it came, without what was mended since: an error goes away when its answer is put right, and comes back with the old
 * answer. `mend` is called after every change.
 */
export function useMended(given: PageModel, form: RefObject<HTMLFormElement>) {
  const before = useRef<Snapshot>(new Map());
  const [mended, setMended] = useState(NOTHING);
  useEffect(() => {
    if (form.current) before.current = valuesIn(form.current);
    setMended(NOTHING);
  }, [given, form]);
  const mend = useCallback(() => {
    if (!form.current || given.problems.length === 0) return;
    const now = mendedNow(given, before.current, valuesIn(form.current));
    setMended((old) => (old.size === now.size && [...now].every((name) => old.has(name)) ? old : now));
  }, [given, form]);
  return { page: useMemo(() => withoutProblems(given, mended), [given, mended]), mend };
}
