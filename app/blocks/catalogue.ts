import { blockSchemas, typeOfFolder } from './schemas';

type Examples = Readonly<Record<string, unknown>>;

const found = import.meta.glob<Examples>('./*/*/examples.json', {
  eager: true,
  import: 'default',
});

const examplesByType: Readonly<Record<string, Examples>> = Object.fromEntries(
  Object.entries(found).map(([file, examples]) => [
    typeOfFolder(file.split('/').at(-2) ?? ''),
    examples,
  ]),
);

export const catalogueTypes = (): string[] => Object.keys(blockSchemas).sort();

/** In the content system's format. */
export const examplesOf = (type: string): [name: string, wire: unknown][] =>
  Object.entries(examplesByType[type] ?? {});
