import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

function contextOf<Answer>(
  options: WebGLContextAttributes,
  ask: (context: WebGLRenderingContext) => Answer,
): Answer | null {
  const context = document.createElement('canvas').getContext('webgl', options);
  if (!context) return null;
  const answer = ask(context);
  // Browsers allow a handful of these: it is given back at once.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return answer;
}

function chipOf(context: WebGLRenderingContext): string {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  return String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
}

/** What the browser says of the connection; only some browsers do. */
interface ConnectionWord {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether a quarter of a megabyte may be loaded without being asked for. Where nothing is known, it may not. */
export const connectionAllows = (connection: ConnectionWord | undefined, wantsLess: boolean): boolean =>
  connection?.effectiveType === '4g' && connection.saveData !== true && !wantsLess;

/** Whether there is WebGL at all. */
const canDraw = (): boolean => contextOf({}, () => true) === true;

const DRAWS_BY_PROCESSOR = /swiftshader|llvmpipe|software|basic render/i;

/**
 * Whether the computer draws such a map without effort: by its graphics chip, because the processor would do it slowly and out
 * of a battery that is needed now. Asked before anything is loaded.
 */
function drawsWithEase(): boolean {
  const chip = contextOf({ failIfMajorPerformanceCaveat: true }, chipOf);
  return chip !== null && !DRAWS_BY_PROCESSOR.test(chip);
}

/** Whether the interactive map may show by itself. The low-data version has no script and never asks. */
function mayStartAlone(): boolean {
  const { connection } = navigator as Navigator & { connection?: ConnectionWord };
  const wantsLess = window.matchMedia('(prefers-reduced-data: reduce)').matches;
  return connectionAllows(connection, wantsLess) && drawsWithEase();
}

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
