import { z } from 'zod';
import { bareSchema } from '~/cms/describe-schema';
import { fitToSchema } from '~/cms/fit-to-schema';
import { isRecord } from '~/domain/is-record';
import { wireDefinition, wireField, wirePage } from '~/forms/engine/wire-definition';
import { fieldTypes } from '~/forms/fields/registry';

type Properties = Readonly<Record<string, unknown>>;
const listIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** Unfilled values, null or empty, are left out; an empty rule value means "no answer". */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!isRecord(value)) return value;
  const isRule = value['__typename'] === 'FormRule';
  const filled = Object.entries(value).filter(
    ([name, inner]) =>
      name !== '__typename' && inner !== null && inner !== '' && inner !== undefined,
  );
  return {
    ...(isRule ? { value: '' } : {}),
    ...Object.fromEntries(filled.map(([k, v]) => [k, withoutBlanks(v)])),
  };
}

/** Numbers are text boxes, because the content system sends 0 for an empty number. */
const numbersOf = (schema: z.ZodTypeAny, values: Properties): Properties => {
  const inner = bareSchema(schema);
  const shape = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodTypeAny>) : {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isNumber = shape[name] && bareSchema(shape[name]) instanceof z.ZodNumber;
      return [
        name,
        isNumber && typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
          ? Number(value)
          : value,
      ];
    }),
  );
};

function fieldOf(wire: unknown): unknown {
  const field = fitToSchema(wireField, wire);
  if (!isRecord(field) || !isRecord(field['settings'])) return field;
  const type = fieldTypes.get(String(field['type']).trim().toLowerCase());
  const fitted = fitToSchema(type?.settings ?? z.unknown(), field['settings']) as Properties;
  const { fields, ...settings } = numbersOf(type?.settings ?? z.unknown(), fitted);
  const items = listIn(fields).map(fieldOf);
  return { ...field, settings: { ...settings, ...(items.length > 0 ? { fields: items } : {}) } };
}

const MOST_COLUMNS = 2;

/** Questions name their own column, which saves editors one level of blocks. */
function fieldsetOf(wire: unknown, read = fieldOf): unknown {
  if (!isRecord(wire)) return wire;
  const { fields, ...fieldset } = wire;
  const columns: unknown[][] = [];
  for (const field of listIn(fields)) {
    const { column, ...rest } = isRecord(field) ? field : {};
    const at = Math.min(Math.max(Math.trunc(Number(column)) || 1, 1), MOST_COLUMNS) - 1;
    (columns[at] ??= []).push(isRecord(field) ? read(rest) : field);
  }
  return { ...fieldset, columns: Array.from(columns, (inColumn) => ({ fields: inColumn ?? [] })) };
}

const pageOf = (page: unknown, read = fieldOf): unknown =>
  isRecord(page)
    ? { ...page, fieldsets: listIn(page['fieldsets']).map((wire) => fieldsetOf(wire, read)) }
    : page;

function otherPageOf(page: unknown): unknown {
  if (isRecord(page) && listIn(page['fieldsets']).length === 0) return page['slug'];
  const named = (field: unknown) =>
    isRecord(field) && field['type'] === undefined ? field['alias'] : fieldOf(field);
  return fitToSchema(wirePage, pageOf(page, named));
}

/**
 * Returns the engine's input (`wireDefinition`). Leaves errors in place, so that the schema rejects
 * them with their location. docs/form-types.md
 */
export function definitionOf(properties: Properties, name: string): unknown {
  const {
    formId,
    everySectionMandatory,
    pages,
    stormPages,
    healthPages,
    mandatorySection,
    ...form
  } = withoutBlanks(properties) as Properties;
  return fitToSchema(wireDefinition, {
    ...form,
    _id: formId,
    name,
    mandatorySection: everySectionMandatory === true || mandatorySection,
    pages: listIn(pages).map((page) => pageOf(page)),
    stormPages: listIn(stormPages).map(otherPageOf),
    healthPages: listIn(healthPages).map(otherPageOf),
  });
}
