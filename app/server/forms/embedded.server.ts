import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Definition } from '~/forms/engine/definition';
import { readDefinition } from '~/forms/engine/read-definition';
import { fieldTypes } from '~/forms/fields/registry';
import type { Content } from '../content/content';
import type { Logger } from '../logger.server';
import type { Forms, RefusedForm } from './forms';

interface Loaded {
  readonly byFile: ReadonlyMap<string, Definition>;
  readonly byId: ReadonlyMap<string, Definition>;
  readonly refused: readonly RefusedForm[];
}

const NOTHING: Loaded = { byFile: new Map(), byId: new Map(), refused: [] };

function readFile(file: string): Definition | RefusedForm['faults'] {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return [{ place: 'file', reason: (error as Error).message }];
  }
  const read = readDefinition(raw, fieldTypes);
  return read.ok ? read.definition : read.faults;
}

const isDefinition = (read: ReturnType<typeof readFile>): read is Definition => 'pages' in read;

/** One file at a time: a bad one is refused, and its last good version, if there was one, stays. */
function load(dir: string, before: Loaded): Loaded {
  const files = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.json')) : [];
  const byFile = new Map<string, Definition>();
  const byId = new Map<string, Definition>();
  const refused: RefusedForm[] = [];
  for (const file of files.sort()) {
    const read = readFile(path.join(dir, file));
    if (!isDefinition(read)) refused.push({ file, faults: read });
    const definition = isDefinition(read) ? read : before.byFile.get(file);
    if (!definition) continue;
    if (byId.has(definition.id)) {
      refused.push({ file, faults: [{ place: '_id', reason: `"${definition.id}" is another form already` }] });
      continue;
    }
    byFile.set(file, definition);
    byId.set(definition.id, definition);
  }
  return { byFile, byId, refused };
}

/**
 * Forms from content/forms/*.json, read again when the content changes. A bad definition is logged with place and reason
 * and hurts no other form. Form engine, section 3 (Form definition); style, "A form".
 */
export function createEmbeddedForms(options: {
  /** The content folder. */
  dir: string;
  content: Pick<Content, 'revision'>;
  logger: Logger;
}): Forms {
  const { dir, content, logger } = options;
  let loaded = NOTHING;
  let revision: string | null = null;

  function current(): Loaded {
    if (content.revision() === revision) return loaded;
    revision = content.revision();
    loaded = load(path.join(dir, 'forms'), loaded);
    for (const { file, faults } of loaded.refused)
      for (const { place, reason } of faults) logger.error({ file, place, reason }, 'a form was refused');
    return loaded;
  }

  // Faults are for the log of the start, not for that of the first visitor.
  current();
  return {
    byId: (id) => current().byId.get(id) ?? null,
    all: () => [...current().byId.values()],
    refused: () => current().refused,
  };
}
