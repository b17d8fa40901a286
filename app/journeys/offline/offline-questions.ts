import { asks, type Definition, type Field, fieldsOf } from '~/forms/engine/definition';
import { type Answers } from '~/forms/engine/json';
import { visible } from '~/forms/engine/visible';

/** One question of a report as the offline page asks it. */
export interface OfflineQuestion {
  readonly name: string;
  readonly kind: 'address' | 'text' | 'radio' | 'checkbox';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly caption: string }[];
}

const KINDS: Readonly<Record<string, OfflineQuestion['kind']>> = {
  'address card': 'address',
  text: 'text',
  radio: 'radio',
  'checkbox list': 'checkbox',
};

const questionOf = (field: Field): OfflineQuestion[] => {
  const kind = KINDS[field.type];
  if (!kind || !asks(field) || !field.required) return [];
  return [{ name: field.alias, kind, label: field.caption, options: field.options }];
};

/** The first answer to each question that whole groups of others wait for: power is off in all of the property. */
const usualAnswers = (definition: Definition): Answers =>
  Object.fromEntries(
    definition.pages
      .flatMap(({ fieldsets }) => fieldsets.flatMap(({ condition }) => condition?.rules ?? []))
      .flatMap(({ field }) => fieldsOf(definition).filter(({ alias }) => alias === field))
      .flatMap(({ alias, options: [first] }) => (first ? [[alias, first.value] as const] : [])),
  );

/**
 * What has to be answered in the usual case, of questions that need no server: on one page, since the next page of the form cannot be
 * asked for. What the answers bring up is asked when the report is sent; what they take away is left out then.
 */
export const offlineQuestions = (definition: Definition): OfflineQuestion[] =>
  visible(definition, usualAnswers(definition)).fields.flatMap(questionOf);
