import { acceptPage, type Accepted } from '~/forms/engine/accept';
import { fieldsByAlias, fieldsOf, type Definition } from '~/forms/engine/definition';
import type { Answers } from '~/forms/engine/json';
import { firstOpen, journeyOf } from '~/forms/engine/journey';
import { pageModel } from '~/forms/engine/page-model';
import { payloadOf } from '~/forms/engine/payload';
import { partOf, valueOf } from '~/forms/engine/form-values';
import { INTENT } from '~/forms/engine/intent-name';
import type { FormProblem } from '~/forms/engine/validation';
import { DIFFERENT, formPath, withFormParam } from '~/forms/form-paths';
import { pageData, seeOther } from '~/server/answers.server';
import { writeVisit } from '~/server/visit/session.server';
import {
  titleOf,
  type DuplicateData,
  type DraftNotice,
  type DuplicateAnswer,
} from '../../page-data';
import { isoDay } from '~/domain/time/event-time';
import { formContext, withDraft } from '../context.server';
import { type FormContext } from '../form-context';
import type { FormGateways } from '../gateways';
import { showNotice, storeNotice } from '../notice.server';
import { notesOf } from '../page-view.server';
import { postedIn } from '../post-page.server';
import { isSent, ownThankYouPath } from '../thank-you.server';
import { duplicateCut, duplicatePathOf } from './duplicate-cut.server';
import { forwardPriorityNote, sendingWait } from './forward-priority-note.server';
import type { Duplicate } from '~/server/submissions/duplicate-of.server';
import { customSmsDisplay } from '~/domain/incident/custom-sms';
import type { Incident } from '~/domain/incident/incident';
import { situationOf } from '~/domain/incident/situation';
import { parsePostcode, sectorOf } from '~/domain/postcode';
import type { WireAddress } from '~/forms/engine/submission-field';
import { ageModel } from '~/journeys/incident/models/age-model';
import { powerBackSentence } from '~/journeys/incident/words/power-back-sentence';
import { leadOf } from '~/journeys/incident/words/lead-sentences';
import { placeOf } from '~/journeys/incident/words/place';
import { ruleOf } from '~/journeys/incident/words/rule-of';
import { statusOf } from '~/journeys/incident/words/status';
import { incidentWords } from '~/words/incident';
import { textsOf } from '~/words/texts';

const covers = ({ postcodes, sectors }: Incident, typed: string): boolean => {
  const postcode = parsePostcode(typed)?.postcode ?? '';
  return postcodes.length > 0
    ? postcodes.includes(postcode)
    : sectors.includes(sectorOf(typed) ?? '');
};

export function duplicateAnswer(
  { content, incidents }: Pick<FormGateways, 'content' | 'incidents'>,
  incident: Incident,
  { Postcode }: Pick<WireAddress, 'Postcode'>,
  now: number,
): DuplicateAnswer {
  const { stormMode: storm, stormName } = content.live();
  const t = textsOf(incidentWords, content.dictionary());
  const situation = situationOf(incident, now, { storm });
  const place = placeOf(incident, t);
  const power = covers(incident, Postcode) ? t('yourPower') : t('powerAt', { place });
  const { status, chip, icon } = statusOf(situation);
  const snapshot = incidents.snapshot();
  return {
    status,
    chip: t(chip),
    ...(icon ? { icon } : {}),
    sentence: powerBackSentence(situation, {
      t,
      power,
      place,
      ownHome: situation.isSinglePremise,
      storm: stormName,
    }),
    age: snapshot && ageModel({ ...snapshot, stale: incidents.freshness().stale }, now, t).sentence,
    lead: leadOf(situation, t),
    homes: incident.customersAffected ?? 0,
    rule: ruleOf(situation, t),
    texts: customSmsDisplay(situation, content.settings().customSms)
      ? `/power-cut/text-updates/incident?${new URLSearchParams({ incidentid: incident.reference }).toString()}`
      : null,
  };
}

interface Known {
  readonly context: FormContext;
  readonly known: Duplicate;
  readonly health: Definition;
  readonly slug: string;
}

async function knownIn(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
): Promise<Known | Response> {
  const context = await formContext(request, form, gateways);
  const { definition, draft } = context;
  if (context.notice) return showNotice(context.notice);
  if (context.storeUnavailable) return storeNotice(context);
  if (!draft && isSent(context)) return seeOther(ownThankYouPath(definition));
  const { health } = definition;
  const slug = health?.pages.at(-1)?.slug;
  const known = draft && (await duplicateCut(context));
  if (known && health && slug !== undefined) return { context, known, health, slug };
  const first = formPath(definition.id, firstOpen(context.journey()));
  return seeOther(draft ? first : withFormParam(first, 'gone'));
}

