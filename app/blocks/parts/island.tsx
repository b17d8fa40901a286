import { useContext, useId, type ComponentType, type ReactNode } from 'react';
import { FrameProvider, useFrame } from '~/cms/frame-data';
import { DictionaryProvider, useDictionary } from '~/cms/use-texts';
import { DrawingContext } from '../drawing';

/** What every island may show beside its props: content that the server drew and that stays (slot.tsx). */
export interface Slots {
  readonly slots: readonly ReactNode[];
}

export interface IslandProps<P extends object> {
  /** Its folder in app/blocks, or `parts/<name>`: the browser finds its code by it (app/blocks/wake.ts). */
  name: string;
  of: ComponentType<P & Slots>;
  /** All that it knows, as JSON can carry it: it has no context, no router and no texts of its own. */
  props: P;
  slots?: readonly ReactNode[];
  className?: string;
}

/**
 * A part of a page that moves: drawn here by itself, and taken over in the browser by itself, with the same props and ids. Without
 * JavaScript it stays as it was drawn. docs/adding-a-block.md
 */
export function Island<P extends object>({ name, of: Moving, props, slots = [], className }: IslandProps<P>) {
  const drawing = useContext(DrawingContext);
  const frame = useFrame();
  const overrides = useDictionary();
  const prefix = useId();
  // Hooks come first: drawing an island inside the drawing of a page leaves React's place among them behind.
  if (!drawing) return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  const filled = slots.map((slot, index) => (
    <DrawingContext.Provider key={index} value={drawing}>
      <FrameProvider data={frame}>
        <DictionaryProvider overrides={overrides}>{slot}</DictionaryProvider>
      </FrameProvider>
    </DrawingContext.Provider>
  ));
  return (
    <div
      className={className}
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-slots={slots.length || undefined}
      dangerouslySetInnerHTML={{ __html: drawing.draw(<Moving {...props} slots={filled} />, prefix) }}
    />
  );
}
