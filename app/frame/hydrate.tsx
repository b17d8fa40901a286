import { RemixBrowser } from '@remix-run/react';
import { startTransition, Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { JourneyHandoff } from './handoff';
import { giveToRemix } from './remix-internals';
import { TakingOver } from './taking-over';

interface OutermostProps {
  children: ReactNode;
  onFault: () => void;
}

/** Catches what no boundary of a route could hold: a fault in the frame of the page itself, or while the page is taken over. */
class Outermost extends Component<OutermostProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    this.props.onFault();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Hydrates the document where Remix has already written what it reads (`npm run dev` comes here itself). Where React cannot take the
 * page over, or cannot hold it, the document is put back as it stood, with what was typed: links and forms work without it.
 */
export function hydrate(drawnWithoutFault = true): void {
  const page = document.documentElement;
  const putBack = () =>
    // React finishes what it is doing first.
    queueMicrotask(() => {
      if (page.isConnected) return;
      document.documentElement?.remove();
      document.append(page);
    });
  startTransition(() => {
    hydrateRoot(
      document,
      <Outermost onFault={putBack}>
        <TakingOver.Provider value={drawnWithoutFault}>
          <RemixBrowser />
        </TakingOver.Provider>
      </Outermost>,
    );
  });
}

/** Hydrates a document of ours. What a visitor has typed, opened or focused stays: React takes over the elements as they are. */
export const hydrateJourney = (handoff: JourneyHandoff, modules: Readonly<Record<string, unknown>>): void =>
  hydrate(giveToRemix(handoff, modules));
