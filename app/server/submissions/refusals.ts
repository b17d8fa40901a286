import type { Texts } from '~/words/texts';
import type { form as formTexts } from '#words/en.json';
import { asks, type Definition, type Field } from '~/forms/engine/definition';
import type { Submission } from '~/forms/engine/payload';
import type { SentValue } from '~/forms/engine/sent';
import { travels } from '~/forms/engine/travels';
import { passes } from '~/server/ports/bot-check/bot-check';

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

const isScore = (value: unknown): boolean => typeof value === 'number' && passes(value);

const scoreFields = (definition: Definition): readonly Field[] =>
  definition.pages
    .flatMap((page) => page.fieldsets.flatMap((fieldset) => fieldset.columns.flat()))
    .filter(({ type }) => type === 'recaptcha');

/**
 * The same submission with the score that our own server received, null where it received none: a score that the caller posts
 * proves nothing. Wire contract, recaptcha; decision F-614.
 */
export function withOwnScore(definition: Definition, sent: Submission, score: number | null): Submission {
  const aliases = new Set(scoreFields(definition).map(({ alias }) => alias));
  if (aliases.size === 0) return sent;
  const formData = sent.formData.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) => (aliases.has(field.name) ? { ...field, value: score } : field)),
  }));
  return { ...sent, formData };
}

/**
 * Why a submission from outside does not answer its form: it is of another kind, a required answer is missing, or a bot
 * check failed. Our own pages check every answer before they send (validation); this holds for callers of the API. A report of
 * a power cut needs no score: rate limits take its place (decision F-613).
 */
export function refusalsOf(
  definition: Definition,
  sent: Submission,
  score: number | null,
  say: Texts<typeof formTexts>,
): readonly Refusal[] {
  // A note says what its sender knows, about a power cut that it must name; whoever is still off says where.
  const isNote = sent.kind !== undefined;
  const unnamed = isNote && !sent.incidentReference ? [{ field: 'incidentReference', message: say('required') }] : [];
  const unplaced = sent.kind === 'still-off' && !sent.Address ? [{ field: 'Address', message: say('required') }] : [];
  const values = new Map(
    sent.formData.flatMap(({ sectionFields }) => sectionFields.map(({ name, value }) => [name, value] as const)),
  );
  const missing = (isNote ? [] : alwaysAsked(definition))
    .filter(({ alias }) => isBlank(values.get(alias)))
    .map(({ alias, requiredMessage }) => ({ field: alias, message: requiredMessage || say('required') }));
  const needsScore = definition.pageType !== 'reportAPowerCut';
  const bots = scoreFields(definition)
    .filter(
      ({ alias, required }) =>
        (needsScore && required && !passes(score)) || (!isBlank(values.get(alias)) && !isScore(values.get(alias))),
    )
    .map(({ alias }) => ({ field: alias, message: say('scoreTooLow') }));
  return [...unnamed, ...unplaced, ...missing, ...bots];
}
