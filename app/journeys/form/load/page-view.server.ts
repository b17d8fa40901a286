import {
  asks,
  fieldsByAlias,
  fieldsOf,
  fieldsOfPage,
  type Definition,
} from '~/forms/engine/definition';
import { type Field, type FieldType } from '~/forms/engine/field-type';
import type { Answers, Json } from '~/forms/engine/json';
import { firstOpen, journeyOf, sendsFrom, stopBefore, type Journey } from '~/forms/engine/journey';
import { fieldsIn } from '~/forms/parts/live';
import { initial, pageModel, type FieldModel, type PageModel } from '~/forms/engine/page-model';
import { isoDay } from '~/domain/time/event-time';
import { slotsOf } from '~/forms/engine/quarter-hour';
import type { FormValues } from '~/forms/engine/form-values';
import type { FormProblem } from '~/forms/engine/validation';
import { KEPT, OWN_ITEMS, formPath, withFormParam } from '~/forms/form-paths';
import { titleOf, type PageData, type DraftNotice } from '../page-data';
import { withoutProbe } from '~/server/drafts/cookie.server';
import { pageChallenge } from './bots.server';
import { carriedAnswers } from './carried-address';
import type { FormContext } from './form-context';
import { claimContext, claimItems } from './duplicate/claim.server';
import { sealMeterPoints } from './hidden-meter-points.server';
import { meterState } from './meter.server';
import { sendingView, type NotSent } from './sending.server';
import { filesOn } from './uploads-of';
import type { Instant } from '~/domain/time/instant';
import type { FormQuery } from '~/forms/engine/form-query';

/**
 * From query items named like the questions. The visitor sees and can change each one; invalid
 * values are ignored. docs/decisions/planned-and-offers.md (C-5)
 */
export function queriedAnswers(fields: readonly Field[], query: FormQuery): Answers {
  if (query.malformed) return {};
  return Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const text = query.items[field.alias];
      const { prefill } = field.kind;
      if (text === undefined || text === '' || !prefill) return [];
      const answer = field.kind.answer.safeParse(prefill(text, field));
      return answer.success ? [[field.alias, answer.data]] : [];
    }),
  );
}

type KindOf = (field: FieldModel) => FieldType | undefined;

const withoutMeter = (page: PageModel, kindOf: KindOf): PageModel => ({
  ...page,
  fieldsets: page.fieldsets.map((fieldset) => ({
    ...fieldset,
    columns: fieldset.columns.map((fields) =>
      fields.filter((field) => kindOf(field)?.byServer !== 'meter'),
    ),
  })),
});

interface FormPageState {
  readonly problems?: readonly FormProblem[];
  readonly posted?: FormValues;
  readonly notSent?: NotSent;
}

const OUT = '/';
const SKIP = '/power-cut/incident';

export const notesOf = (journey: Journey, slug: string): readonly string[] =>
  (journey.visibleForm.pages.find((page) => page.slug === slug)?.fields ?? [])
    .filter((field) => !asks(field) && !field.kind.isHidden && !field.kind.byServer)
    .map(({ alias }) => alias);

export function draftNoticeOf({
  draft,
  storeUnavailable,
  isDraft,
  search,
}: FormContext): DraftNotice | null {
  if (storeUnavailable) return 'unavailable';
  if (isDraft) return 'preview';
  if (search.get(OWN_ITEMS.gone) === KEPT) return 'gone-kept';
  if (search.has(OWN_ITEMS.gone) && !draft) return 'gone';
  if (!draft?.formChanged) return null;
  return draft.lost.length > 0 ? 'changed-lost' : 'changed';
}

/** What its type begins with, or the definition's default value. */
export function defaultsOf(definition: Definition, now: Instant): Answers {
  const context = { now, appointmentTimes: definition.appointmentTimes };
  return Object.fromEntries(
    fieldsOf(definition).flatMap((field) => {
      const value = field.kind.begin?.(field, context) ?? initial(field);
      return value === undefined ? [] : [[field.alias, value]];
    }),
  );
}

