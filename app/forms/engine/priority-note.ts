import { type Condition, conditionShows } from './condition';
import { fieldsOf } from './definition';
import { type Field } from './field-type';
import { type Journey } from './journey';
import { type Submission } from './payload';

const holds = (condition: Condition | null, { visibleForm }: Journey): boolean =>
  condition !== null &&
  conditionShows(condition, (alias) => visibleForm.compared.get(alias) ?? null);

/** Returns whether the answers of this form mention a health need or danger. */
export const isUrgent = (journey: Journey): boolean =>
  holds(journey.definition.priorityNote, journey);

/**
 * Returns whether the answers are about another time than now, so that no current power cut
 * explains them.
 */
export const isOfAnotherTime = (journey: Journey): boolean =>
  holds(journey.definition.anotherTime, journey);

const holdsFiles = (field: Field): boolean =>
  field.type === 'upload' || field.fields.some(holdsFiles);

/**
 * Returns the submission as a note about a known power cut: the answers, the address and contact
 * details. Files stay with the draft, because the report may still be sent. Decision F-597; wire
 * contract: FormSubmission, kind.
 */
export function priorityNoteOf(
  submission: Submission,
  { definition }: Journey,
  incidentReference: string,
): Submission {
  const files = new Set(
    fieldsOf(definition)
      .filter(holdsFiles)
      .map(({ alias }) => alias),
  );
  const formData = submission.formData
    .map((section) => ({
      ...section,
      sectionFields: section.sectionFields.filter(({ name }) => !files.has(name)),
    }))
    .filter((section) => section.sectionFields.length > 0);
  return { ...submission, formData, kind: 'priority-note', incidentReference };
}
