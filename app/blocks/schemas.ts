import type { z } from 'zod';

const modules = import.meta.glob<Readonly<Record<`${string}Schema`, z.ZodTypeAny>>>(
  './*/*/schema.ts',
  { eager: true },
);

/** The content type of a block's folder: `rich-text` is `RichText`. */
export const typeOfFolder = (folder: string): string =>
  folder.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** For each content type of the content system, what it may send. Runs on the server only. Specification: lookup, section 1. */
export const blockSchemas: Readonly<Record<string, z.ZodTypeAny>> = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => {
    const type = typeOfFolder(file.split('/').at(-2) ?? '');
    const schema = module[`${type}Schema`];
    if (!schema) throw new Error(`${file} exports no ${type}Schema`);
    return [type, schema];
  }),
);
