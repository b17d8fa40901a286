import { RemixBrowser } from '@remix-run/react';
import { startTransition, Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { JourneyHydrationData } from './hydration-data';
import { setRemixGlobals } from './remix-internals';
import { HydrationContext } from './hydration-context';

interface RootErrorBoundaryProps {
  children: ReactNode;
  onFault: () => void;
}

/** Errors outside any route's boundary: in the page's frame, or during hydration. */
class RootErrorBoundary extends Component<RootErrorBoundaryProps, { failed: boolean }> {
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
 * Needs Remix's globals (`npm run dev` calls this directly). If React fails to hydrate or render
 * it, restores the document with what was typed: links and forms work without React.
 */
export async function hydrate(drawnWithoutFault = true): Promise<void> {
  // Remix throws the promise of the page's decoded state until it is there, and React can't wait for it
  // if a key or button is pressed meanwhile: "Root did not complete" (remix-run/remix#10214).
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
  const page = document.documentElement;
  const putBack = () =>
    // After React has finished its current work.
    queueMicrotask(() => {
      if (page.isConnected) return;
      document.documentElement?.remove();
      document.append(page);
    });
  startTransition(() => {
    hydrateRoot(
      document,
      <RootErrorBoundary onFault={putBack}>
        <HydrationContext.Provider value={drawnWithoutFault}>
          <RemixBrowser />
        </HydrationContext.Provider>
      </RootErrorBoundary>,
    );
  });
}

/** What a visitor has typed, opened or focused stays, because React reuses the elements. */
export const hydrateJourney = (
  handoff: JourneyHydrationData,
  modules: Readonly<Record<string, unknown>>,
): Promise<void> => hydrate(setRemixGlobals(handoff, modules));
