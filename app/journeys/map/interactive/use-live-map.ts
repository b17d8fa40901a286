import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';

function contextOf<Answer>(
  options: WebGLContextAttributes,
  ask: (context: WebGLRenderingContext) => Answer,
): Answer | null {
  const context = document.createElement('canvas').getContext('webgl', options);
  if (!context) return null;
  const answer = ask(context);
  // Browsers only allow a few contexts, so this one is released at once.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return answer;
}

function chipOf(context: WebGLRenderingContext): string {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  return String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
}

interface ConnectionWord {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** May a quarter of a megabyte be loaded unasked? Unknown means no. */
export const connectionAllows = (
  connection: ConnectionWord | undefined,
  wantsLess: boolean,
): boolean => connection?.effectiveType === '4g' && connection.saveData !== true && !wantsLess;

const canDraw = (): boolean => contextOf({}, () => true) === true;

const DRAWS_BY_PROCESSOR = /swiftshader|llvmpipe|software|basic render/i;

/**
 * Without a graphics chip the processor would be slow and drain a battery that is needed now.
 * Checked before anything is loaded.
 */
function drawsWithEase(): boolean {
  const chip = contextOf({ failIfMajorPerformanceCaveat: true }, chipOf);
  return chip !== null && !DRAWS_BY_PROCESSOR.test(chip);
}

/** The low-data version has no script and never checks. */
function mayStartAlone(): boolean {
  const { connection } = navigator as Navigator & { connection?: ConnectionWord };
  const wantsLess = window.matchMedia('(prefers-reduced-data: reduce)').matches;
  return connectionAllows(connection, wantsLess) && drawsWithEase();
}

export interface LiveReports {
  onReady: () => void;
  onFail: () => void;
}

export type LoadLive<Props> = () => Promise<{ default: ComponentType<Props & LiveReports> }>;

export type LiveState = 'plain' | 'loading' | 'live' | 'failed';

const PATIENCE = 20_000;

/** A map that was wanted on one page of the visit is wanted on the next. */
let wanted = false;

const whenIdle = (work: () => void): (() => void) => {
  const timer = setTimeout(work, 1500);
  return () => clearTimeout(timer);
};

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
    // A visitor who has started with the plain map keeps it, so that nothing changes while they use
    // it.
    const keepPlain = () => {
      cancel();
      if (!wanted)
        setLive((shown: typeof Live) => (held?.hasAttribute('data-live') ? shown : null));
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
