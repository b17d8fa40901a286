import { blockSchemas } from './schemas';

type Examples = Readonly<Record<string, { readonly __typename: string }>>;

const found = import.meta.glob<Examples>('./*/*/schema.ts', { eager: true, import: 'examples' });

/** The examples of every block, by its content type name. A folder's examples all carry the name of its type. */
const examplesByType: Readonly<Record<string, Examples>> = Object.fromEntries(
  Object.values(found).flatMap((examples) => {
    const first = Object.values(examples)[0];
    return first ? [[first.__typename, examples]] : [];
  }),
);

/** All content types that the site knows, in alphabetical order. */
export const catalogueTypes = (): string[] => Object.keys(blockSchemas).sort();

/** The named cases of one block, as the content system would send them. */
export const examplesOf = (type: string): [name: string, wire: unknown][] => Object.entries(examplesByType[type] ?? {});
