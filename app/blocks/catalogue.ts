import { blockSchemas } from './schemas';

type Examples = Readonly<Record<string, { readonly __typename: string }>>;

const found = import.meta.glob<Examples>('./*/*/schema.ts', { eager: true, import: 'examples' });

/** The examples of every block, by content type. All examples in a folder have its type's name. */
const examplesByType: Readonly<Record<string, Examples>> = Object.fromEntries(
  Object.values(found).flatMap((examples) => {
    const first = Object.values(examples)[0];
    return first ? [[first.__typename, examples]] : [];
  }),
);

/** Returns all known content types, sorted alphabetically. */
export const catalogueTypes = (): string[] => Object.keys(blockSchemas).sort();

/** Returns one block's named examples, in the content system's format. */
export const examplesOf = (type: string): [name: string, wire: unknown][] =>
  Object.entries(examplesByType[type] ?? {});
