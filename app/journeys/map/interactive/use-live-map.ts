import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { canDraw, mayStartAlone } from './may-start';

/** What every interactive map tells the page that holds it. */
export interface LiveReports {
  /** It is drawn and may be shown. */
  onReady: () => void;
  /** It cannot be drawn, or no longer. */
  onFail: () => void;
}

/** The module of an interactive map, in a file of its own. */
export type LoadLive<Props> = () => Promise<{ default: ComponentType<Props & LiveReports> }>;

export type LiveState = 'plain' | 'loading' | 'live' | 'failed';

const PATIENCE = 20_000;

/** A map that was wanted on one page of the visit is wanted on the next. */
let wanted = false;

const whenIdle = (work: () => void): (() => void) => {
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
};

/** Brings the interactive map when it is asked for, or by itself where that costs nobody anything. */
export function useLiveMap<Props>(load: LoadLive<Props>, stage: RefObject<HTMLElement>) {
  const [state, setState] = useState<LiveState>('plain');
  const [Live, setLive] = useState<ComponentType<Props & LiveReports> | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isHere = useRef(true);

  const fail = useCallback(() => {
    setLive(null);
    setState('failed');
  }, []);
  const start = useCallback(() => {
    if (!canDraw()) return fail();
    setState('loading');
    load()
      .then((module) => isHere.current && setLive(() => module.default))
      .catch(() => isHere.current && fail());
  }, [load, fail]);

  useEffect(() => {
    isHere.current = true;
    const held = stage.current;
    if (wanted) start();
    const cancel = wanted ? () => undefined : whenIdle(() => mayStartAlone() && start());
    // Whoever has begun with the plain map keeps it: nothing is swapped under anybody's hands.
    const keepPlain = () => {
      cancel();
      if (!wanted) setLive((shown: typeof Live) => (held?.hasAttribute('data-live') ? shown : null));
      if (!wanted) setState((now) => (now === 'loading' ? 'plain' : now));
    };
    held?.addEventListener('pointerdown', keepPlain);
    held?.addEventListener('focusin', keepPlain);
    return () => {
      isHere.current = false;
      cancel();
      held?.removeEventListener('pointerdown', keepPlain);
      held?.removeEventListener('focusin', keepPlain);
    };
  }, [start, stage]);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(fail, PATIENCE);
    return () => clearTimeout(timer);
  }, [state, fail]);

  return {
    state,
    Live: state === 'loading' || state === 'live' ? Live : null,
    /** Somebody waits for it, and is told when it does not come. */
    isAsked,
    ready: useCallback(() => setState((now) => (now === 'loading' ? 'live' : now)), []),
    fail,
    ask: () => {
      wanted = true;
      setAsked(true);
      start();
    },
    leave: () => {
      wanted = false;
      setState('plain');
      setLive(null);
    },
  };
}
