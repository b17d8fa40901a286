import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { Content } from '~/server/content/content';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { createUmbracoContent, type UmbracoContent } from '~/server/content/umbraco/create.server';
import { deliveredForm } from './delivered-form';
import { fakeDelivery, item, serveDelivery, type FakeItem } from './fake-delivery';
import { serveOnLoopback } from './loopback';
import { quietLogger } from './stores';

export type Raw = Readonly<Record<string, unknown>>;
/** Where forms come from, as editors work on it. `look` comes back once the site knows. */
export interface FormEditing {
  publish(key: string, raw: Raw | null): void;
  draft(key: string, raw: Raw): void;
  /** Changes something else than forms. */
  touch(): void;
  start(): Promise<Content>;
  look(content: Content): Promise<void>;
  /** What editors read of where a form is. */
  placeOf(key: string, raw: Raw): string;
}

/** Both places that forms come from, below one folder; what has to be stopped goes to `undo`. */
export function formSources(dir: string, undo: (() => Promise<void>)[]) {
  const embedded = (watchMs = 10) =>
    createEmbeddedContent({ dir: path.join(dir, 'content'), logger: quietLogger, watchMs });

  function files(): FormEditing {
    const at = (...parts: string[]) => path.join(dir, 'content/forms', ...parts);
    let before = '';
    return {
      publish: (key, raw) =>
        raw === null
          ? rmSync(at(`${key}.json`))
          : writeFileSync(at(`${key}.json`), JSON.stringify(raw)),
      draft: (key, raw) => writeFileSync(at('drafts', `${key}.json`), JSON.stringify(raw)),
      touch: () => {
        const dictionary = path.join(dir, 'content/dictionary.json');
        writeFileSync(
          dictionary,
          JSON.stringify({
            ...(JSON.parse(readFileSync(dictionary, 'utf8')) as Raw),
            touched: 'x',
          }),
        );
      },
      start: () =>
        Promise.resolve(embedded()).then((content) => ((before = content.revision()), content)),
      look: async (content) => {
        await vi.waitFor(() => expect(content.revision()).not.toBe(before), { timeout: 5000 });
        before = content.revision();
      },
      placeOf: (key) => `${key}.json`,
    };
  }

  function contentSystem(): FormEditing {
    const published = new Map<string, FakeItem>([['home', item('home', '/', { title: 'Home' })]]);
    const drafts = new Map<string, FakeItem>();
    let edits = 0;
    const edited = (raw: Raw, key: string) =>
      deliveredForm(raw, key, new Date(Date.UTC(2026, 2, 10, 12, 0, ++edits)).toISOString());
    return {
      publish: (key, raw) =>
        void (raw === null ? published.delete(key) : published.set(key, edited(raw, key))),
      draft: (key, raw) => void drafts.set(key, edited(raw, key)),
      touch: () => void published.set('home', item('home', '/', { title: 'Another home' })),
      async start() {
        const { handler } = serveDelivery(
          () => [...published.values()],
          () => [...drafts.values()],
        );
        const server = await serveOnLoopback(handler);
        undo.push(server.close);
        return createUmbracoContent({
          baseUrl: server.url,
          key: fakeDelivery.key,
          dataDir: path.join(dir, 'data'),
          fallback: embedded(0),
          logger: quietLogger,
          refreshMs: 0,
          retries: 0,
        });
      },
      look: async (content) => void (await (content as UmbracoContent).refresh()),
      placeOf: (_key, raw) => `form ${String(raw['name'])}`,
    };
  }

  return { embedded, files, contentSystem };
}
