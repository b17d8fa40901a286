import type { Definition } from '~/forms/engine/definition';
import type { Fault } from '~/forms/engine/fault';
import { readDefinition } from '~/forms/engine/read-definition';
import { fieldTypes } from '~/forms/fields/registry';
import type { Logger } from '~/server/lib/logger.server';
import type { Content } from '../content';
import type { FormDraft, Forms, RefusedForm } from './forms';
import type { FormSource } from './source';
import path from 'node:path';
import { z } from 'zod';
import { jsonFile } from '~/server/lib/json-file.server';

/** In a file, so that a restart doesn't lose a form that an editor has broken. */
const LastGoodFile = z.record(z.unknown());
type LastGood = ReadonlyMap<string, unknown>;

interface Read {
  readonly text: string;
  readonly checked: Checked;
}

interface Loaded {
  readonly read: ReadonlyMap<string, Read>;
  readonly byId: ReadonlyMap<string, Definition>;
  readonly refused: readonly RefusedForm[];
  readonly good: LastGood;
}

interface Checked {
  readonly definition: Definition | null;
  readonly faults: readonly Fault[];
}

function check({ raw, unreadable }: Pick<FormSource, 'raw' | 'unreadable'>): Checked {
  if (unreadable !== undefined)
    return { definition: null, faults: [{ place: 'file', reason: unreadable }] };
  const read = readDefinition(raw, fieldTypes);
  return read.ok
    ? { definition: read.definition, faults: [] }
    : { definition: null, faults: read.faults };
}

const textOf = ({ place, raw, unreadable, isFallback }: FormSource): string =>
  JSON.stringify([place, raw, unreadable, isFallback]);

/** Validating is expensive; most changes of content, such as news in a storm, affect no form. */
function readAll(sources: readonly FormSource[], before: Loaded['read']): Loaded['read'] {
  return new Map(
    sources.map((source) => {
      const text = textOf(source);
      const cached = before.get(source.key);
      return [source.key, cached?.text === text ? cached : { text, checked: check(source) }];
    }),
  );
}

function load(sources: readonly FormSource[], read: Loaded['read'], before: LastGood): Loaded {
  const byId = new Map<string, Definition>();
  const good = new Map<string, unknown>();
  const refused: RefusedForm[] = [];
  for (const source of sources) {
    const { key, place, isFallback = false } = source;
    const { definition: fresh, faults } = read.get(key)?.checked ?? check(source);
    if (faults.length > 0) refused.push({ source: place, faults });
    const raw = fresh ? source.raw : before.get(key);
    const definition = fresh ?? (raw === undefined ? null : check({ raw }).definition);
    if (!definition) continue;
    if (!byId.has(definition.id)) {
      good.set(key, raw);
      byId.set(definition.id, definition);
    } else if (!isFallback)
      refused.push({
        source: place,
        faults: [{ place: '_id', reason: `"${definition.id}" is another form already` }],
      });
  }
  return { read, byId, refused, good };
}

/** A bad definition affects no other form; its last good version stays, even across a restart. */
export function createForms(options: {
  content: Pick<Content, 'revision' | 'forms' | 'draftForm'>;
  dataDir: string;
  logger: Logger;
}): Forms {
  const { content, logger } = options;
  const lastGood = jsonFile(path.join(options.dataDir, 'forms-last-good.json'), LastGoodFile);
  let revision: string | null = null;
  const good = new Map(Object.entries(lastGood.read() ?? {}));
  let loaded: Loaded = { read: new Map(), byId: new Map(), refused: [], good };

  function keep(forms: LastGood): void {
    try {
      lastGood.write(Object.fromEntries(forms));
    } catch (error) {
      logger.error({ why: (error as Error).message }, 'the last good forms could not be kept');
    }
  }

  function current(): Loaded {
    if (content.revision() === revision) return loaded;
    const isFirst = revision === null;
    revision = content.revision();
    const sources = content.forms();
    const read = readAll(sources, loaded.read);
    const isSame =
      read.size === loaded.read.size &&
      [...read].every(([key, one]) => loaded.read.get(key) === one);
    if (isSame && !isFirst) return loaded;
    loaded = load(sources, read, loaded.good);
    keep(loaded.good);
    for (const { source, faults } of loaded.refused)
      for (const { place, reason } of faults)
        logger.error({ source, place, reason }, 'a form was refused');
    return loaded;
  }

  // So that faults are logged at startup, not with the first visitor.
  current();
  return {
    byId: (id) => current().byId.get(id) ?? null,
    all: () => [...current().byId.values()],
    refused: () => current().refused,
    async draft(id): Promise<FormDraft | null> {
      const source = await content.draftForm(id);
      const draft = source && check(source);
      return draft?.definition && draft.definition.version === current().byId.get(id)?.version
        ? null
        : draft;
    },
  };
}
