import { type Field } from './definition';
import { type Context } from './field-type';
import { contextFor, type Given, type Journey } from './journey';
import { type Members, type SubmissionField, type SubmissionValue } from './submission-field';
import { isSubmitted } from './is-submitted';

export interface SentField {
  readonly name: string;
  readonly value: SubmissionValue;
}

/** What is submitted. Specification: form engine, section 3 (Form submission payload). API contract: FormSubmission. */
export interface Submission extends Members {
  readonly id: string;
  readonly pageType: string;
  readonly guIReference: string;
  readonly includeReference: boolean;
  readonly formType: string;
  readonly formData: readonly { readonly sectionName: string; readonly sectionFields: readonly SentField[] }[];
  readonly FormSubmissionDateTime?: string;
  readonly incidentReference?: string | null;
  /**
   * Not a report: what its sender says of a known power cut, about health or danger (decision F-597), or that they are still off
   * after it (docs/decisions/still-off.md).
   */
  readonly kind?: 'priority-note' | 'still-off';
  /** The code of the language that they used, and should be answered in; English where there is none. */
  readonly language?: string;
  /** Extra query items, under their own names. */
  readonly [queryItem: string]: unknown;
}

export interface SubmissionFacts {
  readonly reference: string;
  /** For the future planned power cut form: the incident that was searched. */
  readonly incidentReference?: string | null;
  readonly query?: Readonly<Record<string, string>>;
  readonly language?: string | undefined;
}

const sentOf = (field: Field, context: Context): SubmissionField =>
  field.kind.send(context.answers[field.alias] ?? null, field, context);

/** For each member the first question wins, except that the address question named by the definition beats the first one. */
function membersOf(fields: readonly Field[], address: string, context: Context): Members {
  const named = fields.filter((field) => field.alias === address);
  return [...named, ...fields].reduce<Members>(
    (members, field) => ({ ...sentOf(field, context).members, ...members }),
    {},
  );
}

/**
 * Only what is shown is sent: an answer that a condition hides never leaves. Sections are fieldsets, named by their
 * caption or that of their page. Decisions F-519 to F-522.
 */
export function payloadOf(journey: Journey, facts: SubmissionFacts, given: Given): Submission {
  const { definition, shown } = journey;
  const context = contextFor(given, definition, shown);
  const sections = shown.pages.flatMap((page) =>
    page.fieldsets.map((fieldset) => ({
      sectionName: (fieldset.section || fieldset.caption || page.caption || definition.name).slice(0, 200),
      sectionFields: fieldset.fields
        .filter(isSubmitted)
        .map((field) => ({ name: field.alias, value: sentOf(field, context).value })),
    })),
  );
  const { SmartMeter, ...members } = membersOf(shown.fields.filter(isSubmitted), definition.address, context);
  return {
    ...facts.query,
    id: definition.id,
    pageType: definition.pageType,
    guIReference: facts.reference,
    includeReference: definition.includeReference,
    formType: definition.type,
    formData: sections.filter((section) => section.sectionFields.length > 0),
    ...members,
    ...(SmartMeter && definition.pageType === 'reportAPowerCut' ? { SmartMeter } : {}),
    ...(definition.pageType === 'psr' ? { FormSubmissionDateTime: new Date(given.now).toISOString() } : {}),
    ...(definition.pageType === 'futurePlannedPowerCut' ? { incidentReference: facts.incidentReference ?? null } : {}),
    ...(facts.language && { language: facts.language }),
  };
}
