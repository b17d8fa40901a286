import { z } from 'zod';
import { bareSchema } from '~/cms/describe-schema';
import { wireDefinition, wireField } from '~/forms/engine/wire-definition';
import { fieldTypes } from '~/forms/fields/registry';
import { WORDS } from './form-words';

/**
 * How editors enter a property: `blocks` holds blocks of the type `of`, `one` at most one; `link`
 * and `links` are pickers.
 */
export type Entry =
  | { readonly kind: 'text' | 'long text' | 'texts' | 'link' | 'links' }
  | { readonly kind: 'toggle'; readonly isOn: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'blocks'; readonly of: string; readonly one: boolean };

export interface FormProperty {
  readonly alias: string;
  readonly required: boolean;
  readonly entry: Entry;
  /** Shown to editors below the name of the property. */
  readonly description: string;
}

/** A document type, or an element type, which blocks consist of. */
export interface FormType {
  readonly alias: string;
  readonly isElement: boolean;
  readonly properties: readonly FormProperty[];
}

/** The element type behind each group of the engine's schema. */
const ELEMENTS: Readonly<Record<string, string>> = {
  pages: 'formPage',
  stormPages: 'formPage',
  healthPages: 'formPage',
  fieldsets: 'formFieldset',
  fields: 'formField',
  condition: 'formCondition',
  priorityNote: 'formCondition',
  rules: 'formRule',
  preValues: 'formOption',
  settings: 'formFieldSettings',
  header: 'formHeader',
  landing: 'formLanding',
  dangerousSituation: 'formDangerousSituation',
  thankYou: 'formThankYou',
  notAvailableData: 'formNote',
  modals: 'formModal',
  smartMeterData: 'formSmartMeter',
};
const LONG = /^(?:bodyText|message|referenceMessage|helpText|acceptCopy|pattern|defaultValue)$/;

type Shape = Readonly<Record<string, z.ZodTypeAny>>;
const shapeOf = (schema: z.ZodTypeAny): Shape => {
  const bare = bareSchema(schema);
  return bare instanceof z.ZodObject ? (bare.shape as Shape) : {};
};
const isLink = (schema: z.ZodTypeAny): boolean =>
  Object.keys(shapeOf(schema)).sort().join() === 'name,url';

function entryOf(alias: string, schema: z.ZodTypeAny): Entry {
  const bare = bareSchema(schema);
  const item = bare instanceof z.ZodArray ? bareSchema(bare.element as z.ZodTypeAny) : null;
  const of = ELEMENTS[alias];
  if (of) return { kind: 'blocks', of, one: item === null && alias !== 'fields' };
  if (isLink(item ?? bare)) return { kind: item ? 'links' : 'link' };
  if (item || alias === 'mandatorySection') return { kind: 'texts' };
  if (bare instanceof z.ZodBoolean)
    return { kind: 'toggle', isOn: schema.safeParse(undefined).data === true };
  if (bare instanceof z.ZodEnum) return { kind: 'choice', options: bare.options as string[] };
  return { kind: LONG.test(alias) ? 'long text' : 'text' };
}

const isRequired = (schema: z.ZodTypeAny): boolean => !schema.safeParse(undefined).success;
const FIELDS = z.array(z.unknown());

/** Properties whose format in the content system differs from the schema (form-definition.ts). */
const CHANGED: Readonly<Record<string, (shape: Shape) => Shape>> = {
  form: ({ _id, name: _name, ...shape }) => ({
    formId: _id as z.ZodTypeAny,
    ...shape,
    everySectionMandatory: z.boolean().default(false),
  }),
  // Pages for a storm or for health may be given by slug, and questions by alias.
  formPage: ({ fieldsets, ...shape }) => ({
    ...shape,
    fieldsets: (fieldsets as z.ZodTypeAny).optional(),
  }),
  formFieldset: ({ columns: _columns, ...shape }) => ({ ...shape, fields: FIELDS }),
  formField: (shape) => ({
    ...shape,
    type: z.enum([...fieldTypes.keys()] as [string, ...string[]]).optional(),
    column: z.enum(['1', '2']).optional(),
  }),
  formFieldSettings: (shape) => ({
    ...shape,
    ...Object.assign({}, ...[...fieldTypes.values()].map(({ settings }) => shapeOf(settings))),
    fields: FIELDS.optional(),
  }),
  formRule: ({ value: _value, ...shape }) => ({ ...shape, value: z.string().optional() }),
};

const OPTION = z.object({ value: z.string(), caption: z.string().optional() });

/** Returns every type that a form consists of in the content system, from the engine's schemas. */
export function formTypes(): FormType[] {
  const types = new Map<string, FormType>();
  const missing: string[] = [];
  const add = (alias: string, shape: Shape): void => {
    if (types.has(alias)) return;
    const own = Object.entries(CHANGED[alias]?.(shape) ?? shape);
    const properties = own.map(([name, schema]): FormProperty => {
      const description = WORDS[`${alias}.${name}`] ?? WORDS[name];
      if (!description) missing.push(`${alias}.${name}`);
      return {
        alias: name,
        required: isRequired(schema),
        entry: entryOf(name, schema),
        description: description ?? '',
      };
    });
    types.set(alias, { alias, isElement: alias !== 'form', properties });
    for (const [name, schema] of own) {
      const of = ELEMENTS[name];
      const bare = bareSchema(schema);
      const inner = bare instanceof z.ZodArray ? (bare.element as z.ZodTypeAny) : bare;
      if (of)
        add(of, shapeOf(name === 'fields' ? wireField : name === 'preValues' ? OPTION : inner));
    }
  };
  add('form', shapeOf(wireDefinition));
  if (missing.length > 0) throw new Error(`form-words.ts says nothing of ${missing.join(', ')}`);
  return [...types.values()];
}
