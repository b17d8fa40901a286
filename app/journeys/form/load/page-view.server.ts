import { asks, fieldsOf, fieldsOfPage, type Definition } from '~/forms/engine/definition';
import { type Field } from '~/forms/engine/field-type';
import type { Answers, Json } from '~/forms/engine/json';
import { firstOpen, journeyOf, sendsFrom, stopBefore, type Journey } from '~/forms/engine/journey';
import { fieldsIn } from '~/forms/parts/live';
import { initial, pageModel, type PageModel } from '~/forms/engine/page-model';
import { isoDay } from '~/domain/time/event-time';
import { slotsOf, defaultAppointment, isDay, isQuarterHour } from '~/forms/engine/quarter-hour';
import type { FormValues } from '~/forms/engine/form-values';
import type { FormProblem } from '~/forms/engine/validation';
import { KEPT, OWN_ITEMS, formPath, withFormParam } from '~/forms/form-paths';
import { titleOf, type PageData, type DraftNotice } from '../page-data';
import { withoutProbe } from '~/server/drafts/cookie.server';
import { botAround } from './bots.server';
import { carriedAnswers } from './carried-address';
import type { FormContext } from './form-context';
import { claimAround, claimItems } from './duplicate/claim.server';
import { sealMeterPoints } from './hidden-meter-points.server';
import { meterAround } from './meter.server';
import { sendingView, type NotSent } from './sending.server';
import { filesOn } from './uploads-of';
import type { MeterAround } from '~/forms/fields/view';
import type { Instant } from '~/domain/time/instant';
import type { FormQuery } from '~/forms/engine/form-query';
import { allOffered } from '~/forms/parts/one-of';

/** Parses "2026-11-21T10:15" into a day and a quarter hour; either is empty if invalid. */
function momentOf(text: string): readonly [day: string, time: string] {
  const [day = '', time = ''] = text.split('T');
  return [isDay(day) ? day : '', isQuarterHour(time) ? time : ''];
}

/** Parses "2026-11-21T10:15/2026-11-21T23:30"; the second half is optional. */
function spanOf(text: string): Json {
  const [from = '', until = ''] = text.split('/');
  const [calendarStartDate, startTime] = momentOf(from);
  const [calendarEndDate, endTime] = momentOf(until);
  return { calendarStartDate, startTime, calendarEndDate, endTime };
}

/** The question types that a link can prefill, with their parsers. */
const READ: Readonly<Record<string, (text: string, field: Field) => Json>> = {
  text: (text) => text,
  'recent power cut': (text) => text.trim().toUpperCase(),
  radio: (text, field) => (allOffered([text.trim()], field) ? text.trim() : null),
  'date and time picker': spanOf,
};

/**
 * Returns answers prefilled by a link, from query items named like the questions. The visitor sees
 * and can change each one; invalid values are ignored. docs/decisions/planned-and-offers.md (C-5)
 */
export function queriedAnswers(fields: readonly Field[], query: FormQuery): Answers {
  if (query.malformed) return {};
  return Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const text = query.items[field.alias];
      const read = READ[field.type];
      if (text === undefined || text === '' || !read) return [];
      const answer = field.kind.answer.safeParse(read(text, field));
      return answer.success ? [[field.alias, answer.data]] : [];
    }),
  );
}

/** Removes meter texts and headings from pages that ask no meter. */
const withoutMeter = (page: PageModel, meter: MeterAround | null): PageModel =>
  meter
    ? page
    : {
        ...page,
        fieldsets: page.fieldsets.map((fieldset) => ({
          ...fieldset,
          columns: fieldset.columns.map((fields) =>
            fields.filter(({ type }) => type !== 'smart meter'),
          ),
        })),
      };

/** Question types that offer quarter-hour times. */
const WITH_TIMES = ['appointment picker', 'date and time picker'];

/** What a page shows besides its context. */
interface Shown {
  readonly problems?: readonly FormProblem[];
  /** The posted values when the page is shown again. */
  readonly posted?: FormValues;
  /** Why the page did not send the form. */
  readonly notSent?: NotSent;
}

/** Where Back leads on the first page. Decision F-488. */
const OUT = '/';
/** Specification: form engine, section 2 "Forms that can be skipped". */
const SKIP = '/power-cut/incident';

