import { asks, type Definition } from './definition';
import type { Field, Context } from './field-type';
import { type Answers, type Json } from './json';
import { fillLabel } from './label';
import { type Problem } from './message';
import { type VisiblePage, type VisibleFieldset } from './visible';

/** `name` is the input's name, for the error summary's link. */
export interface FormProblem extends Problem {
  readonly alias: string;
  readonly name: string;
}

export const isFilled = (field: Field, answer: Json | undefined): boolean =>
  answer !== undefined && answer !== null && field.kind.isFilled(answer);

export const requiredMessage = (field: Field, context: Context): string =>
  fillLabel(field.requiredMessage, context) || context.say('required');

/** Notes and hidden fields have no errors. */
export const checkField = (
  field: Field,
  answer: Json | undefined,
  context: Context,
): readonly Problem[] =>
  // A question's own message may name another answer, whichever part it belongs to.
  problemsOf(field, answer, context).map((one) => ({
    ...one,
    message: fillLabel(one.message, context),
  }));

function problemsOf(field: Field, answer: Json | undefined, context: Context): readonly Problem[] {
  if (field.special !== null) return [];
  if (isFilled(field, answer)) return field.kind.check(answer ?? null, field, context);
  const { missing } = field.kind;
  if (!field.required) return [];
  return missing
    ? missing(field, context, answer ?? null)
    : [{ part: '', message: requiredMessage(field, context) }];
}

const placed =
  (alias: string) =>
  (problem: Problem): FormProblem => ({
    ...problem,
    alias,
    name: problem.part ? `${alias}.${problem.part}` : alias,
  });

/**
 * Defaults and hidden fields don't count. Any of its questions will do, so the error belongs to the
 * section (F-505).
 */
function checkSection(
  fieldset: VisibleFieldset,
  mandatory: Definition['mandatorySection'],
  answers: Answers,
  context: Context,
): FormProblem[] {
  if (mandatory !== 'every' && !mandatory.includes(fieldset.caption)) return [];
  const questions = fieldset.fields.filter(asks);
  if (questions.length === 0 || questions.some((field) => isFilled(field, answers[field.alias])))
    return [];
  return [
    { alias: fieldset.id, name: fieldset.id, part: '', message: context.say('sectionEmpty') },
  ];
}

/**
 * In reading order: visible fields, then empty sections, unless one of their fields already has an
 * error.
 */
export function checkPage(
  definition: Definition,
  page: VisiblePage,
  answers: Answers,
  context: Context,
): readonly FormProblem[] {
  return page.fieldsets.flatMap((fieldset) => {
    const fieldProblems = fieldset.fields.flatMap((field) =>
      checkField(field, answers[field.alias], context).map(placed(field.alias)),
    );
    return fieldProblems.length > 0
      ? fieldProblems
      : checkSection(fieldset, definition.mandatorySection, answers, context);
  });
}
