import { readFileSync } from 'node:fs';
import { type Definition } from '~/forms/engine/definition';
import { readDefinition } from '~/forms/engine/read-definition';
import { fieldTypes } from '~/forms/fields/registry';

/** A form of the site's own content, read as the site reads it. */
export function definitionOf(form: string): Definition {
  const raw: unknown = JSON.parse(readFileSync(`content/forms/${form}.json`, 'utf8'));
  const read = readDefinition(raw, fieldTypes);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.definition;
}