/** The notes beside a page's questions, as the hidden input names them. */
export const notesOf = (journey: Journey, slug: string): readonly string[] =>
  (journey.visibleForm.pages.find((page) => page.slug === slug)?.fields ?? [])
    .filter((field) => !asks(field) && field.type !== 'hidden' && !field.kind.byServer)
    .map(({ alias }) => alias);

/** Returns the notice above the questions about the state of the draft. */
export function tellingOf({
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

/** Returns the default values that editors set. */
function defaultsOf(fields: readonly Field[]): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = initial(field);
      return value === undefined ? [] : [[field.alias, value]];
    }),
  );
}

/** Returns the initial values of unanswered questions. */
function beginning(context: FormContext): Answers {
  const { definition, base, visit, query, draft } = context;
  // The link's values override what we know, also on later pages.
  const items = query.malformed ? {} : { ...claimItems(context), ...draft?.query, ...query.items };
  const fields = fieldsOf(definition);
  return {
    ...defaultsOf(fields),
    ...appointmentsToBegin(definition, base.now),
    ...carriedAnswers(fields, visit.searchedAddress),
    ...queriedAnswers(fields, { malformed: false, items }),
  };
}

/** Returns the journey with prefilled answers, so that questions depending on them are visible. */
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

/** Returns the page's URL with the query items it came with, so they survive the post. */
function actionOf({ definition, search }: FormContext, slug: string): string {
  const own = withoutProbe(search);
  own.delete(OWN_ITEMS.more);
  const items = own.toString();
  return `${formPath(definition.id, { kind: 'page', slug })}${items && `?${items}`}`;
}

/**
 * Returns links to the questions that the last answers revealed, to explain why the page is shown
 * again.
 */
function revealedQuestions(model: PageModel, names: string): PageData['more'] {
  const named = names.split(' ');
  return fieldsIn(model)
    .filter(({ name, hidden }) => named.includes(name) && !hidden)
    .map(({ name, label, heading, bodyText }) => ({ name, label: label || heading || bodyText }));
}

/** Returns where a page opened by Change leads back to: the check page, or an earlier open page. */
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

/** Returns one form page as data for its view; null if it is not part of the journey. */
export function pageView(
  context: FormContext,
  slug: string,
  { problems, posted, notSent }: Shown = {},
): PageData | null {
  const { definition, draft, base, search, gateways } = context;
  const begun = posted ? {} : beginning(context);
  const journey = posted ? context.journey() : journeyBegun(context, slug, begun);
  const telling = notSent?.telling ?? tellingOf(context);
  const model = pageModel(journey, slug, base, problems, begun);
  if (!model) return null;
  const sends = sendsFrom(journey, slug);
  const isChange = search.has(OWN_ITEMS.change) && !sends;
  const before = stopBefore(journey, { kind: 'page', slug });
  const meter = meterAround(context, slug);
  const hasTimes = model.fieldsets.some(({ columns }) =>
    columns.flat().some(({ type }) => WITH_TIMES.includes(type)),
  );
  return {
    kind: 'page',
    id: definition.id,
    form: titleOf(definition),
    telling,
    page: sealMeterPoints(withoutMeter(model, meter)),
    seen: notesOf(journey, slug).join(' '),
    more: problems?.length ? [] : revealedQuestions(model, search.get(OWN_ITEMS.more) ?? ''),
    around: {
      slots: hasTimes ? slotsOf(definition.appointmentTimes) : [],
      today: isoDay(base.now),
      manual: search.getAll(OWN_ITEMS.manual),
      files: filesOn(model, base.files),
      meter,
      claim: claimAround(context),
      bot: botAround(definition, slug, gateways.bots, posted),
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

/**
 * Returns initial appointments. A required one starts at the next quarter hour the form offers; an
 * optional one starts empty, so that nobody books by not answering. Specification: form engine,
 * section 9; decision F-547.
 */
export function appointmentsToBegin(definition: Definition, now: Instant): Answers {
  const needed = fieldsOf(definition).filter(
    ({ type, required }) => type === 'appointment picker' && required,
  );
  if (needed.length === 0) return {};
  const begin = defaultAppointment(now);
  const slots = slotsOf(definition.appointmentTimes);
  if (!slots.includes(begin.timeFrom) || !slots.includes(begin.timeUntil)) return {};
  return Object.fromEntries(needed.map(({ alias }) => [alias, { ...begin, noAccess: false }]));
}
