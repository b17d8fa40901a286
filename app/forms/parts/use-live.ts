import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { type FieldModel, type PageModel } from '../engine/page-model';
import { fieldsIn, shownAtFirst, shownNow } from './live';

/** What is on the page now. `ever` stays in the page once it has been shown, so that what was typed there is not lost. */
export interface Live {
  readonly shown: ReadonlySet<string>;
  readonly ever: ReadonlySet<string>;
}

const same = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((name) => b.has(name));

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  return (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
}

export interface LivePage {
  readonly live: Live;
  readonly form: RefObject<HTMLFormElement>;
  readonly look: () => void;
  /** Shown now and not drawn by the server: whoever reads the answers must know that they were asked. */
  readonly revealed: readonly FieldModel[];
  /** What came to light with the last answer, to be said. */
  readonly news: readonly FieldModel[];
}

/**
 * Questions that depend on others of the same page come and go as they are answered. Without JavaScript the same happens
 * after Next. Specification: form engine, section 5.
 */
export function useLive(page: PageModel): LivePage {
  const form = useRef<HTMLFormElement>(null);
  const first = useMemo(() => shownAtFirst(page), [page]);
  const [live, setLive] = useState<Live>({ shown: first, ever: first });
  const [news, setNews] = useState<readonly FieldModel[]>([]);

  const look = useCallback(() => {
    const element = form.current;
    if (!element) return;
    const shown = shownNow(page, typedIn(element));
    setLive((before) => {
      if (same(before.shown, shown)) return before;
      setNews(fieldsIn(page).filter(({ name }) => shown.has(name) && !before.shown.has(name)));
      return { shown, ever: new Set([...before.ever, ...shown]) };
    });
  }, [page]);

  // What a new question begins with, and what a browser put back, count too.
  useEffect(look, [look, live]);
  useEffect(() => {
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [look]);

  const revealed = fieldsIn(page).filter(({ name }) => live.shown.has(name) && !first.has(name));
  return { live, form, look, revealed, news };
}
