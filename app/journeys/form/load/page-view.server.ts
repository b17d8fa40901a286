import { asks, fieldsOf, fieldsOfPage, type Field, type Definition } from '~/forms/engine/definition';
import type { Answers, Json } from '~/forms/engine/json';
import { firstOpen, journeyOf, stopBefore, type Journey } from '~/forms/engine/journey';
import { fieldsIn } from '~/forms/parts/live';
import { initial, pageModel, type PageModel } from '~/forms/engine/page-model';
import { isoDay } from '~/domain/time/event-time';
import { slotsOf, defaultAppointment, isDay, isQuarterHour } from '~/forms/engine/quarter-hour';
import type { FormValues } from '~/forms/engine/form-values';
import type { FormProblem } from '~/forms/engine/validation';
import { KEPT, OWN_ITEMS, formPath, withOwnItem } from '~/forms/form-paths';
import { titleOf, type PageData, type Telling } from '../page-data';
import { withoutProbe } from '~/server/drafts/cookie.server';
import { botAround } from './bots.server';
import { carriedAnswers } from './carried-address';
import type { FormContext } from './context.server';
import { claimAround, claimItems } from './known/claim.server';
import { sealMeterPoints } from './hidden-meter-points.server';
import { meterAround } from './meter.server';
import { filesOn } from './uploads-of';
import type { MeterAround } from '~/forms/fields/view';
import type { Instant } from '~/domain/time/instant';
import type { FormQuery } from '~/forms/engine/form-query';
import { allOffered } from '~/forms/parts/one-of';

/** "2026-11-21T10:15": a day and a quarter hour, either of them blank where it is none. */
function momentOf(text: string): readonly [day: string, time: string] {
  const [day = '', time = ''] = text.split('T');
  return [isDay(day) ? day : '', isQuarterHour(time) ? time : ''];
}

/** "2026-11-21T10:15/2026-11-21T23:30"; the second half may be missing. */
function spanOf(text: string): Json {
  const [from = '', until = ''] = text.split('/');
  const [calendarStartDate, startTime] = momentOf(from);
  const [calendarEndDate, endTime] = momentOf(until);
  return { calendarStartDate, startTime, calendarEndDate, endTime };
}

/** The types that a link may fill in, and how their answer is written in it. */
const READ: Readonly<Record<string, (text: string, field: Field) => Json>> = {
  text: (text) => text,
  radio: (text, field) => (allOffered([text.trim()], field) ? text.trim() : null),
  'date and time picker': spanOf,
};

/**
 * Questions that the link to a form has filled in, by a query item of the question's name. The visitor sees and may change each;
 * what the question would not accept is left out. docs/decisions/planned-and-offers.md (C-5)
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

/** Where no meter is asked, nothing is said about one, nor is there a heading for it. */
const withoutMeter = (page: PageModel, meter: MeterAround | null): PageModel =>
  meter
    ? page
    : {
        ...page,
        fieldsets: page.fieldsets.map((fieldset) => ({
          ...fieldset,
          columns: fieldset.columns.map((fields) => fields.filter(({ type }) => type !== 'smart meter')),
        })),
      };

/** Question types that offer the quarter hours of a day. */
const WITH_TIMES = ['appointment picker', 'date and time picker'];

/** What a page is shown with, beside what its context says. */
interface Shown {
  readonly problems?: readonly FormProblem[];
  /** What the page was posted with, where it is shown again. */
  readonly posted?: FormValues;
}

/** Where Back leads on the first page: out of the form. Decision F-488. */
const OUT = '/';
/** Specification: form engine, section 2 "Forms that can be skipped". */
const SKIP = '/power-cut/incident';

/** The notes that a page shows beside its questions, as the hidden input names them. */
export const notesOf = (journey: Journey, slug: string): readonly string[] =>
  (journey.shown.pages.find((page) => page.slug === slug)?.fields ?? [])
    .filter((field) => !asks(field) && field.type !== 'hidden' && !field.kind.byServer)
    .map(({ alias }) => alias);

/** What is said above the questions of what became of the answers. */
export function tellingOf({ draft, isAway, isDraft, search }: FormContext): Telling | null {
  if (isAway) return 'unavailable';
  if (isDraft) return 'preview';
  if (search.get(OWN_ITEMS.gone) === KEPT) return 'gone-kept';
  if (search.has(OWN_ITEMS.gone) && !draft) return 'gone';
  if (!draft?.formChanged) return null;
  return draft.lost.length > 0 ? 'changed-lost' : 'changed';
}

/** The default values that editors gave to questions. */
function defaultsOf(fields: readonly Field[]): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = initial(field);
      return value === undefined ? [] : [[field.alias, value]];
    }),
  );
}

