import { type Definition } from '../engine/definition';
import { type BaseContext } from '../engine/journey';
import { readFormValues } from '../engine/form-values';
import { readDefinition } from '../engine/read-definition';
import { fill } from '~/words/texts';
import { form as formTexts } from '#words/en.json';
import { fieldTypes } from './registry';

/** For tests and catalogues: a definition in the content system's format, and the routes' input. */
export const wireForm = (
  pages: readonly unknown[],
  more: Readonly<Record<string, unknown>> = {},
) => ({
  _id: 'example',
  name: 'Example',
  type: 'email form',
  pageType: 'email',
  postSubmitPageUrl: '/thank-you',
  pages,
  ...more,
});

export const wirePage = (caption: string, ...fields: readonly unknown[]) => ({
  caption,
  fieldsets: [{ caption: `${caption} questions`, columns: [{ fields }] }],
});

export function formOf(wire: unknown): Definition {
  const read = readDefinition(wire, fieldTypes);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.definition;
}

/** Tuesday 10 March 2026, 13:04 in London. */
export const EXAMPLE_NOW = Date.UTC(2026, 2, 10, 13, 4);

export const exampleGiven: BaseContext = {
  now: EXAMPLE_NOW,
  say: (key, values) => fill(formTexts[key], values ?? {}),
  files: new Map(),
  scoreRequired: false,
};

export const formValues = (values: Readonly<Record<string, string | readonly string[]>>) =>
  readFormValues(
    Object.entries(values).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((one): [string, string] => [name, one]),
    ),
  );