function beginning(context: FormContext): Answers {
  const { definition, base, visit, query, draft } = context;
  // The link's values override what we know, also on later pages.
  const items = query.malformed ? {} : { ...claimItems(context), ...draft?.query, ...query.items };
  const fields = fieldsOf(definition);
  return {
    ...defaultsOf(definition, base.now),
    ...carriedAnswers(fields, visit.searchedAddress),
    ...queriedAnswers(fields, { malformed: false, items }),
  };
}

/** With prefilled answers, so that questions depending on them are visible. */
function journeyBegun(
  { definition, draftAnswers, base, journey }: FormContext,
  slug: string,
  begun: Answers,
): Journey {
  const page = definition.pages.find((one) => one.slug === slug);
  const own = new Set(page && fieldsOfPage(page).map(({ alias }) => alias));
  const fresh = Object.entries(begun).filter(
    ([alias]) => own.has(alias) && draftAnswers.answers[alias] === undefined,
  );
  return fresh.length > 0
    ? journeyOf(definition, { ...draftAnswers.answers, ...Object.fromEntries(fresh) }, base)
    : journey();
}

function actionOf({ definition, search }: FormContext, slug: string): string {
  const own = withoutProbe(search);
  own.delete(OWN_ITEMS.revealedQuestions);
  const items = own.toString();
  return `${formPath(definition.id, { kind: 'page', slug })}${items && `?${items}`}`;
}

function revealedQuestions(model: PageModel, names: string): PageData['revealedQuestions'] {
  const named = names.split(' ');
  return fieldsIn(model)
    .filter(({ name, hidden }) => named.includes(name) && !hidden)
    .map(({ name, label, heading, bodyText }) => ({ name, label: label || heading || bodyText }));
}

export function backFromChange(
  { definition, draft, draftAnswers, base }: FormContext,
  slug: string,
): string {
  const stop = firstOpen(
    journeyOf(definition, (draft?.draftAnswers ?? draftAnswers).answers, base),
  );
  const path = formPath(definition.id, stop);
  return stop.kind === 'page' && stop.slug === slug ? withFormParam(path, 'change') : path;
}

/** Null if the page is not part of the journey. */
export function pageView(
  context: FormContext,
  slug: string,
  { problems, posted, notSent }: FormPageState = {},
): PageData | null {
  const { definition, draft, base, search, gateways } = context;
  const begun = posted ? {} : beginning(context);
  const journey = posted ? context.journey() : journeyBegun(context, slug, begun);
  const draftNotice = notSent?.draftNotice ?? draftNoticeOf(context);
  const model = pageModel(journey, slug, base, problems, begun);
  if (!model) return null;
  const sends = sendsFrom(journey, slug);
  const isChange = search.has(OWN_ITEMS.change) && !sends;
  const before = stopBefore(journey, { kind: 'page', slug });
  const meter = meterState(context, slug);
  const kindOf: KindOf = ({ alias }) => fieldsByAlias(definition).get(alias)?.kind;
  const hasTimes = model.fieldsets.some(({ columns }) =>
    columns.flat().some((field) => kindOf(field)?.needsSlots),
  );
  return {
    kind: 'page',
    id: definition.id,
    form: titleOf(definition),
    draftNotice,
    page: sealMeterPoints(meter ? model : withoutMeter(model, kindOf)),
    seen: notesOf(journey, slug).join(' '),
    revealedQuestions: problems?.length
      ? []
      : revealedQuestions(model, search.get(OWN_ITEMS.revealedQuestions) ?? ''),
    context: {
      slots: hasTimes ? slotsOf(definition.appointmentTimes) : [],
      today: isoDay(base.now),
      manual: search.getAll(OWN_ITEMS.manual),
      files: filesOn(definition, model, base.files),
      meter,
      claim: claimContext(context),
      bot: pageChallenge(definition, slug, gateways.bots, posted),
    },
    // An explicit action, because without one the form keeps the URL's fragment on later pages.
    action: actionOf(context, slug),
    back: isChange ? backFromChange(context, slug) : before ? formPath(definition.id, before) : OUT,
    isFirst: !isChange && before === null,
    isChange,
    skip: definition.canSkip ? SKIP : null,
    sending: sends
      ? sendingView({ ...context, journey: () => journey }, draft?.submissionKey ?? '', notSent)
      : null,
  };
}
