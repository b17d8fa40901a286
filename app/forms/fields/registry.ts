import { type FieldType, type FieldTypes } from '../engine/field-type';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/type.ts', {
  eager: true,
});

const isFieldType = (value: unknown): value is FieldType =>
  typeof value === 'object' && value !== null && 'asks' in value && 'send' in value;

/** Runs on the server only. */
export const fieldTypes: FieldTypes = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isFieldType))
    .map((type) => [type.name, type] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
