import { createElement, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Overrides } from '~/words/texts';
import { DictionaryProvider } from '~/words/use-texts';
import { Awake } from './parts/awake';

export type Moving = ComponentType<{ slots: readonly ReactNode[] }>;

interface Living {
  readonly root: Root;
  readonly View: Moving;
  readonly onAwake: () => void;
  readonly onFault: (fault: unknown) => void;
}

const living = new Map<HTMLElement, Living>();

/** What React draws in an island's place: the same as the server did, from what travelled with it. */
function drawingOf(place: HTMLElement, { View, onAwake, onFault }: Omit<Living, 'root'>): ReactNode {
  const { props = '{}', slots = '0', words } = place.dataset;
  const given = { ...(JSON.parse(props) as object), slots: new Array<undefined>(Number(slots)).fill(undefined) };
  const moving = createElement(View, given);
  const speaking = words
    ? createElement(DictionaryProvider, { overrides: JSON.parse(words) as Overrides, children: moving })
    : moving;
  return createElement(Awake, { onAwake, onFault }, speaking);
}

/** Takes an island over; `onFault` hears of anything that keeps it from being what the server drew. */
export function takeOver(place: HTMLElement, island: Omit<Living, 'root'>): void {
  const { prefix = '' } = place.dataset;
  const root = hydrateRoot(place, drawingOf(place, island), {
    identifierPrefix: prefix,
    onRecoverableError: island.onFault,
  });
  living.set(place, { ...island, root });
}

/** The island's place has other props than it had: what lives there goes on with them. */
export function renewIsland(place: HTMLElement): void {
  const island = living.get(place);
  island?.root.render(drawingOf(place, island));
}

export function letGo(place: HTMLElement): void {
  living.get(place)?.root.unmount();
  living.delete(place);
}

/** Islands that left the page, such as those of a list that was replaced, stop listening. */
export function release(): void {
  for (const place of living.keys()) if (!place.isConnected) letGo(place);
}
