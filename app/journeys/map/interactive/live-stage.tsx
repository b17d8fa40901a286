import { useRef, type ReactNode, Component } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Button } from '~/ui/button';
import { useLiveMap, type LoadLive } from './use-live-map';

interface LiveBoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Keeps a map that fails to render from breaking the page. React needs a class for this. */
class LiveBoundary extends Component<LiveBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

export interface LiveStageProps<Props extends object> {
  /** The static map reserves the space, and is what prints. */
  children: ReactNode;
  load: LoadLive<Props>;
  live: Props;
}

/** The static map stays until the interactive one is ready, and whenever it fails. */
export function LiveStage<Props extends object>({ children, load, live }: LiveStageProps<Props>) {
  const t = useTexts(mapTexts);
  const stage = useRef<HTMLDivElement>(null);
  const { state, Live, isAsked, ready, fail, ask, leave } = useLiveMap(load, stage);
  const isLive = state === 'live';
  return (
    <>
      <div className="map-switch">
        <Button
          second
          type="button"
          icon="map"
          onClick={isLive ? leave : ask}
          aria-disabled={state === 'loading' || undefined}
        >
          {t(isLive ? 'mapShowPlain' : state === 'loading' ? 'mapLiveComing' : 'mapShowLive')}
        </Button>
        <span role="status">{state === 'failed' && isAsked && t('mapLiveFailed')}</span>
      </div>
      <div className="map-stage" ref={stage} data-live={isLive || undefined}>
        {children}
        {Live && (
          <LiveBoundary onFail={fail}>
            <div className="map-live">
              <Live {...live} onReady={ready} onFail={fail} />
            </div>
          </LiveBoundary>
        )}
      </div>
    </>
  );
}
