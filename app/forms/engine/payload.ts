import type { Field, Context } from './field-type';
import { contextFor, type BaseContext, type Journey } from './journey';
import { type Members, type SubmissionField, type SubmissionValue } from './submission-field';
import { isSubmitted } from './is-submitted';

export interface SentField {
  readonly name: string;
  readonly value: SubmissionValue;
}

/** API contract: FormSubmission. */
export interface Submission extends Members {
  readonly id: string;
  readonly pageType: string;
  readonly guIReference: string;
  readonly includeReference: boolean;
  readonly formType: string;
  readonly formData: readonly {
    readonly sectionName: string;
    readonly sectionFields: readonly SentField[];
  }[];
  readonly FormSubmissionDateTime?: string;
  readonly incidentReference?: string | null;
  /**
   * Not a report: health or danger answers for a known power cut (F-597), or that the sender is
   * still off after it (docs/decisions/still-off.md).
   */
  readonly kind?: 'priority-note' | 'still-off';
  /** For the reply; English if missing. */
  readonly language?: string;
  readonly [queryItem: string]: unknown;
}

export interface SubmissionFacts {
  readonly reference: string;
  readonly incidentReference?: string | null;
  readonly query?: Readonly<Record<string, string>>;
  readonly language?: string | undefined;
}

const sentOf = (field: Field, context: Context): SubmissionField =>
  field.kind.send(context.answers[field.alias] ?? null, field, context);

/**
 * The first question wins for each member, except that the definition's address question wins over
 * the first one.
 */
function membersOf(fields: readonly Field[], address: string, context: Context): Members {
  const named = fields.filter((field) => field.alias === address);
  return [...named, ...fields].reduce<Members>(
    (members, field) => ({ ...sentOf(field, context).members, ...members }),
    {},
  );
}

/**
 * Only visible answers are sent. Sections are fieldsets, named by their caption or that of their
 * page (F-519 to F-522).
 */
export function payloadOf(journey: Journey, facts: SubmissionFacts, base: BaseContext): Submission {
  const { definition, visibleForm } = journey;
  const context = contextFor(base, definition, visibleForm);
  const sections = visibleForm.pages.flatMap((page) =>
    page.fieldsets.map((fieldset) => ({
      sectionName: (fieldset.section || fieldset.caption || page.caption || definition.name).slice(
        0,
        200,
      ),
      sectionFields: fieldset.fields
        .filter(isSubmitted)
        .map((field) => ({ name: field.alias, value: sentOf(field, context).value })),
    })),
  );
  const { SmartMeter, ...members } = membersOf(
    visibleForm.fields.filter(isSubmitted),
    definition.address,
    context,
  );
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
    ...(definition.pageType === 'psr'
      ? { FormSubmissionDateTime: new Date(base.now).toISOString() }
      : {}),
    ...(definition.pageType === 'futurePlannedPowerCut'
      ? { incidentReference: facts.incidentReference ?? null }
      : {}),
    ...(facts.language && { language: facts.language }),
  };
}
