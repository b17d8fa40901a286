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

/** Must equal what the server rendered: from the props, slots and texts in the attributes. */
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

/** `onFault` is called with whatever keeps the island from being what the server rendered. */
export function hydrateIsland(place: HTMLElement, island: Omit<HydratedIsland, 'root'>): void {
  const { prefix = '' } = place.dataset;
  const root = hydrateRoot(place, elementOf(place, island), {
    identifierPrefix: prefix,
    onRecoverableError: island.onFault,
  });
  islands.set(place, { ...island, root });
}

export function updateIsland(place: HTMLElement): void {
  const island = islands.get(place);
  island?.root.render(elementOf(place, island));
}

export function unmountIsland(place: HTMLElement): void {
  islands.get(place)?.root.unmount();
  islands.delete(place);
}

export function unmountRemovedIslands(): void {
  for (const place of islands.keys()) if (!place.isConnected) unmountIsland(place);
}
