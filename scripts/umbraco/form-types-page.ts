import type { Entry, FormType } from './form-types';

const spoken = (entry: Entry): string => {
  if (entry.kind === 'toggle') return entry.isOn ? 'yes or no, yes at first' : 'yes or no';
  if (entry.kind === 'choice') return `one of: ${entry.options.join(', ')}`;
  if (entry.kind === 'blocks')
    return `${entry.one ? 'at most one block' : 'blocks'} of \`${entry.of}\``;
  return entry.kind === 'texts' ? 'repeatable texts' : entry.kind;
};

const tableOf = ({ alias, isElement, properties }: FormType): string =>
  [
    `## \`${alias}\`${isElement ? '' : ' (document type)'}`,
    '',
    '| Property | Entered as | Needed | What it says |',
    '|---|---|---|---|',
    ...properties.map(
      ({ alias: name, required, entry, description }) =>
        `| \`${name}\` | ${spoken(entry)} | ${required ? 'yes' : ''} | ${description} |`,
    ),
  ].join('\n');

/** docs/form-types.md: every field of every type that a form is made of. */
export const formTypesPage = (
  types: readonly FormType[],
): string => `# Forms in the content system, field by field

Written by \`npx vitest run --project unit tests/unit/umbraco-package.test.ts -u\` from the schemas that read the forms
(\`app/forms/engine/wire-definition.ts\`), like the uSync package in \`deploy/umbraco\`. How it works together: docs/content-system.md.

A form is one item of the type \`form\`, so that it is published as a whole; its name is the name of the item. Everything in it is
blocks. What is left empty takes the default of the site.

${types.map(tableOf).join('\n\n')}
`;
