import type { Submission } from '~/forms/engine/payload';
import { textsOf } from '~/words/texts';
import { form as formTexts, submitForm as submitFormTexts } from '#words/en.json';
import { answerApi, notAccepted, privateJson, readJsonBody } from '~/server/lib/api.server';
import type { Content } from '../content/content';
import type { Forms } from '~/server/content/forms/forms';
import { keptScore, spendScore } from '~/server/ports/bot-check/score-cookie.server';
import type { BotUses } from '~/server/ports/bot-check/uses.server';
import { idempotencyKeyOf } from '~/server/lib/idempotency-key.server';
import { callerOf, enforceRateLimit } from '~/server/lib/rate-limit.server';
import { readVisit } from '~/server/visit/session.server';
import { passes } from '~/server/ports/bot-check/bot-check';
import { refusalsOf, withOwnScore } from './refusals';
import type { StillOff, Teller } from './still-off.server';
import type { Submissions } from './submissions';
import { readWire, WireSubmission } from './wire';

/** A street of homes behind one mobile address may report a power cut at once. */
const LIMIT = { perMinute: 60, burst: 30 };
const LARGEST = 900_000;

export interface SubmitGateways {
  readonly submissions: Submissions;
  readonly stillOff: Pick<StillOff, 'submit'>;
  readonly forms: Pick<Forms, 'byId'>;
  readonly bots: { readonly uses: Pick<BotUses, 'take'> };
  readonly content: Pick<Content, 'dictionary'>;
}

/** Whoever tells of the address that their visit chose in the directory; null for any other one, which anybody can write down. */
async function tellerOf(request: Request, { Address }: Pick<Submission, 'Address'>): Promise<Teller | null> {
  const { id, searchedAddress } = await readVisit(request);
  const isOwn = searchedAddress?.mpan != null && searchedAddress.mpan === Address?.Mpan;
  return isOwn ? { caller: callerOf(request), visit: id } : null;
}

/** POST /api/submit-form. Form engine, sections 3, 4 and 7. */
export const answerSubmitForm = (
  request: Request,
  { submissions, stillOff, forms, content, bots }: SubmitGateways,
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'submit-form', LIMIT);
    const say = textsOf(submitFormTexts, content.dictionary());
    const sent = readWire(await readJsonBody(request, WireSubmission, LARGEST));
    const idempotencyKey = idempotencyKeyOf(request) ?? sent.guIReference;

    const definition = forms.byId(sent.id);
    if (!definition) return notAccepted(say('unknownForm'), [{ field: 'id', message: say('unknownForm') }]);
    const wrong = (['pageType', 'formType'] as const).filter(
      (member) => sent[member] !== { pageType: definition.pageType, formType: definition.type }[member],
    );
    if (wrong.length > 0)
      return notAccepted(
        say('otherForm'),
        wrong.map((field) => ({ field, message: say('otherForm') })),
      );
    if (definition.notAvailableData)
      return notAccepted(say('notAvailable'), [{ field: 'id', message: say('notAvailable') }]);
    const kept = await keptScore(request, Date.now());
    const sayForm = textsOf(formTexts, content.dictionary());
    const early = refusalsOf(definition, sent, kept?.score ?? null, sayForm);
    // Only what is right otherwise uses the score up.
    const own = early.length > 0 ? kept : await spendScore(kept, bots.uses, ['submit-form', idempotencyKey, sent]);
    const score = own?.score ?? null;
    const refusals = own === kept ? early : refusalsOf(definition, sent, score, sayForm);
    if (refusals.length > 0) return notAccepted(say('problems', { count: refusals.length }), refusals.slice(0, 200));

    const scored = withOwnScore(definition, sent, score);
    const options = { idempotencyKey, body: JSON.stringify(sent) };
    const { callReference } =
      sent.kind === 'still-off'
        ? await stillOff.submit(scored, { ...options, teller: passes(score) ? await tellerOf(request, sent) : null })
        : await submissions.submit(scored, options);
    return privateJson({ callReference });
  });
