import { asks, type Definition, type Field } from '~/forms/engine/definition';
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

/**
 * What everybody has to answer who has said nothing else yet, of questions that need no server: on one page, since the next page of the
 * form cannot be asked for. What the answers bring up is asked when the report is sent; what they take away is left out then.
 */
export const offlineQuestions = (definition: Definition): OfflineQuestion[] =>
  visible(definition, {}).fields.flatMap(questionOf);
