import { useContext, useId, type ComponentType, type ReactNode } from 'react';
import { FrameProvider, useFrame } from '~/cms/frame-data';
import type { Overrides } from '~/words/texts';
import { DictionaryProvider, useDictionary } from '~/words/use-texts';
import { DrawingContext } from '../drawing';

/** What every island may show besides its props: content that the server drew and that stays (slot.tsx). */
export interface Slots {
  readonly slots: readonly ReactNode[];
}

export interface IslandProps<P extends object> {
  /** Its folder in app/blocks, or `<room>/<name>`: the browser finds its code by it (app/blocks/hydrate-islands.ts). */
  name: string;
  of: ComponentType<P & Slots>;
  /** All that it knows, as JSON can carry it: it has no context and no router. */
  props: P;
  /** The rooms of texts that it speaks in (cms/texts): of the content system's own wording, only what is theirs travels. */
  texts?: readonly Overrides[];
  slots?: readonly ReactNode[];
  className?: string;
  /** `asked`: its code comes when the visitor turns to it, and not before. */
  when?: 'asked';
}

/** Of the wording that is in force, what these rooms say differently; undefined where that is nothing. */
function ownWords(overrides: Overrides, rooms: readonly Overrides[]): string | undefined {
  const own = Object.entries(overrides).filter(([name]) => rooms.some((room) => Object.hasOwn(room, name)));
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : undefined;
}

/**
 * A part of a page that moves: drawn here by itself, and taken over in the browser by itself, with the same props and ids. Without
 * JavaScript it stays as it was drawn. docs/adding-a-block.md
 */
export function Island<P extends object>(island: IslandProps<P>) {
  const { name, of: Moving, props, texts = [], slots = [], className, when } = island;
  const drawing = useContext(DrawingContext);
  const frame = useFrame();
  const overrides = useDictionary();
  const prefix = useId();
  // Hooks come first: drawing an island while the page is being drawn makes React lose its place among them.
  if (!drawing) return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  const filled = slots.map((slot, index) => (
    <DrawingContext.Provider key={index} value={drawing}>
      <FrameProvider data={frame}>
        <DictionaryProvider overrides={overrides}>{slot}</DictionaryProvider>
      </FrameProvider>
    </DrawingContext.Provider>
  ));
  const moving = <Moving {...props} slots={filled} />;
  const speaking = <DictionaryProvider overrides={overrides}>{moving}</DictionaryProvider>;
  return (
    <div
      className={className}
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-slots={slots.length || undefined}
      data-when={when}
      data-words={ownWords(overrides, texts)}
      dangerouslySetInnerHTML={{ __html: drawing.draw(texts.length > 0 ? speaking : moving, prefix) }}
    />
  );
}
