import { type FieldType, type FieldTypes } from '../engine/field-type';

const modules = import.meta.glob<Readonly<Record<string, FieldType>>>('./*/parse.ts', { eager: true });

/** The export of a question type's folder: `address-card/parse.ts` exports `addressCard`. */
const exportOf = (folder: string): string => folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The pure half of every question type, by the name that a definition uses. Runs on the server only. */
export const fieldTypes: FieldTypes = new Map(
  Object.entries(modules)
    .map(([file, module]) => {
      const type = module[exportOf(file.split('/').at(-2) ?? '')];
      if (!type) throw new Error(`${file} exports no question type of its folder's name`);
      return [type.name, type] as const;
    })
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
