import type { Texts } from '~/cms/texts';
import type { formTexts } from '~/cms/texts/forms';
import { asks, type Definition, type Field } from '~/forms/engine/definition';
import type { Submission } from '~/forms/engine/payload';
import type { SentValue } from '~/forms/engine/sent';
import { travels } from '~/forms/engine/travels';

export interface Refusal {
  readonly field: string;
  readonly message: string;
}

const isBlank = (value: SentValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The questions that every visitor is asked, whatever they answer. */
const alwaysAsked = (definition: Definition): readonly Field[] =>
  definition.pages
    .filter((page) => !page.condition)
    .flatMap((page) => page.fieldsets.filter((fieldset) => !fieldset.condition))
    .flatMap((fieldset) => fieldset.columns.flat())
    .filter((field) => !field.condition && field.required && asks(field) && travels(field));

const isScore = (value: unknown): boolean => typeof value === 'number' && value >= 0.5 && value <= 1;

/**
 * Why a submission from outside is no answer to its form: it is another kind of form, a required answer is missing, a bot
 * check failed. Our own pages check every answer before they send (validation); this holds for callers of the API.
 */
export function refusalsOf(definition: Definition, sent: Submission, say: Texts<typeof formTexts>): readonly Refusal[] {
  const values = new Map(
    sent.formData.flatMap(({ sectionFields }) => sectionFields.map(({ name, value }) => [name, value] as const)),
  );
  const missing = alwaysAsked(definition)
    .filter(({ alias }) => isBlank(values.get(alias)))
    .map(({ alias, requiredMessage }) => ({ field: alias, message: requiredMessage || say('required') }));
  const bots = definition.pages
    .flatMap((page) => page.fieldsets.flatMap((fieldset) => fieldset.columns.flat()))
    .filter(({ type, alias }) => type === 'recaptcha' && !isBlank(values.get(alias)) && !isScore(values.get(alias)))
    .map(({ alias }) => ({ field: alias, message: say('scoreTooLow') }));
  return [...missing, ...bots];
}
