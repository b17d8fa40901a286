import type { z } from 'zod';

const modules = import.meta.glob<Readonly<Record<`${string}Schema`, z.ZodTypeAny>>>(
  './*/*/schema.ts',
  { eager: true },
);

/** `rich-text` is `RichText`. */
export const typeOfFolder = (folder: string): string =>
  folder.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** By content type. Runs on the server only. */
export const blockSchemas: Readonly<Record<string, z.ZodTypeAny>> = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => {
    const type = typeOfFolder(file.split('/').at(-2) ?? '');
    const schema = module[`${type}Schema`];
    if (!schema) throw new Error(`${file} exports no ${type}Schema`);
    return [type, schema];
  }),
);
