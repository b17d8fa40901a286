import type { Submission } from '~/forms/engine/payload';
import { textsOf, type Texts } from '~/words/texts';
import { form as formTexts, submitForm as submitFormTexts } from '#words/en.json';
import { api, notAccepted, privateJson, readJsonBody } from '~/server/lib/api.server';
import type { Content } from '../content/content';
import type { Forms } from '~/server/content/forms/forms';
import { storedScore, spendScore } from '~/server/ports/bot-check/score-cookie.server';
import type { BotUses } from '~/server/ports/bot-check/uses.server';
import { idempotencyKeyOf } from '~/server/lib/idempotency-key.server';
import { callerOf } from '~/server/lib/rate-limit.server';
import { readVisit } from '~/server/visit/session.server';
import { passes } from '~/server/ports/bot-check/port';
import { parsePostcode } from '~/domain/postcode';
import type { AddressDirectory } from '../ports/addresses/port';
import { inDirectory, isBelieved, withChecks } from './still-off-checks.server';
import type { StillOff, Reporter } from './still-off.server';
import type { Submissions } from './submissions';
import { readWire, WireSubmission } from './wire';
import { asks, type Definition } from '~/forms/engine/definition';
import { type Field } from '~/forms/engine/field-type';
import type { SubmissionValue } from '~/forms/engine/submission-field';
import { isSubmitted } from '~/forms/engine/is-submitted';

interface Refusal {
  readonly field: string;
  readonly message: string;
}