/** What questions begin with that nobody has answered yet. */
function beginning(context: FormContext): Answers {
  const { definition, given, visit, query, draft } = context;
  // What the link said counts more than what we know, also on the pages after the first.
  const items = query.malformed ? {} : { ...claimItems(context), ...draft?.query, ...query.items };
  const fields = fieldsOf(definition);
  return {
    ...defaultsOf(fields),
    ...appointmentsToBegin(definition, given.now),
    ...carriedAnswers(fields, visit.searchedAddress),
    ...queriedAnswers(fields, { malformed: false, items }),
  };
}

/** The journey as the page begins it: an answer that is filled in beforehand also shows the questions that depend on it. */
function journeyBegun({ definition, kept, given, journey }: FormContext, slug: string, begun: Answers): Journey {
  const page = definition.pages.find((one) => one.slug === slug);
  const own = new Set(page && fieldsOfPage(page).map(({ alias }) => alias));
  const fresh = Object.entries(begun).filter(([alias]) => own.has(alias) && kept.answers[alias] === undefined);
  return fresh.length > 0 ? journeyOf(definition, { ...kept.answers, ...Object.fromEntries(fresh) }, given) : journey();
}

/** The address of the page, with the items that it came with: whoever posts it goes on from here. */
function actionOf({ definition, search }: FormContext, slug: string): string {
  const own = withoutProbe(search);
  own.delete(OWN_ITEMS.more);
  const items = own.toString();
  return `${formPath(definition.id, { kind: 'page', slug })}${items && `?${items}`}`;
}

/** What the last answers brought to light, as links: a page that comes again says why. */
function broughtUp(model: PageModel, names: string): PageData['more'] {
  const named = names.split(' ');
  return fieldsIn(model)
    .filter(({ name, hidden }) => named.includes(name) && !hidden)
    .map(({ name, label, heading, bodyText }) => ({ name, label: label || heading || bodyText }));
}

/** Where a page that was opened by Change leads back to: the check, or what is still to be answered before it. */
export function backFromChange({ definition, draft, kept, given }: FormContext, slug: string): string {
  const stop = firstOpen(journeyOf(definition, (draft?.kept ?? kept).answers, given));
  const path = formPath(definition.id, stop);
  return stop.kind === 'page' && stop.slug === slug ? withOwnItem(path, 'change') : path;
}

/** One page of the form as data for its view; null where it is not part of the journey. */
export function pageView(context: FormContext, slug: string, { problems, posted }: Shown = {}): PageData | null {
  const { definition, given, search, gateways } = context;
  const begun = posted ? {} : beginning(context);
  const journey = posted ? context.journey() : journeyBegun(context, slug, begun);
  const telling = tellingOf(context);
  const model = pageModel(journey, slug, given, problems, begun);
  if (!model) return null;
  const isChange = search.has(OWN_ITEMS.change);
  const before = stopBefore(journey, { kind: 'page', slug });
  const meter = meterAround(context, slug);
  const hasTimes = model.fieldsets.some(({ columns }) => columns.flat().some(({ type }) => WITH_TIMES.includes(type)));
  return {
    kind: 'page',
    id: definition.id,
    form: titleOf(definition),
    telling,
    page: sealMeterPoints(withoutMeter(model, meter)),
    seen: notesOf(journey, slug).join(' '),
    more: problems?.length ? [] : broughtUp(model, search.get(OWN_ITEMS.more) ?? ''),
    around: {
      slots: hasTimes ? slotsOf(definition.appointmentTimes) : [],
      today: isoDay(given.now),
      manual: search.getAll(OWN_ITEMS.manual),
      files: filesOn(model, given.files),
      meter,
      claim: claimAround(context),
      bot: botAround(definition, slug, gateways.bots, posted),
    },
    // Said in full: a form without it takes the fragment of the address along to the pages after it.
    action: actionOf(context, slug),
    back: isChange ? backFromChange(context, slug) : before ? formPath(definition.id, before) : OUT,
    isFirst: !isChange && before === null,
    isChange,
    skip: definition.canSkip ? SKIP : null,
  };
}

/**
 * A required appointment begins with the next quarter hour, where the form offers it; one that may be left out begins empty,
 * so that nobody makes an appointment by not answering. Specification: form engine, section 9; decision F-547.
 */
export function appointmentsToBegin(definition: Definition, now: Instant): Answers {
  const begin = defaultAppointment(now);
  const slots = slotsOf(definition.appointmentTimes);
  if (!slots.includes(begin.timeFrom) || !slots.includes(begin.timeUntil)) return {};
  const needed = fieldsOf(definition).filter(({ type, required }) => type === 'appointment picker' && required);
  return Object.fromEntries(needed.map(({ alias }) => [alias, { ...begin, noAccess: false }]));
}
