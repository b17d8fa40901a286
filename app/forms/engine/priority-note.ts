import { type Condition, conditionShows } from './condition';
import { fieldsOf } from './definition';
import { type Field } from './field-type';
import { type Journey } from './journey';
import { type Submission } from './payload';

const holds = (condition: Condition | null, { visibleForm }: Journey): boolean =>
  condition !== null &&
  conditionShows(condition, (alias) => visibleForm.compared.get(alias) ?? null);

export const isUrgent = (journey: Journey): boolean =>
  holds(journey.definition.priorityNote, journey);

/** No current power cut explains such answers. */
export const isOfAnotherTime = (journey: Journey): boolean =>
  holds(journey.definition.anotherTime, journey);

const holdsFiles = (field: Field): boolean => field.kind.takesFile || field.fields.some(holdsFiles);

/**
 * The answers, the address and contact details. Files stay with the draft, because the report may
 * still be sent (F-597). Wire contract: FormSubmission, kind.
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
