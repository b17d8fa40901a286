import { useContext, useId, type ComponentType, type ReactNode } from 'react';
import { FrameProvider, useFrame } from '~/cms/frame-data';
import type { Overrides } from '~/words/language';
import { usePageLanguage } from '~/words/page-language';
import { DictionaryProvider, useDictionary } from '~/words/use-texts';
import { ServerRendererContext } from '../server-renderer';

/** Server-rendered content, which is never re-rendered (slot.tsx). */
export interface Slots {
  readonly slots: readonly ReactNode[];
}

export interface IslandProps<P extends object> {
  /**
   * Its folder in app/blocks, or `<folder>/<name>`, by which the browser finds its code
   * (app/blocks/hydrate-islands.ts).
   */
  name: string;
  of: ComponentType<P & Slots>;
  /** Its only data, as JSON: it has no context and no router. */
  props: P;
  /** Folders of texts: only the content system's overrides of these are sent. */
  texts?: readonly Overrides[];
  slots?: readonly ReactNode[];
  className?: string;
  /** `asked`: its code loads when the visitor first uses it. */
  when?: 'asked';
}

function ownWords(overrides: Overrides, rooms: readonly Overrides[]): string | undefined {
  const own = Object.entries(overrides).filter(([name]) =>
    rooms.some((room) => Object.hasOwn(room, name)),
  );
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : undefined;
}

/**
 * Rendered separately here and hydrated separately in the browser, with the same props and ids.
 * Without JavaScript it stays as rendered. docs/adding-a-block.md
 */
export function Island<P extends object>(island: IslandProps<P>) {
  const { name, of: Moving, props, texts = [], slots = [], className, when } = island;
  const renderer = useContext(ServerRendererContext);
  const frame = useFrame();
  const overrides = useDictionary();
  const language = usePageLanguage();
  const prefix = useId();
  // Hooks come first: rendering an island during the page's render would confuse React's hook
  // order.
  if (!renderer)
    return (
      <div
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  const filled = slots.map((slot, index) => (
    <ServerRendererContext.Provider key={index} value={renderer}>
      <FrameProvider data={frame}>
        <DictionaryProvider overrides={overrides}>{slot}</DictionaryProvider>
      </FrameProvider>
    </ServerRendererContext.Provider>
  ));
  const moving = <Moving {...props} slots={filled} />;
  const speaking = <DictionaryProvider overrides={overrides}>{moving}</DictionaryProvider>;
  const __html = renderer.render(texts.length > 0 ? speaking : moving, prefix);
  // The browser only has English texts: in another language, islands with text stay as rendered.
  if (language && !name.startsWith('parts/'))
    return <div className={className} dangerouslySetInnerHTML={{ __html }} />;
  return (
    <div
      className={className}
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      data-slots={slots.length || undefined}
      data-when={when}
      data-words={ownWords(overrides, texts)}
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
