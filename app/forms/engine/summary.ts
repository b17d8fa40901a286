import { asks } from './definition';
import type { Field, Context } from './field-type';
import { MASKED } from './masked';
import { contextFor, type BaseContext, type Journey } from './journey';
import { fillLabel, labelOf } from './label';
import { isFilled } from './validation';

export interface SummaryRow {
  readonly alias: string;
  readonly label: string;
  /** One line each; "Not answered" if there is none. */
  readonly lines: readonly string[];
  readonly answered: boolean;
  /** Hidden until the visitor asks to see it. */
  readonly masked: boolean;
}

export interface SummarySection {
  readonly caption: string;
  readonly slug: string;
  readonly rows: readonly SummaryRow[];
}

function rowOf(field: Field, context: Context): SummaryRow {
  const answer = context.answers[field.alias] ?? null;
  const answered = isFilled(field, answer);
  const lines =
    answer === null
      ? []
      : answer === MASKED
        ? [context.say('notKept')]
        : field.kind.show(answer, field, context);
  return {
    alias: field.alias,
    label: labelOf(field, context),
    lines: lines.length > 0 ? lines : [context.say('notAnswered')],
    answered,
    masked: answered && (field.settings as { masked?: boolean } | undefined)?.masked === true,
  };
}

export function summaryOf(journey: Journey, base: BaseContext): readonly SummarySection[] {
  const context = contextFor(base, journey.definition, journey.visibleForm);
  return journey.visibleForm.pages.flatMap((page) =>
    page.fieldsets.flatMap((fieldset) => {
      const rows = fieldset.fields.filter(asks).map((field) => rowOf(field, context));
      const caption = fillLabel(
        fieldset.caption || page.caption || journey.definition.name,
        context,
      );
      return rows.length > 0 ? [{ caption, slug: page.slug, rows }] : [];
    }),
  );
}
