import { createElement, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Overrides } from '~/words/language';
import { DictionaryProvider } from '~/words/use-texts';
import { IslandBoundary } from './parts/island-boundary';

export type IslandView = ComponentType<{ slots: readonly ReactNode[] }>;

interface HydratedIsland {
  readonly root: Root;
  readonly View: IslandView;
  readonly onHydrated: () => void;
  readonly onFault: (fault: unknown) => void;
}

const islands = new Map<HTMLElement, HydratedIsland>();

/** Returns what the server rendered for an island, from the props, slots and texts in its attributes. */
function elementOf(
  place: HTMLElement,
  { View, onHydrated, onFault }: Omit<HydratedIsland, 'root'>,
): ReactNode {
  const { props = '{}', slots = '0', words } = place.dataset;
  const viewProps = {
    ...(JSON.parse(props) as object),
    slots: new Array<undefined>(Number(slots)).fill(undefined),
  };
  const view = createElement(View, viewProps);
  const children = words
    ? createElement(DictionaryProvider, {
        overrides: JSON.parse(words) as Overrides,
        children: view,
      })
    : view;
  return createElement(IslandBoundary, { onHydrated, onFault }, children);
}

/** Hydrates an island; `onFault` is called with whatever keeps it from being what the server rendered. */
export function hydrateIsland(place: HTMLElement, island: Omit<HydratedIsland, 'root'>): void {
  const { prefix = '' } = place.dataset;
  const root = hydrateRoot(place, elementOf(place, island), {
    identifierPrefix: prefix,
    onRecoverableError: island.onFault,
  });
  islands.set(place, { ...island, root });
}

/** Renders an island again after its `data-props` changed. */
export function updateIsland(place: HTMLElement): void {
  const island = islands.get(place);
  island?.root.render(elementOf(place, island));
}

export function unmountIsland(place: HTMLElement): void {
  islands.get(place)?.root.unmount();
  islands.delete(place);
}

/** Unmounts the islands that are no longer in the document, such as those of a list that was replaced. */
export function unmountRemovedIslands(): void {
  for (const place of islands.keys()) if (!place.isConnected) unmountIsland(place);
}