interface DuplicatePageState {
  readonly problems?: readonly FormProblem[];
  readonly noted?: string | null;
  readonly draftNotice?: DraftNotice | null;
}

function dataOf(
  { context, known, health, slug }: Known,
  { problems = [], noted = null, draftNotice = null }: DuplicatePageState,
) {
  const { definition, draftAnswers, base, gateways } = context;
  const journey = journeyOf(health, draftAnswers.answers, base);
  const { Address } = payloadOf(journey, { reference: '' }, base);
  const incident = known.several
    ? undefined
    : gateways.incidents.snapshot()?.byReference.get(known.reference);
  const page = pageModel(journey, slug, base, problems);
  if (!page || !Address) return null;
  const place = definition.pages.find(({ fieldsets }) =>
    fieldsets.some(({ columns }) =>
      columns.flat().some(({ alias }) => alias === definition.address),
    ),
  );
  const data: DuplicateData = {
    kind: 'known',
    id: definition.id,
    form: titleOf(definition),
    draftNotice,
    address: [Address.AddressLine1, Address.AddressLine2, Address.AddressLine3, Address.Postcode]
      .filter(Boolean)
      .join(', '),
    change: formPath(definition.id, place && { kind: 'page', slug: place.slug }),
    path: known.path,
    answer: incident ? duplicateAnswer(gateways, incident, Address, base.now) : null,
    page,
    seen: notesOf(journey, slug).join(' '),
    context: { slots: [], today: isoDay(base.now), manual: [], files: {}, meter: null, bot: null },
    noted,
  };
  return data;
}

/** See docs/decisions/report.md */
export async function loadDuplicate(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
) {
  const found = await knownIn(request, form, gateways);
  if (found instanceof Response) return found;
  return pageData(dataOf(found, {}));
}

function saidByPressing(definition: Definition, health: Definition): Answers {
  const own = new Map([
    ...definition.besides.map((one) => [one.alias, one] as const),
    ...fieldsByAlias(definition),
  ]);
  return Object.fromEntries(
    fieldsOf(health).flatMap(({ alias, kind, defaultValue }) => {
      const field = own.get(alias);
      if (!kind.isHidden || !field || field.kind.isHidden) return [];
      return [[alias, field.kind.read(partOf(new Map([[alias, [defaultValue]]]), alias), field)]];
    }),
  );
}

async function differs({ context, known }: Known): Promise<Response> {
  const { definition, visit } = context;
  return seeOther(formPath(definition.id, firstOpen(context.journey())), [
    await writeVisit({ ...visit, differentFrom: known.reference }),
  ]);
}

/**
 * A health need is sent to the control room at once, or the visitor says theirs is different. The
 * answers are also saved in the draft for a later report.
 */
export async function postDuplicate(
  request: Request,
  form: string | undefined,
  gateways: FormGateways,
) {
  const found = await knownIn(request, form, gateways);
  if (found instanceof Response) return found;
  const { context, health, slug, known } = found;
  const { definition, base, visitor, draft } = context;
  const posted = await postedIn(request);
  if (valueOf(posted, INTENT) === DIFFERENT) return differs(found);
  if (!visitor || !draft) return seeOther(duplicatePathOf(definition.id));
  const again = (at: FormContext, status: number, shown: DuplicatePageState) =>
    pageData(dataOf({ ...found, context: at }, shown), status);
  if (sendingWait(context, visitor) > 0) return again(context, 429, { draftNotice: 'too-many' });
  let accepted: Accepted | null = null;
  try {
    const after = await gateways.drafts.change(
      visitor,
      definition,
      ({ draftAnswers }) => {
        accepted = acceptPage(health, draftAnswers, slug, posted, base);
        const said = { ...accepted?.draftAnswers.answers, ...saidByPressing(definition, health) };
        return { draftAnswers: { ...draftAnswers, answers: { ...draftAnswers.answers, ...said } } };
      },
      draft,
    );
    const now = withDraft(context, after);
    const problems = (accepted as Accepted | null)?.problems ?? [];
    if (problems.length > 0) return again(now, 422, { problems });
    const journey = journeyOf(health, after.draftAnswers.answers, base);
    const submission = payloadOf(
      journey,
      {
        reference: gateways.submissions.newReference(),
        query: draft.query,
        language: gateways.content.language?.code,
      },
      base,
    );
    return again(now, 200, {
      noted: await forwardPriorityNote(gateways, journey, after, submission, known),
    });
  } catch {
    return again(context, 503, { draftNotice: 'unavailable' });
  }
}
