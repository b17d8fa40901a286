import { asks, type Definition, fieldsOf } from '~/forms/engine/definition';
import { type Field, type FieldType } from '~/forms/engine/field-type';
import { type Answers } from '~/forms/engine/json';
import { visible } from '~/forms/engine/visible';

export interface OfflineQuestion {
  readonly name: string;
  readonly kind: NonNullable<FieldType['offline']>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly caption: string }[];
}

const questionOf = (field: Field): OfflineQuestion[] => {
  const kind = field.kind.offline;
  if (!kind || !asks(field) || !field.required) return [];
  return [{ name: field.alias, kind, label: field.caption, options: field.options }];
};

/**
 * The first option of each question that whole groups depend on: power is off in all of the
 * property.
 */
const usualAnswers = (definition: Definition): Answers =>
  Object.fromEntries(
    definition.pages
      .flatMap(({ fieldsets }) => fieldsets.flatMap(({ condition }) => condition?.rules ?? []))
      .flatMap(({ field }) => fieldsOf(definition).filter(({ alias }) => alias === field))
      .flatMap(({ alias, options: [first] }) => (first ? [[alias, first.value] as const] : [])),
  );

/**
 * Those of the usual case that need no server, on one page because the next page cannot be loaded.
 * Questions that the answers reveal are asked when the report is sent; those they hide are left out
 * then.
 */
export const offlineQuestions = (definition: Definition): OfflineQuestion[] =>
  visible(definition, usualAnswers(definition)).fields.flatMap(questionOf);
