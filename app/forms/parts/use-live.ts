import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { type FieldModel, type PageModel } from '../engine/page-model';
import { fieldsIn, shownAtFirst, shownNow } from './live';

/** `ever` stays in the page once it has been visible, so that what was typed is not lost. */
export interface Live {
  readonly visibleAliases: ReadonlySet<string>;
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
  /** Visible now but not rendered by the server, which must know that they were asked. */
  readonly revealed: readonly FieldModel[];
  readonly justRevealed: readonly FieldModel[];
}

/** Without JavaScript the same happens after Next. */
export function useLive(page: PageModel): LivePage {
  const form = useRef<HTMLFormElement>(null);
  const first = useMemo(() => shownAtFirst(page), [page]);
  const [live, setLive] = useState<Live>({ visibleAliases: first, ever: first });
  const [justRevealed, setJustRevealed] = useState<readonly FieldModel[]>([]);

  const look = useCallback(() => {
    const element = form.current;
    if (!element) return;
    const visibleAliases = shownNow(page, typedIn(element));
    setLive((before) => {
      if (same(before.visibleAliases, visibleAliases)) return before;
      setJustRevealed(
        fieldsIn(page).filter(
          ({ name }) => visibleAliases.has(name) && !before.visibleAliases.has(name),
        ),
      );
      return { visibleAliases, ever: new Set([...before.ever, ...visibleAliases]) };
    });
  }, [page]);

  // A new question's initial value, and values that the browser restored, count too.
  useEffect(look, [look, live]);
  useEffect(() => {
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [look]);

  const revealed = fieldsIn(page).filter(
    ({ name }) => live.visibleAliases.has(name) && !first.has(name),
  );
  return { live, form, look, revealed, justRevealed };
}
