import { RemixBrowser } from '@remix-run/react';
import { startTransition, Component, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { JourneyHandoff } from './handoff';
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

/** The modules of the routes that the page is made of, by their ids. */
type Modules = Readonly<Record<string, unknown>>;

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

/**
 * Gives Remix what its own `<Scripts>` would have written, and hydrates the document. What a visitor has typed, opened or focused
 * stays: React takes over the elements as they are.
 */
export function hydrateJourney({ context, manifest }: JourneyHandoff, modules: Modules): void {
  const entry = document.querySelector<HTMLScriptElement>('script#entry');
  Object.assign(window, {
    __remixContext: context,
    // React asks for the address of the entry again when it draws the end of the page.
    __remixManifest: { ...manifest, entry: { module: entry?.getAttribute('src'), imports: [] } },
    __remixRouteModules: modules,
  });
  hydrate(!(context as { state?: { errors?: object | null } }).state?.errors);
}