const isBlank = (value: SubmissionValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const alwaysAsked = (definition: Definition): readonly Field[] =>
  definition.pages
    .filter((page) => !page.condition)
    .flatMap((page) => page.fieldsets.filter((fieldset) => !fieldset.condition))
    .flatMap((fieldset) => fieldset.columns.flat())
    .filter((field) => !field.condition && field.required && asks(field) && isSubmitted(field));

const isScore = (value: unknown): boolean => typeof value === 'number' && passes(value);

const scoreFields = (definition: Definition): readonly Field[] =>
  definition.pages
    .flatMap((page) => page.fieldsets.flatMap((fieldset) => fieldset.columns.flat()))
    .filter(({ kind }) => kind.byServer === 'score');

/** Our own server's, or null: a score posted by the caller proves nothing. Decision F-614. */
export function withOwnScore(
  definition: Definition,
  sent: Submission,
  score: number | null,
): Submission {
  const aliases = new Set(scoreFields(definition).map(({ alias }) => alias));
  if (aliases.size === 0) return sent;
  const formData = sent.formData.map((section) => ({
    ...section,
    sectionFields: section.sectionFields.map((field) =>
      aliases.has(field.name) ? { ...field, value: score } : field,
    ),
  }));
  return { ...sent, formData };
}

/**
 * For API callers: our own pages validate every answer before sending. A power cut report needs no
 * score: rate limits apply instead (decision F-613).
 */
function refusalsOf(
  definition: Definition,
  sent: Submission,
  score: number | null,
  say: Texts<typeof formTexts>,
): readonly Refusal[] {
  // A note must name its power cut; a still-off report must give an address.
  const isNote = sent.kind !== undefined;
  const unnamed =
    isNote && !sent.incidentReference
      ? [{ field: 'incidentReference', message: say('required') }]
      : [];
  const unplaced =
    sent.kind === 'still-off' && !sent.Address
      ? [{ field: 'Address', message: say('required') }]
      : [];
  const values = new Map(
    sent.formData.flatMap(({ sectionFields }) =>
      sectionFields.map(({ name, value }) => [name, value] as const),
    ),
  );
  const missing = (isNote ? [] : alwaysAsked(definition))
    .filter(({ alias }) => isBlank(values.get(alias)))
    .map(({ alias, requiredMessage }) => ({
      field: alias,
      message: requiredMessage || say('required'),
    }));
  const needsScore = definition.pageType !== 'reportAPowerCut';
  const bots = scoreFields(definition)
    .filter(
      ({ alias, required }) =>
        (needsScore && required && !passes(score)) ||
        (!isBlank(values.get(alias)) && !isScore(values.get(alias))),
    )
    .map(({ alias }) => ({ field: alias, message: say('scoreTooLow') }));
  return [...unnamed, ...unplaced, ...missing, ...bots];
}

const LARGEST = 900_000;

export interface SubmitGateways {
  readonly addresses: Pick<AddressDirectory, 'search'>;
  readonly submissions: Submissions;
  readonly stillOff: Pick<StillOff, 'submit'>;
  readonly forms: Pick<Forms, 'byId'>;
  readonly bots: { readonly uses: Pick<BotUses, 'take'> };
  readonly content: Pick<Content, 'dictionary'>;
}

/** Null unless their visit chose the address in the directory: anyone can type an address. */
async function reporterOf(
  request: Request,
  { Address }: Pick<Submission, 'Address'>,
): Promise<Reporter | null> {
  const { id, searchedAddress } = await readVisit(request);
  const isOwn = searchedAddress?.mpan != null && searchedAddress.mpan === Address?.Mpan;
  return isOwn ? { caller: callerOf(request), visit: id } : null;
}

export const answerSubmitForm = api(
  { limit: 'submit-form' },
  async (
    { request },
    { addresses, submissions, stillOff, forms, content, bots }: SubmitGateways,
  ) => {
    const say = textsOf(submitFormTexts, content.dictionary());
    const sent = readWire(await readJsonBody(request, WireSubmission, LARGEST));
    const idempotencyKey = idempotencyKeyOf(request) ?? sent.guIReference;

    const definition = forms.byId(sent.id);
    if (!definition)
      return notAccepted(say('unknownForm'), [{ field: 'id', message: say('unknownForm') }]);
    const wrong = (['pageType', 'formType'] as const).filter(
      (member) =>
        sent[member] !== { pageType: definition.pageType, formType: definition.type }[member],
    );
    if (wrong.length > 0)
      return notAccepted(
        say('otherForm'),
        wrong.map((field) => ({ field, message: say('otherForm') })),
      );
    if (definition.notAvailableData)
      return notAccepted(say('notAvailable'), [{ field: 'id', message: say('notAvailable') }]);
    const callerScore = await storedScore(request, Date.now());
    const sayForm = textsOf(formTexts, content.dictionary());
    const early = refusalsOf(definition, sent, callerScore?.score ?? null, sayForm);
    // Only an otherwise valid submission uses up the score.
    const spentScore =
      early.length > 0
        ? callerScore
        : await spendScore(callerScore, bots.uses, ['submit-form', idempotencyKey, sent]);
    const score = spentScore?.score ?? null;
    const refusals =
      spentScore === callerScore ? early : refusalsOf(definition, sent, score, sayForm);
    if (refusals.length > 0)
      return notAccepted(say('problems', { count: refusals.length }), refusals.slice(0, 200));

    const scored = withOwnScore(definition, sent, score);
    const options = { idempotencyKey, body: JSON.stringify(sent) };
    if (sent.kind !== 'still-off') {
      const { callReference } = await submissions.submit(scored, options);
      return privateJson({ callReference });
    }
    const isConfirmed = isBelieved(callerOf(request), sent.incidentReference ?? '', Date.now());
    const reporter = isConfirmed && passes(score) ? await reporterOf(request, sent) : null;
    const { AddressLine1 = '', Postcode } = sent.Address ?? {};
    const postcode = parsePostcode(Postcode)?.postcode ?? null;
    const { isKnown } = reporter
      ? { isKnown: true }
      : await inDirectory(addresses, AddressLine1, postcode);
    const checked = withChecks(scored, { isConfirmed, isAddressKnown: isKnown });
    const { callReference } = await stillOff.submit(checked, { ...options, reporter });
    return privateJson({ callReference });
  },
);
